/** What the log says about a player. */

import type { LogLine, Message } from "../generated/protocol.ts";

const isSame = (one: LogLine | undefined, other: LogLine | undefined) =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** The lines of a log that another does not have, wherever they stand: when a step closes, those of the others come between mine. */
export function linesOnlyIn(log: readonly LogLine[], other: readonly LogLine[]): readonly LogLine[] {
  let same = 0;
  while (same < log.length && isSame(other[same], log[same])) same += 1;
  const there = other.slice(same).map((line) => JSON.stringify(line));
  return log.slice(same).filter((line) => {
    const at = there.indexOf(JSON.stringify(line));
    if (at >= 0) there.splice(at, 1);
    return at < 0;
  });
}

/** The lines that a log has and did not have before, also where moves were taken back. */
export function freshLines(before: readonly LogLine[], log: readonly LogLine[]): readonly LogLine[] {
  let same = 0;
  while (same < log.length && isSame(before[same], log[same])) same += 1;
  const notes = before.slice(same).filter((line) => line.note);
  return log.slice(same).filter((line) => !line.note || !notes.some((note) => isSame(note, line)));
}

/** The lines of one round, each with its place in the log. */
export interface Round {
  /** Its number; null for what comes before the first. */
  readonly number: number | null;
  readonly lines: readonly { readonly line: LogLine; readonly index: number }[];
}

/** Group a log by rounds. Where everybody takes a resource at once, all these lines open the same round. */
export function roundsOf(log: readonly LogLine[], opens: (line: LogLine) => boolean): Round[] {
  const starts = log.flatMap((line, index) =>
    opens(line) && !(log[index - 1] && opens(log[index - 1]!)) ? [index] : [],
  );
  return [0, ...starts].flatMap((start, number) => {
    const lines = log.slice(start, starts[number]).map((line, n) => ({ line, index: start + n }));
    return lines.length ? [{ number: number || null, lines }] : [];
  });
}

/** What became of a wish to go back, for whoever holds these seats: one's own deed needs no telling, a board that jumps does. */
export function takeBackTold(fresh: readonly LogLine[], seats: readonly number[]): Message | null {
  const concerns = ({ seat, message: { id } }: LogLine) =>
    id === "log-took-back-agreed" || (["log-took-back", "log-refused"].includes(id) && !seats.includes(seat ?? 0));
  return fresh.findLast((line) => line.note && concerns(line))?.message ?? null;
}

/** What a bot did for the holder of these seats, because time ran out. */
export function lateTold(fresh: readonly LogLine[], seats: readonly number[]): Message | null {
  const late = fresh.findIndex(({ note, seat, message }) => {
    return note && message.id === "log-time-up" && seats.includes(seat ?? 0);
  });
  if (late < 0) return null;
  const { seat } = fresh[late]!;
  const what = fresh.slice(late).find((line) => line.seat === seat && !line.note && line.move !== "done");
  return what ? { id: "web-time-ran-out", arguments: { what: what.message } } : fresh[late]!.message;
}

/** The line of the last thing a player did, other than saying "done". */
export function lastMove(log: readonly LogLine[], seat: number): LogLine | null {
  return log.findLast((one) => one.seat === seat && !one.note && one.move !== "done") ?? null;
}

/** The card or the resource that a line of the log is about. */
export function pictureOf(line: LogLine): string | null {
  const { card, resource } = line.message.arguments;
  return typeof card === "string" ? card : typeof resource === "string" ? `cube_${resource}` : null;
}
