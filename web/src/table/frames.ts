/** Stepping through a replay. */

import { DONE } from "./ending.ts";
import type { Frame, LogLine } from "../generated/protocol.ts";

/** The requested frame, from 1; the nearest one if there is no such frame. */
export const frameAt = (wanted: string, last: number): number =>
  Math.min(last, Math.max(1, Math.trunc(Number(wanted)) || 1));

/** What had happened by a given frame. */
export const linesUpTo = (frames: readonly Frame[], number: number): LogLine[] =>
  frames.slice(1, number).flatMap((frame) => (frame.line ? [frame.line] : []));

/** The frame that play goes on to: those in which somebody only ends a turn are passed over. */
export function frameAfter(frames: readonly Frame[], number: number): number {
  const next = frames.findIndex(({ line }, index) => index >= number && line?.move !== DONE);
  return next < 0 ? frames.length : next + 1;
}

/** The round that begins with the line of a frame, by the frame's index; null within a round. */
export function roundBegun(frames: readonly Frame[], index: number): number | null {
  const [earlier, before] = [frames[index - 2]?.view.round, frames[index - 1]?.view.round];
  return before && before !== earlier ? before : null;
}

/** The frame that a key leads to; null if the key means nothing here. */
export function stepOf(key: string, number: number, last: number): number | null {
  const frames: Readonly<Record<string, number>> = {
    ArrowLeft: number - 1,
    ArrowRight: number + 1,
    Home: 1,
    End: last,
  };
  const wanted = frames[key];
  return wanted === undefined ? null : frameAt(String(wanted), last);
}
