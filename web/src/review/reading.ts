/** What a review says, in the order in which people read it. */

import { has, name, say, shownNumber, spoken, text } from "../catalogue.svelte.ts";
import type { Account, Decision, Estimate, Message, PlayerReview, Why } from "../protocol.generated.ts";

/** A move that loses less than this is right. */
const RIGHT = 50;
/** How many mistakes come first. */
const FIRST = 3;

/** Points or shares of a win as people read them: hundredths with one decimal, or as percent. */
export type Unit = "points" | "win";

/** A number of hundredths in its unit. */
export const shown = (hundredths: number, unit: Unit): string => (unit === "win" ? shownShare(hundredths / 100) : shownNumber(hundredths / 100, 1));

/** Points for a sentence: as they are shown, and the number that decides its plural. */
export const counted = (hundredths: number): { points: string; number: number } => ({ points: shown(hundredths, "points"), number: Math.round(hundredths / 10) / 10 });

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

/** The name of a line of the score sheet. */
export function lineName(id: string): string {
  if (has(`line-${id}`)) return text(`line-${id}`);
  const card = name("card", id);
  return card === id ? name("tile", id) : card;
}

/** Why one turn is better, as the lines in which its expected sheet differs: "Cottage +3". */
export const reasons = (why: readonly Why[]): string => why.map(({ line, points }) => `${lineName(line)} ${signed(points, "points")}`).join(", ");

/** The squares that a move names. */
export const squaresIn = (move: string): ReadonlySet<string> => new Set(move.split(" ").filter((word) => /^[a-f][1-6]$/.test(word)));
