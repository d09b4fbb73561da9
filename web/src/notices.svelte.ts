/** Being told when it is my turn while the page is closed: Web Push, where server and browser have it. */

import { spoken } from "./catalogue.svelte.ts";
import { keep, keysOf, myTables, settings } from "./device.svelte.ts";
import { get, post } from "./http.ts";
import type { ServerInfo } from "./generated/protocol.ts";
import { hasServer, site } from "./site.ts";

/** Whether this browser can show notifications at all. */
export const canNotify = (): boolean => "Notification" in window && isSecureContext;

/** Whether the browser can, once the page is on the Home Screen: Safari on a phone or tablet. */
export const needsHomeScreen = (): boolean =>
  !("Notification" in window) && /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1;

let asked: Promise<ServerInfo | null> | undefined;

/** What the server offers; null where there is none. */
export function server(): Promise<ServerInfo | null> {
  if (!hasServer) return Promise.resolve(null);
  asked ??= get<ServerInfo>("server", settings.password || undefined).catch(() => {
    asked = undefined;
    return null;
  });
  return asked;
}

/** Ask again: the visitor has given a password. */
export function askServerAgain(): Promise<ServerInfo | null> {
  asked = undefined;
  return server();
}

/** Turn notifications on or off; whether they are on then. */
export async function notify(wanted: boolean): Promise<boolean> {
  const granted = wanted && (await Notification.requestPermission()) === "granted";
  keep({ notify: granted });
  if (granted) for (const { table } of myTables()) await listenAt(table).catch(() => {});
  else await stop().catch(() => {});
  return granted;
}

/** Let the server tell this device about my seats at a table, if that is wanted. */
export async function listenAt(table: string): Promise<void> {
  const { seats } = keysOf(table);
  if (!settings.notify || !canNotify() || !seats.length || table.startsWith("here-")) return;
  const subscribed = await subscription();
  if (!subscribed) return;
  for (const token of seats) await post(`tables/${table}/push`, { ...subscribed, language: spoken() }, token);
}

/** This browser's subscription with this server's key; null if one of the two has no push. */
async function subscription(): Promise<{ endpoint: string; p256dh: string; auth: string } | null> {
  const key = (await server())?.push;
  const worker = key ? await registration() : null;
  if (!key || !worker?.pushManager) return null;
  const found =
    (await worker.pushManager.getSubscription()) ??
    (await worker.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null));
  const { endpoint, keys } = found?.toJSON() ?? {};
  return endpoint && keys?.["p256dh"] && keys["auth"] ? { endpoint, p256dh: keys["p256dh"], auth: keys["auth"] } : null;
}

async function registration(): Promise<ServiceWorkerRegistration | null> {
  if (!("serviceWorker" in navigator)) return null;
  return (await navigator.serviceWorker.getRegistration(site.base)) ?? null;
}

/** Tell this device no more. */
async function stop(): Promise<void> {
  await (await (await registration())?.pushManager?.getSubscription())?.unsubscribe();
}
