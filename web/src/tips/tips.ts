/** Tips in the first three games: which one is next, and what was put away. */

import { keep, read, settings, write } from "../device.svelte.ts";
import type { Table } from "../generated/protocol.ts";

/** In how many games of each kind there are tips. */
const GAMES = 3;

interface Kept {
  /** The tips that were put away. */
  readonly seen: readonly string[];
  /** The first tables of each game. */
  readonly tables: Readonly<Record<string, readonly string[]>>;
}

const kept = (): Kept => ({ seen: [], tables: {}, ...read<Partial<Kept>>("tips", {}) });

/** Whether a table is one of the first of its game on this device; it counts from now on. Deals, puzzles and positions are none. */
export function isFirstGame({
  game,
  table,
  deal,
  from_position,
}: Pick<Table, "game" | "table" | "deal" | "from_position">): boolean {
  if (deal || from_position) return false;
  const { tables, ...rest } = kept();
  const known = tables[game] ?? [];
  if (known.includes(table)) return true;
  if (known.length >= GAMES) return false;
  write("tips", { ...rest, tables: { ...tables, [game]: [...known, table] } });
  return true;
}

/** The next of the tips that apply now; null if all were seen, or none are wanted. */
export const nextTip = (now: readonly string[]): string | null =>
  settings.tips ? (now.find((tip) => !kept().seen.includes(tip)) ?? null) : null;

/** Put a tip away for good. */
export function putAway(tip: string): void {
  const { seen, ...rest } = kept();
  write("tips", { ...rest, seen: [...new Set([...seen, tip])] });
}

/** No more tips. */
export const noMoreTips = (): void => keep({ tips: false });
