/** What a small board is given to draw. */

/** One step of counting up a finished board. */
export interface Counted {
  /** What the squares show, such as +3. */
  readonly pops: ReadonlyMap<string, string>;
  /** The squares whose cubes have left the board. */
  readonly cleared: ReadonlySet<string>;
  /** The squares that food comes to: from how many squares to the right, and how many down. */
  readonly food: ReadonlyMap<string, readonly [right: number, down: number]>;
  /** The squares that are fed by now. */
  readonly fed: ReadonlySet<string>;
}

export interface SmallBoardProps {
  /** The rows from the top, in words; `.` is empty. */
  board: readonly string[];
  cubesOn?: Readonly<Record<string, readonly string[]>>;
  /** The construction tiles standing there. */
  construction?: Readonly<Record<string, readonly string[]>>;
  marked?: ReadonlySet<string>;
  counted?: Counted | null;
  /** Squares of a move that was made and of a better one. */
  compared?: ReadonlyMap<string, "played" | "better">;
}
