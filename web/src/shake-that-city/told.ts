/** What a player laid last, from the log: the colour chosen and where its shape was placed. */

import type { LogLine } from "../protocol.generated.ts";

/** A shape that was laid: its colour, and the square of its anchor. */
export interface Laid {
  readonly tile: string;
  readonly square: string;
}

/** The last shape that a seat laid; null if the log has none. */
export function lastLaid(log: readonly LogLine[], seat: number): Laid | null {
  const placed = log.findLastIndex((line) => line.seat === seat && line.move.startsWith("place "));
  const chosen = log.slice(0, Math.max(placed, 0)).findLast((line) => line.seat === seat && line.move.startsWith("choose "));
  return chosen ? { tile: chosen.move.slice("choose ".length), square: log[placed]!.move.slice("place ".length) } : null;
}
