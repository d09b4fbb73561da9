/** What the log says about a player. */

import { say } from "../catalogue.svelte.ts";
import type { LogLine } from "../protocol.generated.ts";

/** The line of the last thing a player did, other than saying "done". */
export function lastMove(log: readonly LogLine[], seat: number): LogLine | null {
  return log.findLast((one) => one.seat === seat && !one.note && one.move !== "done") ?? null;
}

/** What that line says. */
export function lastLine(log: readonly LogLine[], seat: number): string | null {
  const line = lastMove(log, seat);
  return line ? say(line.message) : null;
}

/** The card or the resource that a line of the log is about. */
export function pictureOf(line: LogLine): string | null {
  const { card, resource } = line.message.arguments;
  return typeof card === "string" ? card : typeof resource === "string" ? `cube_${resource}` : null;
}
