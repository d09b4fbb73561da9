/** The page's service worker: registered after the first paint; a new version waits until the visitor agrees. */

import { site } from "../site.ts";
import { renewEngine } from "./offline.ts";

let waiting = $state.raw<ServiceWorker | null>(null);

/** Whether a new version is ready. */
export const updateIsReady = (): boolean => waiting !== null;

/** Show the new version. */
export function update(): void {
  navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
  waiting?.postMessage("update");
}

/** Keep the page on this device, and look out for a new version. */
export async function keepPage(): Promise<void> {
  if (!("serviceWorker" in navigator) || !import.meta.env.PROD) return;
  // It asks before it shows a notice (sw/sw.ts).
  navigator.serviceWorker.addEventListener("message", ({ data, ports }) => {
    if (data === "where") ports[0]?.postMessage(location.href);
  });
  const registering = navigator.serviceWorker.register(`${site.base}sw.js`, {
    scope: site.base,
    updateViaCache: "none",
  });
  const registration = await registering.catch(() => null); // Refused, in a private window say: the page works without.
  if (!registration) return;
  const look = () => {
    // Without a controller this is the first visit: nothing is being replaced.
    if (registration.waiting && navigator.serviceWorker.controller) waiting = registration.waiting;
  };
  look();
  renewEngine().catch(() => {}); // The next visit tries again.
  registration.addEventListener("updatefound", () => registration.installing?.addEventListener("statechange", look));
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => {}); // Offline there is no news.
  });
}
