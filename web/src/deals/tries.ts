/** The deals and puzzles that this device has tried. */

import { keysOf, read, rememberTable, write } from "../device.svelte.ts";
import { get, post } from "../http.ts";
import type { Board, NewTable, TableInfo } from "../generated/protocol.ts";
import { go } from "../router.svelte.ts";
import { to } from "../site.ts";
import { streakAt, type Tries, type Try } from "./days.ts";

const KEY = "deals";
const PUZZLE = "puzzle/";

const all = (): Tries => read<Tries>(KEY, {});

/** What this device did with a deal; undefined if nothing that counts. */
export const tryOf = (deal: string): Try | undefined => all()[deal];

const note = (deal: string, noted: Try): void => write(KEY, { ...all(), [deal]: noted });

/** Note how this device's counted try ended, or one that was brought here. */
export function noteResult(deal: string, table: string, points: number, won: boolean): void {
  const known = tryOf(deal)?.table || table;
  if (known === table && tokenOf(table)) note(deal, { table, points, won });
}

/** The counted tries of this device that are dealt the same, by a day or by a link; that of the name itself first. */
function triesOf(code: string, name: string): Try[] {
  const same = Object.entries(all()).filter(([deal, one]) => deal !== name && (deal === code || one.code === code));
  return [tryOf(name), ...same.map(([, one]) => one)].flatMap((one) => one ?? []);
}

/** Whether this device has begun a counted try of a deal, whatever became of it. */
export const hasTried = (code: string): boolean => triesOf(code, code).length > 0;

/** The table of a counted try that really goes on: not one that was closed, or whose table or secrets are gone. */
export async function runningTry(code: string, name = code): Promise<string | undefined> {
  const unfinished = triesOf(code, name).filter(({ points }) => points === undefined);
  const asked = unfinished
    .map(({ table }) => ({ table, tokens: keysOf(table).seats }))
    .filter(({ tokens }) => tokens.length);
  if (!asked.length) return undefined;
  const found = await post<{ tables: TableInfo[]; incomplete?: boolean }>("tables/mine", { tables: asked }).catch(
    () => null,
  );
  if (!found || found.incomplete) return asked[0]!.table; // Whoever cannot be asked now may still have it.
  const here = new Set(found.tables.flatMap(({ table, status }) => (LIVELY.includes(status) ? [table] : [])));
  return asked.find(({ table }) => here.has(table))?.table;
}

/** A try goes on while it is played, and until its table has shown its end. */
const LIVELY: readonly TableInfo["status"][] = ["playing", "over"];

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

/** The board of a deal; the result of an own try that could not be entered at its end is entered now. */
export async function boardOf(deal: string, mine?: string): Promise<Board> {
  const board = await get<Board>(`board?deal=${encodeURIComponent(deal)}${mine ? `&table=${mine}` : ""}`);
  const own = tryOf(deal);
  if (!mine || board.mine || own?.table !== mine || own.points === undefined) return board;
  return post<Board>(`tables/${mine}/result`, {}, tokenOf(mine)).catch(() => board);
}

/** Open a table for a deal and go there; a counted try is remembered, and one that runs goes on. `code` is that of a day's deal. */
export async function begin(game: string, deal: string, name: string, counted: boolean, code = deal): Promise<void> {
  const begun = counted ? tryOf(deal) : undefined; // Perhaps in another tab.
  if (begun) return go(to.table(begun.table));
  const made = await post<NewTable>("tables", { game, seats: [{ kind: "person", name }], deal, counted });
  rememberTable(made);
  if (counted) note(deal, { table: made.table, code });
  go(to.table(made.table));
}

/** The secret of the seat at a table. */
export const tokenOf = (table: string): string | undefined => keysOf(table).seats[0];

/** The puzzle that a table's deal names. */
export const puzzleIn = (deal: string | undefined): string | null =>
  deal?.startsWith(PUZZLE) ? deal.slice(PUZZLE.length) : null;

export const puzzleDeal = (id: string): string => PUZZLE + id;

/** The puzzles solved on this device. */
export const solved = (): readonly string[] => read<string[]>("puzzles", []);

export const noteSolved = (id: string): void => write("puzzles", [...new Set([...solved(), id])]);
