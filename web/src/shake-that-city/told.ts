/** What the log says about tiles that were placed. */

import type { LogLine } from "../generated/protocol.ts";

/** Tiles that were placed: their type and their squares. */
export interface Laid {
  readonly tile: string;
  readonly squares: readonly string[];
}

/** Whether a line tells that tiles were placed. */
export const isLaying = (line: LogLine): boolean => line.message.id === "move-city-lay";

/** What a seat placed last; null if it placed nothing yet. */
export function lastLaid(log: readonly LogLine[], seat: number): Laid | null {
  const line = log.findLast((one) => one.seat === seat && isLaying(one));
  return line ? (line.message.arguments as unknown as Laid) : null;
}
