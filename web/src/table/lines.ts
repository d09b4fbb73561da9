/** What the log says about a player. */

import { say } from "../catalogue.svelte.ts";
import type { LogLine } from "../protocol.generated.ts";

/** The last thing a player did, other than saying "done". */
export function lastLine(log: readonly LogLine[], seat: number): string | null {
  const line = log.findLast((one) => one.seat === seat && !one.note && one.move !== "done");
  return line ? say(line.message) : null;
}
