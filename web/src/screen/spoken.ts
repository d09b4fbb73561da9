/** What a game's screen tells the keyboard and screen readers about a table. */

import type { GameView, LogLine, Message } from "../generated/protocol.ts";

export interface Spoken {
  /** The legal move that a digit from 1 to 5 stands for now, if any. */
  readonly pick: (number: number, moves: readonly string[]) => string | null;
  /** A seat's board, row by row. */
  readonly board: (view: GameView, seat: number) => readonly string[];
  /** This round's resource or cubes; empty before there are any. */
  readonly given: (view: GameView) => string;
  /** What this seat has just done itself, shorter than the log says it; `ended` where its turn ended by itself. */
  readonly own?: (lines: readonly LogLine[], ended: boolean) => readonly string[];
  /** A task in fewer words, where a line that was just told says the rest. */
  readonly brief?: (task: Message, fresh: readonly LogLine[]) => string | null;
  /** What belongs to a task besides its sentence, such as what can be built. */
  readonly more?: (view: GameView, seat: number, moves: readonly string[]) => readonly string[];
  /** What can be built now. */
  readonly builds: (moves: readonly string[]) => readonly string[];
  /** Whether a line of the log begins a round. */
  readonly opensRound: (line: LogLine) => boolean;
  /** Whether the prompt, or another of the lines that came with it, already says what a line of the log says. */
  readonly prompted: (line: LogLine, fresh: readonly LogLine[]) => boolean;
}
