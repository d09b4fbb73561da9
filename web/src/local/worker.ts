/** A device's worker. It runs the tables; started by itself under another name, it runs their bots, or keeps Python's memory for later starts. */

import { think } from "./bots.ts";
import { makeSnapshot } from "./engine.ts";
import { lead } from "./leading.ts";
import type { BotAsked, KeepSnapshot, SnapshotKept, Start, TakeOver } from "./messages.ts";

self.onmessage = ({ data }: MessageEvent<Start | TakeOver | BotAsked | KeepSnapshot>) => {
  if (data.kind === "start" || data.kind === "take-over") void lead(data);
  else if (data.kind === "snapshot") void keepSnapshot(data);
  else void think(data);
};

async function keepSnapshot({ engine, cache, address }: KeepSnapshot): Promise<void> {
  try {
    const memory = await makeSnapshot(engine);
    await (await caches.open(cache)).put(address, new Response(memory));
  } catch (error) {
    console.warn("snapshot", error);
  }
  self.postMessage({ kind: "snapshot-kept" } satisfies SnapshotKept);
}
