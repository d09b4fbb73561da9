/** What a game's own screen consists of. A part that a game lacks is not offered. */

import type { Component } from "svelte";
import type { SmallBoardProps } from "./board/small.ts";
import type { CompanionScreen } from "./companion/screen.ts";
import type { PadScreen } from "./pad/screen.ts";
import type { Sheet } from "./pad/sheet.ts";
import type { GameView, ScoreLine, Setup } from "./protocol.generated.ts";
import type { BoardProps } from "./table/board.ts";

/** The options of a table that change what a card does. */
export interface Reading {
  readonly edition?: string;
  readonly orchard?: string;
}

export interface Screen {
  /** The table, while it is played and in a replay. */
  readonly Board: Component<BoardProps>;
  /** One player's board in small, and how it is read from a view. */
  readonly small?: {
    readonly Board: Component<SmallBoardProps>;
    readonly of: (view: GameView, player: number) => SmallBoardProps;
  };
  /** The drawings that stand for it at home, and the colour behind them. */
  readonly pictures: readonly string[];
  readonly ground: string;
  /** Whether parts of its rules are our reading. */
  readonly unverified?: boolean;
  /** Lets cards be picked one by one, for an option of that kind. */
  readonly CardsOption?: Component<{ game: string; picked: readonly string[]; promos: boolean; onchange: (cards: string[]) => void }>;
  /** The sentence for a player's points, where the game has a word of its own for them. */
  readonly points?: string;
  /** The address at which a line of the score is explained. */
  readonly explain?: (line: ScoreLine, reading: Reading) => string | null;
  /** The sheet of the score pad for a game that was played here. */
  readonly sheetOf?: (setup: Setup, view: GameView) => Sheet;
  readonly pad?: () => Promise<PadScreen>;
  readonly companion?: () => Promise<CompanionScreen>;
  /** The page of all its cards. */
  readonly cards?: () => Promise<Component>;
}
