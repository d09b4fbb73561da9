/** A card's pattern as rows of letters, and as the sixteen cells of a grid on which it is drawn. */

export const SIZE = 4;

/** The cubes of a pattern, by letter. */
export const LETTERS: Readonly<Record<string, string>> = {
  W: "wheat",
  O: "wood",
  B: "brick",
  G: "glass",
  S: "stone",
};

/** The letters of the grid, row by row; the pattern stands in its north-west corner. */
export const cellsOf = (pattern: readonly string[]): string[] =>
  Array.from({ length: SIZE * SIZE }, (_, n) => pattern[Math.floor(n / SIZE)]?.[n % SIZE] ?? ".");

/** The smallest pattern around what is drawn; one empty row if nothing is. */
export function patternOf(cells: readonly string[]): string[] {
  const filled = cells.flatMap((letter, n) => (letter === "." ? [] : [n]));
  if (!filled.length) return ["."];
  const [xs, ys] = [filled.map((n) => n % SIZE), filled.map((n) => Math.floor(n / SIZE))];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return Array.from({ length: bottom - top + 1 }, (_, y) =>
    cells.slice((top + y) * SIZE + left, (top + y) * SIZE + right + 1).join(""),
  );
}
