/** What a small board is given to draw. */

export interface SmallBoardProps {
  /** The rows from the top, in words; `.` is empty. */
  board: readonly string[];
  cubesOn?: Readonly<Record<string, readonly string[]>>;
  /** The construction tiles standing there. */
  construction?: Readonly<Record<string, readonly string[]>>;
  marked?: ReadonlySet<string>;
}
