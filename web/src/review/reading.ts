/** What a review says, in the order in which people read it. */

import { has, name, say, shownNumber, spoken, text } from "../catalogue.svelte.ts";
import type { Account, Decision, Estimate, Message, PlayerReview, Turn, Why } from "../protocol.generated.ts";

/** A move that loses less than this, or less than two errors, is right. */
const RIGHT = 50;
const CLEAR = 2;
/** How many mistakes come first. */
const FIRST = 3;

/** Points or shares of a win as people read them: hundredths with one decimal, or as percent. */
export type Unit = "points" | "win";

/** A number of hundredths in its unit. */
export const shown = (hundredths: number, unit: Unit): string => (unit === "win" ? shownShare(hundredths / 100) : shownNumber(hundredths / 100, 1));

const shownShare = (share: number): string => new Intl.NumberFormat(spoken(), { style: "percent" }).format(share).replace("-", "−");

/** The sentences of a turn, without the one that only ends it. */
export const turnTold = (told: readonly Message[]): string => {
  const moves = told.filter(({ id }) => id !== "move-done");
  return (moves.length ? moves : told).map(say).join(" ");
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
export function rangeOfEstimate({ points, spread }: Estimate): { readonly points: number; readonly low: number; readonly high: number } {
  return { points: Math.round(points / 100), low: Math.floor((points - MOST * spread) / 100), high: Math.ceil((points + MOST * spread) / 100) };
}

/** A bar of the account: from where to where, and what it stands for. */
export interface Bar {
  readonly part: "start" | "luck" | "others" | "loss" | "rejudged" | "final";
  readonly from: number;
  readonly to: number;
  /** What is shown beside it. */
  readonly change: number;
}

/** The account as a waterfall: each part begins where the one before ended. */
export function waterfall({ start, luck, others, loss, rejudged, final }: Account): Bar[] {
  const bars: Bar[] = [{ part: "start", from: 0, to: start, change: start }];
  let level = start;
  for (const [part, change] of [["luck", luck], ["others", others], ["loss", -loss], ["rejudged", rejudged]] as const) {
    if (part === "others" && !change) continue;
    bars.push({ part, from: level, to: level + change, change });
    level += change;
  }
  return [...bars, { part: "final", from: 0, to: final, change: final }];
}

/** What a waterfall's scale spans: small changes of a large number need room, so it begins near the lowest part. */
export function rangeOf(bars: readonly Bar[]): readonly [number, number] {
  const ends = bars.flatMap(({ from, to }) => [from, to]).filter((end) => end !== 0);
  if (!ends.length) return [0, 1];
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  return least > 0 ? [Math.max(0, least - 0.35 * (most - least) - 1), most] : [least, Math.max(0, most)];
}

/** The most costly mistakes that are sure, the worst first. */
export const worst = ({ decisions }: PlayerReview): Decision[] =>
  decisions.filter(({ loss, faint }) => loss >= RIGHT && !faint).toSorted((a, b) => b.loss - a.loss).slice(0, FIRST);

/** The turns to choose from when a decision is tried again: those compared, or at least the two that differ. */
export function choicesOf({ choices, turn, turn_told, line, line_told, loss, error }: Decision): readonly Turn[] {
  if (choices.length > 1) return choices;
  return turn.join() === line.join() ? [] : [{ line: turn, told: turn_told, loss, error }, { line, told: line_told, loss: 0, error: 0 }];
}

/** Whether a turn is as good as any: it loses little, or perhaps nothing. */
export const isRight = ({ loss, error }: Pick<Turn, "loss" | "error">): boolean => loss < RIGHT || loss < CLEAR * error;

/** The name of a line of the score sheet. */
export function lineName(id: string): string {
  if (has(`line-${id}`)) return text(`line-${id}`);
  const card = name("card", id);
  return card === id ? name("tile", id) : card;
}

/** Why one turn is better, as the lines in which its expected sheet differs: "Cottage +3". */
export const reasons = (why: readonly Why[]): string => why.map(({ line, points }) => `${lineName(line)} ${signed(points, "points")}`).join(", ");

/** Turns in an order that does not tell which is best, but stays the same. */
export function shuffled<T>(turns: readonly T[], keyOf: (turn: T) => string): T[] {
  const hash = (word: string) => ([...word].reduce((sum, letter) => (sum * 31 + letter.codePointAt(0)!) % 9973, 7) * 7919) % 9973;
  return turns.toSorted((a, b) => hash(keyOf(a)) - hash(keyOf(b)) || keyOf(a).localeCompare(keyOf(b)));
}

/** The squares that a move names. */
export const squaresIn = (move: string): ReadonlySet<string> => new Set(move.split(" ").filter((word) => /^[a-f][1-6]$/.test(word)));
