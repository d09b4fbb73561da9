/**
 * The service worker: the page's files are kept when it is installed, the engine's when somebody asks for them.
 * It is written by hand: Workbox would be four times its size, and would leave out the engine's large files.
 */

export {}; // A module, so that its `self` is its own.
declare const self: ServiceWorkerGlobalScope;

/** The page's files, and a name for exactly these; vite.config.ts fills both in. */
const FILES: readonly string[] = JSON.parse("__FILES__") as string[];
const PAGE = "cubetown-page-__VERSION__";
const PAGES = "cubetown-page-";

self.addEventListener("install", (event) => {
  // "reload": what the HTTP cache has may belong to an older page.
  const fetched = FILES.map((file) => new Request(new URL(file, self.registration.scope), { cache: "reload" }));
  event.waitUntil(caches.open(PAGE).then((cache) => cache.addAll(fetched)));
});

self.addEventListener("activate", (event) => event.waitUntil(forgetOldPages().then(() => self.clients.claim())));

/** The page asks for this when its visitor agrees to the update. */
self.addEventListener("message", (event) => {
  if (event.data === "update") void self.skipWaiting();
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const path = pathOf(request.url);
  // The page asks past what it has kept for an engine that may be newer.
  if (request.method !== "GET" || path === null || isServers(path) || (path.startsWith("engine/") && request.cache === "no-store")) return;
  event.respondWith(request.mode === "navigate" ? answerTo(self.registration.scope, request) : answerTo(request.url, request));
});

/** The path below the folder of the page; null for anything else. */
function pathOf(address: string): string | null {
  const { scope } = self.registration;
  return address.startsWith(scope) ? address.slice(scope.length).replace(/[?#].*$/s, "") : null;
}

/** What only a server can answer is never kept. */
const isServers = (path: string) => /^(api|healthz|metrics|openapi\.json)(\/|$)/.test(path);

/** This page's own file, else one that was kept by another page or as part of the engine, else the network's. */
async function answerTo(address: string, request: Request): Promise<Response> {
  const own = await caches.open(PAGE);
  const kept = (await own.match(address, { ignoreSearch: true })) ?? (await caches.match(address, { ignoreSearch: true }));
  return kept ?? fetch(request);
}

/** The last page stays: another tab may still show it and ask for its parts. */
async function forgetOldPages(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PAGES) && name !== PAGE);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}
