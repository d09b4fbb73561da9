/** Days in a row, and the text that tells a result without telling the deal. */

/** A counted try: its table and, once it is over, its result. */
export interface Try {
  readonly table: string;
  /** The code of its deal while it has no result: a link may deal the same as a day. */
  readonly code?: string;
  readonly points?: number;
  readonly won?: boolean;
}

/** The counted tries of a device, by deal. */
export type Tries = Readonly<Record<string, Try>>;

export const dailyName = (game: string, day: string): string => `daily/${game}/${day}`;

const DAY = 86_400_000;

/** The day before, by UTC. */
export const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - DAY).toISOString().slice(0, 10);

/** A month's deals, the latest first. */
export interface Month {
  /** Such as 2026-11. */
  readonly id: string;
  readonly days: { readonly date: string; readonly number: number }[];
}

/** All deals before a day, back to number 1, the latest month first. */
export function monthsBefore(day: string, number: number): Month[] {
  const months: Month[] = [];
  let date = day;
  for (let one = number - 1; one >= 1; one -= 1) {
    date = dayBefore(date);
    const id = date.slice(0, "2026-11".length);
    if (months.at(-1)?.id !== id) months.push({ id, days: [] });
    months.at(-1)!.days.push({ date, number: one });
  }
  return months;
}

/** How many days in a row are finished, up to a day; that day itself may still be open. */
export function streakAt(tries: Tries, game: string, day: string): number {
  const isDone = (one: string) => tries[dailyName(game, one)]?.points !== undefined;
  let number = 0;
  for (let one = isDone(day) ? day : dayBefore(day); isDone(one); one = dayBefore(one)) number += 1;
  return number;
}

/** Each bot with a square, the weakest first: beaten, equalled, or not. */
export function squares(
  points: number,
  bots: Readonly<Record<string, number>>,
  nameOf: (bot: string) => string,
): string {
  return Object.entries(bots)
    .map(([bot, theirs]) => `${points > theirs ? "🟩" : points === theirs ? "🟨" : "⬜"} ${nameOf(bot)}`)
    .join("  ");
}

/** Hours, minutes and seconds. */
export function clockText(milliseconds: number): string {
  const seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const two = (number: number) => String(number).padStart(2, "0");
  return `${Math.floor(seconds / 3600)}:${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`;
}
