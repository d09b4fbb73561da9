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
/** Milliseconds that a page in sight, and any page, has to say where it is: a browser lets a click open a tab for a second only. */
const IN_SIGHT = 5000;
const ANYWHERE = 500;

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
  if (
    request.method !== "GET" ||
    path === null ||
    isServers(path) ||
    (path.startsWith("engine/") && request.cache === "no-store")
  )
    return;
  event.respondWith(
    request.mode === "navigate" ? answerTo(self.registration.scope, request) : answerTo(request.url, request),
  );
});

/** What the server pushes when my turn begins (docs/protocol.md). */
interface Notice {
  readonly title: string;
  readonly body: string;
  /** The table's address, relative to the page. */
  readonly path: string;
  readonly table: string;
}

self.addEventListener("push", (event) => event.waitUntil(tell(event.data?.json() as Notice)));

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(show((event.notification.data as Notice).path));
});

/** Show a notice, one for each table, unless somebody looks at that table already. */
async function tell(notice: Notice): Promise<void> {
  const address = new URL(notice.path, self.registration.scope).href;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  if (
    await pageAt(
      address,
      pages.filter(({ visibilityState }) => visibilityState === "visible"),
      IN_SIGHT,
    )
  )
    return;
  const icon = new URL("icon-192.png", self.registration.scope).href;
  await self.registration.showNotification(notice.title, { body: notice.body, tag: notice.table, data: notice, icon });
}

/** Bring the table to the front, in a tab that shows it or in a new one. */
async function show(path: string): Promise<void> {
  const address = new URL(path, self.registration.scope).href;
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const page = await pageAt(address, pages, ANYWHERE);
  await (page ? page.focus() : self.clients.openWindow(address));
}

async function pageAt(
  address: string,
  pages: readonly WindowClient[],
  patience: number,
): Promise<WindowClient | undefined> {
  const places = await Promise.all(pages.map((page) => placeOf(page, patience)));
  return pages[places.findIndex((place) => place.startsWith(address))];
}

/** Where a page is now. A client's own `url` is where it was opened, and is all there is to know of a page that does not answer. */
const placeOf = (page: WindowClient, patience: number) =>
  new Promise<string>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(data as string);
    setTimeout(() => resolve(page.url), patience);
    page.postMessage("where", [port2]);
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
  const kept =
    (await own.match(address, { ignoreSearch: true })) ?? (await caches.match(address, { ignoreSearch: true }));
  return kept ?? fetch(request);
}

/** The last page stays: another tab may still show it and ask for its parts. */
async function forgetOldPages(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PAGES) && name !== PAGE);
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
}
