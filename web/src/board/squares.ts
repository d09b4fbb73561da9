/** Boards as they come from the server: rows of words, squares named from the top left. */

/** The columns, from the left. */
export const COLUMNS = "abcdef";

/** The name of a square, both counted from 0. */
export const squareName = (column: number, row: number): string => `${COLUMNS[column]}${row + 1}`;

/** A square with what stands on it; `.` is empty. */
export interface Square {
  readonly name: string;
  readonly word: string;
}

/** The squares of a board, row by row. */
export function squareRows(rows: readonly string[]): Square[][] {
  return rows.map((row, y) => row.split(" ").map((word, x) => ({ name: squareName(x, y), word })));
}

/** The squares that differ between two states of a board. */
export function changed(before: readonly string[] | undefined, after: readonly string[]): Set<string> {
  if (!before) return new Set();
  const old = squareRows(before).flat();
  return new Set(
    squareRows(after)
      .flat()
      .filter(({ word }, n) => old[n]?.word !== word)
      .map(({ name }) => name),
  );
}

/** The square one step away, or the same one at the edge of the board. */
export function neighbour(square: string, key: string, width: number, height: number): string {
  const steps: Record<string, [number, number]> = {
    ArrowLeft: [-1, 0],
    ArrowRight: [1, 0],
    ArrowUp: [0, -1],
    ArrowDown: [0, 1],
    Home: [-width, 0],
    End: [width, 0],
  };
  const [dx, dy] = steps[key] ?? [0, 0];
  const within = (value: number, size: number) => Math.max(0, Math.min(size - 1, value));
  const x = within(COLUMNS.indexOf(square[0]!) + dx, width);
  const y = within(Number(square[1]) - 1 + dy, height);
  return squareName(x, y);
}
