/** How the points of a finished board are counted up: step by step, on its squares. */

import { isOpenSquares } from "../score/lines.ts";
import type { PlayerScore, Reason } from "../generated/protocol.ts";

/** One step of the count. */
export interface Step {
  readonly points: number;
  /** The points of the board after this step. */
  readonly total: number;
  /** The squares that earned the points. */
  readonly squares: readonly string[];
  /** The points that each square shows. */
  readonly pops: ReadonlyMap<string, number>;
  /** Whether cubes leave the board here, because nothing stands on these squares. */
  readonly isEmpty: boolean;
  /** Whether food comes to these squares. */
  readonly isFed: boolean;
}

const FED = "reason-fed";

/** The square of a reason's own building, or all of them if they share the points evenly, or the last one. */
function popsOf({ arguments: { square }, points, squares }: Reason): Map<string, number> {
  if (typeof square === "string") return new Map([[square, points]]);
  if (points % squares.length === 0) return new Map(squares.map((one) => [one, points / squares.length]));
  return new Map(squares.slice(-1).map((one) => [one, points]));
}

/** Return the steps of a player's count: the empty squares first, so that the buildings make up for them. */
export function stepsOf({ lines }: PlayerScore): Step[] {
  let total = 0;
  return [...lines.filter(isOpenSquares), ...lines.filter((line) => !isOpenSquares(line))].flatMap((line) =>
    line.reasons
      .filter(({ points }) => points)
      .map((reason) => {
        total += reason.points;
        return {
          points: reason.points,
          total,
          squares: reason.squares,
          pops: popsOf(reason),
          isEmpty: isOpenSquares(line),
          isFed: reason.id === FED,
        };
      }),
  );
}

/** All counts together take about this long, in milliseconds; a step is neither hasty nor slow. */
const ALL = 5000;
const [SHORTEST, LONGEST] = [250, 650];

/** Return how long one step of a count takes, in milliseconds. */
export const stepTime = (steps: number): number => Math.min(LONGEST, Math.max(SHORTEST, ALL / Math.max(1, steps)));

/** A step of food on its way: from which square, in squares to the right and down. */
export type Ways = ReadonlyMap<string, readonly [right: number, down: number]>;

/** Return the way of the food to each square, from the nearest of its feeders. */
export function waysOf(feeders: readonly string[], squares: readonly string[]): Ways {
  const at = (square: string): [number, number] => [square.charCodeAt(0), Number(square.slice(1))];
  const between = (from: string, to: string): [number, number] => {
    const [[x, y], [toX, toY]] = [at(from), at(to)];
    return [x - toX, y - toY];
  };
  const near = ([x, y]: readonly [number, number]) => Math.abs(x) + Math.abs(y);
  return new Map(
    squares.flatMap((square) => {
      const ways = feeders.map((feeder) => between(feeder, square)).toSorted((a, b) => near(a) - near(b));
      return ways[0] ? [[square, ways[0]] as const] : [];
    }),
  );
}
