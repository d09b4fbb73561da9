/** Stepping through a replay. */

import type { Frame, LogLine } from "../protocol.generated.ts";

/** The frame that is asked for, from 1; the nearest one if there is none of that number. */
export const frameAt = (wanted: string, last: number): number => Math.min(last, Math.max(1, Math.trunc(Number(wanted)) || 1));

/** What had happened when a frame was shown. */
export const linesUpTo = (frames: readonly Frame[], number: number): LogLine[] =>
  frames.slice(1, number).flatMap((frame) => (frame.line ? [frame.line] : []));
