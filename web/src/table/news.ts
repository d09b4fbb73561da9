/** Puts what happened at a table into sentences for screen readers, always in the same order: my move, the others', the round, my task. */

import type { LogLine } from "../generated/protocol.ts";

/** How much is announced: everything, what others place left out, or only what I have to do. */
export type Detail = "full" | "round" | "task";

/** What happened since the last announcement. */
export interface Step {
  /** My moves. */
  readonly own: readonly LogLine[];
  /** What others did before a round began, if one did, and what happened to the table. */
  readonly before: readonly LogLine[];
  /** What opened the round. */
  readonly opener: LogLine | null;
  readonly after: readonly LogLine[];
}

const ENDS_TURN = "done";
/** Notes that only tell players what they have asked for themselves. */
const OWN_DEEDS = ["log-hint", "log-took-back", "log-took-back-hidden"];

/** Whether a note only tells a player's own deed, which the page says in other words. */
export const isOwnDeed = (line: LogLine, seat: number | null): boolean =>
  seat !== null && line.seat === seat && OWN_DEEDS.includes(line.message.id);

/** Sort the new lines of a log for one seat; a spectator has none. */
export function stepOf(
  fresh: readonly LogLine[],
  seat: number | null,
  opens: (line: LogLine) => boolean,
  isSaid: (line: LogLine, fresh: readonly LogLine[]) => boolean,
): Step {
  const isOwn = (line: LogLine) => seat !== null && line.seat === seat;
  const told = fresh.filter((line) => line.move !== ENDS_TURN && !isSaid(line, fresh) && !isOwnDeed(line, seat));
  const mine = (line: LogLine) => isOwn(line) && !line.note;
  const begins = told.findLastIndex((line) => !mine(line) && opens(line));
  const others = (lines: readonly LogLine[]) => lines.filter((line) => !mine(line));
  return {
    own: told.filter(mine),
    before: others(begins < 0 ? told : told.slice(0, begins)),
    opener: told[begins] ?? null,
    after: begins < 0 ? [] : others(told.slice(begins + 1)),
  };
}

/** The sentences of one announcement. */
export interface Sentences {
  readonly own: readonly string[];
  readonly before: readonly string[];
  /** The number of a round that has begun, as a sentence. */
  readonly round: string;
  readonly opener: string;
  readonly after: readonly string[];
  readonly task: readonly string[];
}

/** Put the sentences in their order, as many of them as somebody wants to hear. */
export function ordered(sentences: Sentences, detail: Detail): string[] {
  const { own, before, round, opener, after, task } = sentences;
  if (detail === "task") return [...task];
  const others = (lines: readonly string[]) => (detail === "full" ? lines : []);
  return [...own, ...others(before), round, opener, ...others(after), ...task].filter(Boolean);
}
