/** The messages between page and server, as docs/protocol.md describes them. */

/** A sentence without a language; the catalogue says it. */
export interface Message {
  readonly id: string;
  readonly arguments: Readonly<Record<string, Argument>>;
}

export type Argument = string | number | readonly string[] | Message;

export type GameName = string;
export type Status = "lobby" | "playing" | "over" | "closed" | "broken";
export type Options = Readonly<Record<string, unknown>>;

export interface Seat {
  readonly seat: number;
  readonly kind: "open" | "person" | "bot";
  readonly name: string | null;
  /** The level of the bot that plays the seat now; null when the person plays. */
  readonly bot: string | null;
  readonly present: boolean;
  readonly resigned: boolean;
}

export interface Table {
  readonly table: string;
  readonly game: GameName;
  readonly status: Status;
  readonly options: Options;
  readonly watch: "link" | "players";
  readonly clock: number | null;
  readonly take_backs: number;
  readonly rematch: string | null;
  readonly trouble: Message | null;
  readonly watching: number;
  readonly seats: readonly Seat[];
}

export interface You {
  readonly starter: boolean;
  readonly seats: readonly number[];
}

export interface Clock {
  readonly seat: number;
  readonly left: number;
}

export interface LogLine {
  /** Null when chance moved. */
  readonly seat: number | null;
  readonly move: string;
  readonly message: Message;
}

/** What one seat, or a spectator, sees and may do. */
export interface SeatView<View = GameView> {
  readonly seat: number | null;
  readonly offer: number;
  readonly undo: boolean;
  readonly moves: readonly string[];
  readonly view: View;
  /** The board as text, and a sentence for each of `moves`: for a game that has no screen of its own. */
  readonly drawing?: string;
  readonly labels?: readonly Message[];
  readonly log: { readonly keep: number; readonly lines: readonly LogLine[] };
}

export interface Reason extends Message {
  readonly points: number;
  readonly squares: readonly string[];
}

export interface ScoreLine {
  /** What the line is about in Tiny Towns. */
  readonly card?: string;
  /** What the line is about in Shake That City. */
  readonly type?: string;
  readonly count: number;
  readonly points: number;
  readonly reasons: readonly Reason[];
}

export interface Score {
  readonly players: readonly { readonly name: string; readonly total: number; readonly lines: readonly ScoreLine[] }[];
  /** The names of who won. */
  readonly winners: readonly string[];
  readonly verdict: Message;
  readonly rank: number | null;
}

/** What `welcome` tells, and each `update` changes in part. */
export interface News {
  readonly table: Table;
  readonly you: You;
  readonly setup: Setup | null;
  /** What each card of this game does. */
  readonly effects?: Effects;
  readonly to_act: readonly number[];
  readonly clocks: readonly Clock[];
  readonly score: Score | null;
  readonly views: readonly SeatView[];
}

export type ServerMessage =
  | ({ readonly type: "welcome"; readonly re?: unknown; readonly n: number } & News)
  | ({ readonly type: "update"; readonly n: number } & Partial<News>)
  | { readonly type: "ok"; readonly re?: unknown }
  | { readonly type: "pong" }
  | { readonly type: "error"; readonly re?: unknown; readonly error: Message }
  | { readonly type: "seated"; readonly re?: unknown; readonly seat: number; readonly token: string }
  | { readonly type: "score"; readonly re?: unknown; readonly score: Score }
  | ({ readonly type: "rematch"; readonly re?: unknown } & NewTable);

/** The secrets of a table just made: told once. */
export interface NewTable {
  readonly table: string;
  readonly starter: string | null;
  readonly seats: readonly { readonly seat: number; readonly token: string }[];
}

/** A table as a list shows it. */
export interface TableInfo {
  readonly table: string;
  readonly game: GameName;
  readonly status: Status;
  readonly created: number;
  readonly changed: number;
  readonly seats: readonly Seat[];
  readonly starter: boolean;
  readonly holds: readonly number[];
  readonly to_act: readonly number[];
}

export interface GameInfo {
  readonly game: GameName;
  readonly rules: number;
  readonly least_players: number;
  readonly most_players: number;
  readonly bots: readonly string[];
  readonly default_bot: string;
  /** Which screen shows it; `plain` for a game without one of its own. */
  readonly screen: string;
  readonly options: readonly Option[];
  readonly sheet: SheetInfo | null;
  /** The catalogues of a game whose sentences are not part of this page, by language. */
  readonly sentences?: Readonly<Record<string, string>>;
}

/** What the score pad needs to know of a game. */
export interface SheetInfo {
  /** The side of the board. */
  readonly size: number;
  /** The options that a score depends on. */
  readonly options: readonly string[];
}

