/** Games that continue from a position of another one: where they come from, and what that one came to. */

import { read, write } from "../device.svelte.ts";

/** Where a game came from. */
export interface Origin {
  readonly table: string;
  /** The points of the earlier game. */
  readonly points: number;
}

const KEY = "played-on";
/** How many games are remembered. */
const MOST = 50;

/** Remember that a table continues another one, which ended with so many hundredths of a point. */
export function notePlayedOn(table: string, from: string, hundredths: number): void {
  const known = Object.entries(read<Record<string, Origin>>(KEY, {})).slice(1 - MOST);
  write(KEY, { ...Object.fromEntries(known), [table]: { table: from, points: Math.round(hundredths / 100) } });
}

/** Return where a table's game came from, if this device knows. */
export const playedOnFrom = (table: string): Origin | undefined => read<Record<string, Origin>>(KEY, {})[table];
