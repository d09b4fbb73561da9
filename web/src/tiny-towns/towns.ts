/** The contents of a town. */

import { squareName } from "../board/squares.ts";

/** The five resources. */
export const RESOURCES = ["wood", "wheat", "brick", "glass", "stone"];

/** Whether a word of a town is a resource. */
export const isResource = (word: string) => RESOURCES.includes(word);

/** The name of the drawing for a word of a town. */
export function drawingOf(word: string): string {
  if (isResource(word)) return `cube_${word}`;
  return word === "monument" ? "hidden" : word;
}

/** A cube that leaves its square, and the way to the middle of those that leave with it, in squares. */
export interface Leaving {
  readonly resource: string;
  readonly right: number;
  readonly down: number;
}

/** Return the cubes that have become a building between two states of a town: several that left at once. */
export function leavingOf(before: readonly string[], after: readonly string[]): ReadonlyMap<string, Leaving> {
  if (before.length !== after.length) return new Map();
  const [old, now] = [before.map((row) => row.split(" ")), after.map((row) => row.split(" "))];
  const gone = old.flatMap((row, y) =>
    row.flatMap((resource, x) => (isResource(resource) && !isResource(now[y]![x]!) ? [{ resource, x, y }] : [])),
  );
  if (gone.length < 2) return new Map();
  const middle = (of: "x" | "y") => gone.reduce((sum, cube) => sum + cube[of], 0) / gone.length;
  const [midX, midY] = [middle("x"), middle("y")];
  return new Map(
    gone.map(({ resource, x, y }) => [squareName(x, y), { resource, right: midX - x, down: midY - y }] as const),
  );
}
