/** What a review says, in the order in which people read it. */

import { has, name, say, shownNumber, spoken, text } from "../catalogue.svelte.ts";
import type { Account, Decision, Estimate, Message, PlayerReview, Why } from "../generated/protocol.ts";

/** A move that loses less than this is right. */
const RIGHT = 50;
/** How many mistakes come first. */
const FIRST = 3;

/** Points or shares of a win as people read them: hundredths with one decimal, or as percent. */
export type Unit = "points" | "win";

/** A number of hundredths in its unit. */
export const shown = (hundredths: number, unit: Unit): string =>
  unit === "win" ? shownShare(hundredths / 100) : shownNumber(hundredths / 100, 1);

/** Points for a sentence: as they are shown, and the number that decides its plural. */
export const counted = (hundredths: number): { points: string; number: number } => ({
  points: shown(hundredths, "points"),
  number: Math.round(hundredths / 10) / 10,
});

const shownShare = (share: number): string =>
  new Intl.NumberFormat(spoken(), { style: "percent" }).format(share).replace("-", "−");

/** The sentences of a turn, without the one that only ends it. */
export const turnTold = (told: readonly Message[]): string => {
  const moves = told.filter(({ id }) => id !== "move-done");
  return (moves.length ? moves : told).map(say).join(" ");
};

/** The same, said to the player who is to make the moves or has made them. */
export const turnForYou = (told: readonly Message[]): string => {
  const moves = told.filter(({ id }) => id !== "move-done");
  return (moves.length ? moves : told)
    .map((message) => {
      const id = `web-do-${message.id.slice("move-".length)}`;
      return has(id) ? text(id, { ...message.arguments }) : say(message);
    })
    .join(" ");
};

/** The same with a sign; what is shown as nothing has none. */
export function signed(hundredths: number, unit: Unit): string {
  const [number, nothing] = [shown(hundredths, unit), shown(0, unit)];
  if (number === nothing || number === `−${nothing}`) return nothing;
  return (hundredths > 0 ? "+" : "") + number;
}

/** How many spreads to either side most games lie within. */
const MOST = 1.5;

/** Whole points to be expected, and between which most games end. */
export function rangeOfEstimate({ points, spread }: Estimate): {
  readonly points: number;
  readonly low: number;
  readonly high: number;
} {
  return {
    points: Math.round(points / 100),
    low: Math.floor((points - MOST * spread) / 100),
    high: Math.ceil((points + MOST * spread) / 100),
  };
}

/** A bar of the account: from where to where, and what it stands for. */
export interface Bar {
  readonly part: "start" | "luck" | "others" | "loss" | "rejudged" | "final";
  readonly from: number;
  readonly to: number;
  /** What is shown beside it. */
  readonly change: number;
}

/** The smallest difference that is shown, in hundredths. */
const SMALLEST: Readonly<Record<Unit, number>> = { points: 10, win: 1 };

/** The account as a waterfall: each part begins where the one before ended. The numbers beside the parts add up as they are shown. */
export function waterfall({ start, luck, others, loss, rejudged, final }: Account, unit: Unit): Bar[] {
  const parts = [
    ["start", start],
    ["luck", luck],
    ["others", others],
    ["loss", -loss],
    ["rejudged", rejudged],
  ] as const;
  const changes = rounded(
    parts.map(([, change]) => change),
    SMALLEST[unit],
  );
  const bars: Bar[] = [];
  let level = 0;
  for (const [n, [part, change]] of parts.entries()) {
    if (part === "others" && !change) continue;
    bars.push({ part, from: level, to: level + change, change: changes[n]! });
    level += change;
  }
  return [...bars, { part: "final", from: 0, to: final, change: final }];
}

/** Numbers as multiples of a step that add up to the rounded sum: those are rounded up that lack the least. */
export function rounded(numbers: readonly number[], step: number): number[] {
  const below = numbers.map((one) => Math.floor(one / step));
  const rests = numbers.map((one, n) => one / step - below[n]!);
  const up = Math.round(rests.reduce((sum, rest) => sum + rest, 0));
  const first = new Set(
    rests
      .map((_, n) => n)
      .toSorted((a, b) => rests[b]! - rests[a]!)
      .slice(0, up),
  );
  return below.map((one, n) => (one + (first.has(n) ? 1 : 0)) * step);
}

/** From which size on it is worth explaining what the evaluator corrected. */
const TO_EXPLAIN: Readonly<Record<Unit, number>> = { points: 100, win: 5 };