export interface Option {
  readonly name: string;
  readonly kind: "choice" | "flag" | "seat" | "cards" | "data";
  readonly choices: readonly Choice[];
  readonly default: unknown;
  /** Other options, and the values of theirs under which this one may be given. */
  readonly needs: Readonly<Record<string, readonly string[]>>;
}

export interface Choice {
  readonly value: string;
  readonly least_players: number | null;
  readonly most_players: number | null;
}

export interface ServerInfo {
  readonly version: string;
  readonly address: string;
  readonly languages: readonly string[];
}

export type SeatWish =
  | { readonly kind: "person"; readonly name: string }
  | { readonly kind: "open" }
  | { readonly kind: "bot"; readonly bot: string };

export interface Frame {
  readonly line: LogLine | null;
  readonly view: GameView;
  readonly drawing?: string;
}

/** What cards do, by id. */
export type Effects = Readonly<Record<string, readonly Message[]>>;

export interface Replay {
  readonly game: GameName;
  readonly finished: boolean;
  readonly open: boolean;
  readonly setup: Setup;
  readonly effects?: Effects;
  readonly take_backs: number;
  readonly frames: readonly Frame[];
  readonly score: Score | null;
}

// Tiny Towns

export interface Card {
  readonly id: string;
  readonly group: string;
  readonly pattern: readonly string[];
  readonly score: { readonly rule: string } & Readonly<Record<string, unknown>>;
  readonly feeds?: { readonly where: string; readonly number?: number };
  readonly power?: string;
  readonly promo?: boolean;
  readonly verified?: boolean;
  readonly name?: Readonly<Record<string, string>>;
  /** What it does, where all cards are listed. */
  readonly effects?: readonly Message[];
}

export interface TinyTownsSetup {
  readonly players: readonly string[];
  readonly variant: string;
  readonly edition: string;
  readonly cavern: boolean;
  readonly orchard: string;
  readonly cards: readonly Card[];
  readonly monuments: readonly Card[];
}

export interface Task {
  readonly task: string;
  readonly [argument: string]: unknown;
}

export interface TinyTownsPlayer {
  readonly name: string;
  readonly town: readonly string[];
  readonly cubes_on: Readonly<Record<string, readonly string[]>>;
  readonly monument: string | null;
  readonly built: boolean;
  readonly shrine_count: number;
  readonly set_aside: readonly string[];
  readonly cavern: number;
  readonly completed: number;
  readonly turns_as_master_builder: number;
  readonly done: boolean;
  readonly dealt: readonly string[];
  readonly tasks: readonly Task[];
}

export interface TinyTownsView {
  readonly viewer: number | null;
  readonly phase: string;
  readonly round: number;
  readonly master_builder: number | null;
  readonly resource: string | null;
  readonly unseen: Readonly<Record<string, number>>;
  readonly left: number;
  readonly shown: readonly string[];
  readonly under: readonly string[];
  readonly cards: readonly string[];
  readonly players: readonly TinyTownsPlayer[];
}

// Shake That City

export interface ShakePlayer {
  readonly name: string;
  readonly done: boolean;
  readonly city: readonly string[];
  readonly construction: Readonly<Record<string, readonly string[]>>;
  readonly tasks: readonly Task[];
  readonly fits: Readonly<Record<string, readonly string[]>>;
  /** Which bonus tiles are won. */
  readonly flipped: { readonly corner: boolean; readonly north: readonly boolean[]; readonly west: readonly boolean[] };
}

export interface ShakeView {
  readonly viewer: number | null;
  readonly phase: string;
  readonly round: number;
  readonly rounds: number;
  readonly active: number | null;
  readonly side: string;
  readonly variant: string;
  readonly bonus_tiles: { readonly north: readonly string[]; readonly west: readonly string[] };
  readonly unverified: readonly string[];
  readonly shake: readonly string[];
  readonly shapes: Readonly<Record<string, readonly string[]>>;
  readonly blocked: string | null;
  readonly players: readonly ShakePlayer[];
}

export interface ShakeSetup {
  readonly players: readonly string[];
  readonly side: string;
  readonly variant: string;
  readonly components: {
    readonly boards: Readonly<Record<string, { readonly sea: readonly string[]; readonly zones: readonly string[] }>>;
    readonly bonus_tiles: { readonly points: number; readonly watched: readonly { readonly fill: number; readonly four_of: number }[] };
  };
}

export type GameView = TinyTownsView | ShakeView;
export type Setup = TinyTownsSetup | ShakeSetup;
