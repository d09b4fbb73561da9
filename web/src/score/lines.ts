/** The lines of a score. */

import { has, name, text } from "../catalogue.svelte.ts";
import type { PlayerScore, ScoreLine } from "../generated/protocol.ts";

const COUNTED = ["count", "points", "reasons"];
/** The kinds of thing some line keys name, where key and kind differ. */
const KINDS: Readonly<Record<string, string>> = { type: "tile" };

/** What a line is about: each game has its own key for it. */
function about(line: ScoreLine): readonly [kind: string, id: string] {
  const [key = "", id = ""] = Object.entries(line).find(([one]) => !COUNTED.includes(one)) ?? [];
  return [KINDS[key] ?? key, String(id)];
}

/** What identifies a line within its score. */
export const lineId = (line: ScoreLine): string => about(line)[1];

/** The name of a line. */
export function lineName(line: ScoreLine): string {
  const [kind, id] = about(line);
  return has(`line-${id}`) ? text(`line-${id}`) : name(kind, id);
}

/** The line for the squares without a building, which says nothing before the end. */
const OPEN = "empty";

/** Whether a line is that one. */
export const isOpenSquares = (line: ScoreLine): boolean => lineId(line) === OPEN;

/** A score in the middle of a game: the points that stand, the lines they come from, and the squares still open. */
export interface Standing {
  readonly points: number;
  readonly lines: readonly ScoreLine[];
  /** The line of the open squares; null in a game that has none. */
  readonly open: ScoreLine | null;
}

/** What stands of a score: all but what the open squares would cost if the game ended now. */
export function standingOf({ total, lines }: PlayerScore): Standing {
  const open = lines.find(isOpenSquares);
  return { points: total - (open?.points ?? 0), lines: lines.filter((line) => line !== open), open: open ?? null };
}
