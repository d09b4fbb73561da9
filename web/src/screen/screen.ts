/** The parts of a game's own screen, and the screens of all games. A missing part is not offered. */

import type { Component } from "svelte";
import { games, knownGame } from "../games.svelte.ts";
import type { SmallBoardProps } from "./small.ts";
import type { CompanionScreen } from "./companion.ts";
import type { PadScreen } from "./pad.ts";
import type { Sheet } from "./sheet.ts";
import type { GameView, Options, ScoreLine, Setup } from "../generated/protocol.ts";
import type { SoundName } from "../sound/sound.ts";
import type { BoardProps } from "./board.ts";
import type { BoxEditorProps } from "./box.ts";
import type { Spoken } from "./spoken.ts";
import type { ReadingName } from "../generated/readings.ts";

/** What several lines have in common, such as being somebody's monument. */
export interface Category {
  readonly id: string;
  readonly label: string;
  readonly drawing: string | null;
}

/** The options of a table that change what a card does. */
export type Reading = Readonly<Partial<Record<ReadingName, string>>>;

export interface Screen {
  /** The table, while it is played and in a replay. */
  readonly Board: Component<BoardProps>;
  /** The sounds of its moves, by their first word; `chance` is for what nobody decides. */
  readonly sounds?: Readonly<Record<string, SoundName>>;
  /** Whether players hide something from each other; a device that is passed around is covered then. */
  readonly hasSecrets?: (setup: Setup) => boolean;
  /** What the keyboard and screen readers are told. */
  readonly spoken?: Spoken;
  /** How many moves of a try at a puzzle are judged; all of them if it does not say. */
  readonly judged?: number;
  /** The cards that come next, the first one first, where they are known: each as a drawing and its name. */
  readonly toCome?: (view: GameView) => readonly { readonly drawing: string; readonly name: string }[];
  /** The tips for a newcomer that apply to a seat now, the most basic first. */
  readonly tips?: (view: GameView, seat: number, moves: readonly string[]) => readonly string[];
  /** One player's small board, and how to read it from a view. */
  readonly small?: {
    readonly Board: Component<SmallBoardProps>;
    readonly of: (view: GameView, player: number) => SmallBoardProps;
    /** The drawing of a word on the board. */
    readonly drawingOf: (word: string) => string;
    /** Whether it is a map on paper rather than a meadow. */
    readonly map?: boolean;
    /** The sign of a word in a text: what stands there, or that nothing does. */
    readonly signOf: (word: string, setup: Setup) => string;
  };
  /** The squares of a finished board from which food comes. */
  readonly feeders?: (view: GameView, setup: Setup, player: number) => readonly string[];
  /** The drawings that represent it on the home page, and the colour behind them. */
  readonly pictures: readonly string[];
  readonly ground: string;
  /** The message that says which of its parts are our best guess. */
  readonly unverified?: string;
  /** Lets cards be picked one by one, for an option of that kind. */
  readonly CardsOption?: Component<{
    game: string;
    picked: readonly string[];
    promos: boolean;
    onchange: (cards: string[]) => void;
  }>;
  /** The sentence for a player's points, if the game has its own word for them. */
  readonly points?: string;
  /** The category of a line in the table of all scores; null for one that is its own. */
  readonly category?: (line: ScoreLine, setup: Setup) => Category | null;
  /** The address that explains a line of the score. */
  readonly explain?: (line: ScoreLine, reading: Reading) => string | null;
  /** The sheet of the score pad for a game that was played here. */
  readonly sheetOf?: (setup: Setup, view: GameView) => Sheet;
  readonly pad?: () => Promise<PadScreen>;
  readonly companion?: () => Promise<CompanionScreen>;
  /** The editor of its box, and how a table's box differs from the one we ship, by option. */
  readonly box?: () => Promise<Component<BoxEditorProps>>;
  readonly ownData?: (setup: Setup) => Options;
  /** The page of all its cards. */
  readonly cards?: () => Promise<Component>;
}

let screens: Readonly<Record<string, Screen>> = {};
let otherwise: Screen;

/** Show each game with the screen it names, and one without any of these with the plain screen. */
export function showGamesWith(own: Readonly<Record<string, Screen>>, plain: Screen): void {
  screens = own;
  otherwise = plain;
}

/** The screen of a game. */
export const screenOf = (game: string): Screen => screens[knownGame(game)?.screen ?? game] ?? otherwise;

/** Waits for the sentences a game brings itself; a game with its own screen has them built in. */
export const sentencesOf = (game: string): Promise<unknown> | undefined =>
  game in screens ? undefined : games().catch(() => {});

/** The names of the games with their own screen. */
export const ownScreens = (): string[] => Object.keys(screens);
