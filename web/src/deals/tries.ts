/** The deals and puzzles that this device has tried. */

import { keysOf, read, rememberTable, write } from "../device.svelte.ts";
import { post } from "../http.ts";
import type { NewTable } from "../protocol.generated.ts";
import { go } from "../router.svelte.ts";
import { to } from "../site.ts";
import { streakAt, type Tries, type Try } from "./days.ts";

const KEY = "deals";
const PUZZLE = "puzzle/";

const all = (): Tries => read<Tries>(KEY, {});

/** What this device did with a deal; undefined if nothing that counts. */
export const tryOf = (deal: string): Try | undefined => all()[deal];

function note(deal: string, changes: Partial<Try>): void {
  const tries = all();
  write(KEY, { ...tries, [deal]: { table: "", ...tries[deal], ...changes } });
}

/** Note how a counted try ended. */
export const noteResult = (deal: string, points: number, won: boolean): void => note(deal, { points, won });

const PLAYED = "dealt";

/** The finished game on this device that met a deal without counting on its link's board. */
export const knownFrom = (code: string): string | undefined => read<Record<string, string>>(PLAYED, {})[code];

/** How many such deals are remembered, the latest ones. */
const MOST_KNOWN = 300;

/** Note that whoever plays here knows a deal now. */
export function noteKnown(code: string, table: string): void {
  const known = Object.entries({ ...read<Record<string, string>>(PLAYED, {}), [code]: knownFrom(code) ?? table });
  write(PLAYED, Object.fromEntries(known.slice(-MOST_KNOWN)));
}

/** How many days in a row a game's deal was finished here, up to a day. */
export const streak = (game: string, day: string): number => streakAt(all(), game, day);

/** Whether this device has finished its counted try of a deal. */
export const isDone = (deal: string): boolean => tryOf(deal)?.points !== undefined;

/** Open a table for a deal and go there; a counted try is remembered, and one that runs goes on. */
export async function begin(game: string, deal: string, name: string, counted: boolean): Promise<void> {
  const begun = counted ? tryOf(deal) : undefined; // Perhaps in another tab.
  if (begun) return go(to.table(begun.table));
  const made = await post<NewTable>("tables", { game, seats: [{ kind: "person", name }], deal, counted });
  rememberTable(made);
  if (counted) note(deal, { table: made.table });
  go(to.table(made.table));
}

/** The secret of the seat at a table. */
export const tokenOf = (table: string): string | undefined => keysOf(table).seats[0];

/** The puzzle that a table's deal names. */
export const puzzleIn = (deal: string | undefined): string | null => (deal?.startsWith(PUZZLE) ? deal.slice(PUZZLE.length) : null);

export const puzzleDeal = (id: string): string => PUZZLE + id;

/** The puzzles solved on this device. */
export const solved = (): readonly string[] => read<string[]>("puzzles", []);

export const noteSolved = (id: string): void => write("puzzles", [...new Set([...solved(), id])]);
