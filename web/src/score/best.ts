/** The best result that this device has seen, for each kind of game. */

import { read, write } from "../device.svelte.ts";
import type { Setup } from "../protocol.generated.ts";

/** A best result, the table it comes from, and the best before it. */
export interface Best {
  readonly points: number;
  readonly table: string;
  readonly before: number | null;
}

/** Games with the same name here compare: the game, its variant and the number of players. */
export function kindOf(game: string, setup: Setup): string {
  const side = "side" in setup ? ` ${setup.side}` : "";
  return `${game} ${setup.variant} ${setup.players.length}${side}`;
}

/** The best once a table's result is known. */
export function bestAfter(kept: Best | undefined, table: string, points: number): Best {
  if (kept && kept.points >= points) return kept;
  return { points, table, before: kept ? (kept.table === table ? kept.before : kept.points) : null };
}

const all = () => read<Record<string, Best>>("bests", {});

/** The best of a kind, with a table's result. */
export const bestWith = (kind: string, table: string, points: number): Best => bestAfter(all()[kind], table, points);

/** Remember the best of a kind. */
export const keepBest = (kind: string, best: Best): void => write("bests", { ...all(), [kind]: best });
