/** Keeping the engine on this device, so that it starts without a connection. */

import { get } from "../http.ts";
import type { ServerInfo } from "../generated/protocol.ts";
import { hasServer, site } from "../site.ts";
import { engineAt, snapshotOf, stampOf, unpacked, type Engine } from "./engine.ts";
import type { KeepSnapshot, SnapshotKept } from "./messages.ts";

const CACHES = "cubetown-engine-";
const folder = () => new URL(`${site.base}engine/`, location.href).href;

/** What there is to keep: `null` if this site has no engine. */
export interface Offline {
  readonly engine: Engine;
  readonly megabytes: number;
  readonly isKept: boolean;
}

/** Whether this browser can keep pages at all. */
export const canKeep = (): boolean => "serviceWorker" in navigator && "caches" in window;

export async function offline(): Promise<Offline | null> {
  if (
    hasServer &&
    !(await get<ServerInfo>("server").then(
      (server) => server.engine,
      () => true,
    ))
  )
    return null;
  const engine = await engineAt(folder()).catch(() => null);
  if (!engine) return null;
  const bytes = Object.values(engine.files).reduce((sum, file) => sum + (file.packed ?? file.bytes), 0);
  return { engine, megabytes: Math.max(1, Math.round(bytes / 1e6)), isKept: await isKept(engine) };
}

const cacheOf = (engine: Engine) => CACHES + stampOf(engine);

async function isKept(engine: Engine): Promise<boolean> {
  if (!canKeep() || !(await caches.has(cacheOf(engine)))) return false;
  const cache = await caches.open(cacheOf(engine));
  return (await cache.match(`${folder()}engine.json`)) !== undefined;
}

/** Fetch the whole engine and keep it; the list comes last and says that all is there. */
export async function keepEngine(engine: Engine, progress: (share: number) => void): Promise<void> {
  const all = Object.values(engine.files).reduce((sum, { bytes }) => sum + bytes, 0) || 1;
  let got = 0;
  const cache = await caches.open(cacheOf(engine));
  for (const name of Object.keys(engine.files)) {
    const file = await unpacked(
      folder() + name,
      engine.isPacked,
      (bytes) => progress(Math.min(1, (got += bytes) / all)),
      { cache: "no-store" },
    );
    await cache.put(folder() + name, file);
  }
  await cache.put(`${folder()}engine.json`, Response.json(engine));
  for (const name of await caches.keys())
    if (name.startsWith(CACHES) && name !== cacheOf(engine)) await caches.delete(name);
  await keepSnapshot(engine);
}

/** Let a worker start Python once and keep its memory beside the engine; where that fails, later starts are only slower. */
async function keepSnapshot(engine: Engine): Promise<void> {
  const cache = await caches.open(cacheOf(engine));
  const address = snapshotOf(folder(), engine);
  if (await cache.match(address)) return;
  const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module", name: "snapshot" });
  await new Promise<void>((done) => {
    worker.onerror = () => done();
    worker.onmessage = ({ data }: MessageEvent<SnapshotKept>) => data.kind === "snapshot-kept" && done();
    worker.postMessage({ kind: "snapshot", engine: folder(), cache: cacheOf(engine), address } satisfies KeepSnapshot);
  });
  worker.terminate();
}

/** Where the engine is kept and the site has a newer one, fetch that; a game that is open goes on with what it has. */
export async function renewEngine(): Promise<void> {
  if (!canKeep() || !navigator.onLine) return;
  const kept = (await caches.keys()).some((name) => name.startsWith(CACHES));
  const engine = kept ? await engineAt(folder(), { cache: "no-store" }).catch(() => null) : null;
  if (!engine) return;
  if (await isKept(engine)) await keepSnapshot(engine);
  else await keepEngine(engine, () => {});
}
