/** What a board in small is given to draw. */

export interface SmallBoardProps {
  /** The rows, from the top: words, `.` is empty. */
  board: readonly string[];
  cubesOn?: Readonly<Record<string, readonly string[]>>;
  /** The construction tiles that stand there. */
  construction?: Readonly<Record<string, readonly string[]>>;
  marked?: ReadonlySet<string>;
}
