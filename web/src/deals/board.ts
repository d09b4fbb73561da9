/** The rows and bars of a deal's board. */

import type { Board } from "../generated/protocol.ts";

type Bots = Readonly<Record<string, number>>;

/** A line of the board: a player's result, or what a level of the bots made of the deal. */
export type Row = { readonly bot: string; readonly points: number } | Board["top"][number];

/** Players by their rank, which may put a game that was won before more points, and bots among them by their points; with the same points the player comes first. */
export function rowsWith(top: Board["top"], bots: Bots): Row[] {
  const levels = Object.entries(bots).map(([bot, points]) => ({ bot, points }));
  const waiting = levels.toReversed().sort((one, other) => other.points - one.points);
  const rows: Row[] = [];
  for (const player of top) {
    while (waiting[0] && waiting[0].points > player.points) rows.push(waiting.shift()!);
    rows.push(player);
  }
  return [...rows, ...waiting];
}

/** Every number of points from the least to the most, also those that nobody has. */
export function barsOf({ histogram }: Board, bots: Bots): { readonly points: number; readonly number: number }[] {
  const all = new Map(histogram.map(({ points, number }) => [points, number]));
  const points = [...all.keys(), ...Object.values(bots)];
  const least = Math.min(...points);
  return Array.from({ length: Math.max(...points) - least + 1 }, (_, n) => ({
    points: least + n,
    number: all.get(least + n) ?? 0,
  }));
}