/** Whether what the evaluator corrected is the largest part of an account, and which way it went. */
export function mostlyRejudged({ luck, others, loss, rejudged }: Account, unit: Unit): "down" | "up" | null {
  const size = Math.abs(rejudged);
  if (size < TO_EXPLAIN[unit] || [luck, others, loss].some((part) => Math.abs(part) >= size)) return null;
  return rejudged < 0 ? "down" : "up";
}

/** What a waterfall's scale spans: small changes of a large number need room, so it begins near the lowest part, but never above a part that ends at nothing. */
export function rangeOf(bars: readonly Bar[]): readonly [number, number] {
  const ends = bars.map(({ to }) => to);
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  if (least === 0 && most === 0) return [0, 1];
  return least > 0 ? [Math.max(0, least - 0.35 * (most - least) - 1), most] : [least, Math.max(0, most)];
}

/** The most costly mistakes that are sure, the worst first. */
export const worst = ({ decisions }: PlayerReview): Decision[] =>
  decisions
    .filter(({ loss, faint }) => loss >= RIGHT && !faint)
    .toSorted((a, b) => b.loss - a.loss)
    .slice(0, FIRST);

/** The name of a line of the score sheet. */
export function lineName(id: string): string {
  if (has(`line-${id}`)) return text(`line-${id}`);
  const card = name("card", id);
  return card === id ? name("tile", id) : card;
}

/** Why one turn is better, as the lines in which its expected sheet differs: "Cottage +3". */
export const reasons = (why: readonly Why[]): string =>
  why.map(({ line, points }) => `${lineName(line)} ${signed(points, "points")}`).join(", ");

/** Points for a sentence, as people count them: whole. */
export const whole = (hundredths: number): number => Math.round(hundredths / 100);

/** The line of the score that gains most. */
export const mainLine = (why: readonly Why[]): string | undefined =>
  why.toSorted((a, b) => b.points - a.points)[0]?.line;

/** The one reason that matters most, in whole points; null if none is worth one. */
export function mainReason(why: readonly Why[]): string | null {
  const [first] = why.toSorted((a, b) => b.points - a.points);
  return first && whole(first.points) > 0 ? `${lineName(first.line)} +${shownNumber(whole(first.points))}` : null;
}

/** Whether a decision was as good as the best. */
const isBest = ({ loss, faint }: Decision): boolean => loss < RIGHT || faint;

/** How many decisions in a row were as good as the best, at most. */
export function longestRun({ decisions }: PlayerReview): number {
  let [longest, run] = [0, 0];
  for (const decision of decisions) {
    run = isBest(decision) ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}

/** The account in three parts: what could be expected, what the own moves cost, and all that was not up to the player. */
export const inShort = ({ start, luck, others, loss, rejudged, final }: Account): Record<ShortPart, number> => {
  const [first, rest, lost] = rounded([start, luck + others + rejudged, -loss], 100);
  return { start: first! / 100, rest: rest! / 100, loss: lost! / 100, final: whole(final) };
};
export type ShortPart = "start" | "rest" | "loss" | "final";

/** The squares that the sentences of a turn name. */
function squaresTold(told: readonly Message[]): string[] {
  return told.flatMap(({ arguments: { square, squares } }) => [square ?? [], squares ?? []].flat().map(String));
}

/** The squares of the turn that was played and of the better one, where they differ. */
export function comparedSquares({ turn_told, line_told }: Decision): ReadonlyMap<string, "played" | "better"> {
  const [played, better] = [squaresTold(turn_told), squaresTold(line_told)];
  return new Map([
    ...played.filter((square) => !better.includes(square)).map((square) => [square, "played"] as const),
    ...better.filter((square) => !played.includes(square)).map((square) => [square, "better"] as const),
  ]);
}

/** How many reasons are told where there is little room. */
const MAIN = 4;

/** The largest differences, and how many smaller ones there are; a single one more is told rather than counted. */
export function mainReasons(why: readonly Why[]): string {
  const smaller = why.length - MAIN;
  return smaller <= 1 ? reasons(why) : text("web-reasons-more", { what: reasons(why.slice(0, MAIN)), number: smaller });
}

/** The squares that a move names. */
export const squaresIn = (move: string): ReadonlySet<string> =>
  new Set(move.split(" ").filter((word) => /^[a-f][1-6]$/.test(word)));
