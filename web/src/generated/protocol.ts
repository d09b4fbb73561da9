/** The messages between page and server, written by `make types` from cubetown/table/wire. */

/** Where a result came from: final = start + luck + others - loss + rejudged. */
export interface Account {
  readonly final: number;
  readonly start: number;
  readonly luck: number;
  readonly others: number;
  readonly loss: number;
  readonly rejudged: number;
}

/** Add a seat. */
export interface AddSeat {
  readonly type: "add";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
  readonly kind: "open" | "bot";
  readonly bot?: string | null;
}

/** Another turn, what it costs, and why. */
export interface Alternative {
  readonly move: string;
  readonly line: readonly string[];
  /** Its moves in sentences. */
  readonly told: readonly Message[];
  readonly loss: number;
  readonly error: number;
  readonly why: readonly Why[];
}

/** Agree to go back, or refuse. */
export interface AnswerTakeBack {
  readonly type: "answer_take_back";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
  readonly seat: number;
  readonly agree: boolean;
}

export type Argument = string | number | readonly string[] | Message;

/** The mean points with the card and with the printed one. */
export interface Arms {
  readonly new: number | null;
  readonly old: number | null;
}

/** How often either card was built. */
export interface ArmsBuilt {
  readonly new: Built | null;
  readonly old: Built | null;
}

/** Note that I want a hint; `GET /api/tables/TABLE/hint` then gives it. */
export interface AskHint {
  readonly type: "hint";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
  readonly seat: number;
  readonly offer: number;
}

/** A seat's request for help with planning. */
export interface AskPlan {
  readonly type: "plan";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
  readonly seat: number;
}

/** Ask for the table that follows this one. */
export interface AskRematch {
  readonly type: "rematch";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
}

/** The score so far. */
export interface AskScore {
  readonly type: "score";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
}

/** Ask the others to go back to just before one of my moves. */
export interface AskTakeBack {
  readonly type: "ask_take_back";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
  readonly seat: number;
  readonly line: number;
}

/** A place where a card's pattern could lie, with at least one cube of it. */
export interface Begun {
  readonly card: string;
  /** The squares that hold what the pattern needs. */
  readonly have: readonly string[];
  /** The resource that each other square still needs; empty if the card can be built. */
  readonly missing: Readonly<Record<string, string>>;
}

/** How long a companion's log is. */
export interface Bell {
  readonly length: number;
}

/** The results of a deal. */
export interface Board {
  readonly deal: string;
  readonly number: number;
  readonly top: readonly BoardRow[];
  readonly histogram: readonly Points[];
  readonly mine: BoardRow | null;
}

/** A result on a board. */
export interface BoardRow {
  readonly rank: number;
  readonly name: string;
  readonly points: number;
  readonly won: boolean;
  /** None on the board of today for whoever is not on it. */
  readonly table: string | null;
}

/** The bonus tiles in the box. */
export interface BonusTileData {
  readonly points: number;
  readonly corner: string;
  readonly lines: readonly string[];
  readonly fill: number;
  readonly four_of: number;
  readonly watched: readonly Watched[];
  readonly verified: boolean;
}

/** The line tiles along both sides of the board. */
export interface BonusTiles {
  readonly north: readonly string[];
  readonly west: readonly string[];
}

/** The card data of a game with data of one's own. */
export interface Box {
  readonly game: GameName;
  readonly cards: readonly (Card | ShakeComponents)[];
  /** The fields for which the operator of the server has other data. */
  readonly conflicts: readonly string[];
}

/** Data of one's own for a game, to be looked at. */
export interface BoxWish {
  readonly game: string;
  readonly options?: Options;
}

/** Something that can be built. */
export interface Build {
  readonly card: string;
  readonly remove: readonly string[];
  readonly at: readonly string[];
}

/** What can be built in a town. */
export interface Builds {
  readonly builds: readonly Build[];
}

/** How often and when a card was built. */
export interface Built {
  readonly share: number;
  readonly number: number;
  /** The mean round of the first. */
  readonly round: number | null;
}

/** The data of a card, in the form of cards.json. */
export interface Card {
  readonly id: string;
  readonly group: string;
  readonly pattern: readonly string[];
  readonly score: Scoring;
  readonly feeds?: Feeds;
  readonly power?: string;
  readonly promo?: boolean;
  readonly verified?: boolean;
  readonly name?: Readonly<Record<string, string>>;
  readonly emblem?: Readonly<Record<string, string>>;
  /** What the card does; in `GET /api/cards` only. */
  readonly effects?: readonly Message[];
}

/** The card data of a game. */
export interface Cards {
  readonly game: GameName;
  readonly cards: readonly (Card | ShakeComponents)[];
}

/** Change the terms: options, who may watch, the clock or the pace. */
export interface ChangeOptions {
  readonly type: "options";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
  readonly options: Options;
  readonly watch: Watch;
  readonly clock: number | null;
  /** None for a live table. */
  readonly pace?: Pace | null;
}

/** Open a seat or give it to a bot. */
export interface ChangeSeat {
  readonly type: "seat";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
  readonly seat: number;
  readonly kind: "open" | "bot";
  readonly bot?: string | null;
}

/** A value an option may have, and for how many players. */
export interface Choice {
  readonly value: string;
  readonly least_players: number;
  readonly most_players: number;
}

/** The secret a device made for the seat it claims. */
export interface Claim {
  readonly token: string;
}

export type ClientMessage =
  | Hello
  | Sync
  | Ping
  | Sit
  | Rename
  | Renew
  | Leave
  | Drop
  | ChangeSeat
  | AddSeat
  | Order
  | ChangeOptions
  | Start
  | Close
  | MakeMove
  | Undo
  | NotDone
  | TakeBack
  | AskHint
  | AskTakeBack
  | AnswerTakeBack
  | WithdrawTakeBack
  | Give
  | Take
  | Resign
  | TakePause
  | Resume
  | AskScore
  | AskPlan
  | AskRematch
  | Say;

/** The seconds left for a seat. */
export interface Clock {
  readonly seat: number;
  readonly left: number;
}

/** Close the table for everybody. */
export interface Close {
  readonly type: "close";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
}

export type CompanionView = TinyTownsCompanion | ShakeCompanion;

/** A companion to create. */
export interface CompanionWish {
  readonly game: string;
  readonly players: readonly string[];
  readonly options?: Options;
}

/** The construction tiles in the box. */
export interface ConstructionData {
  readonly cells: readonly string[];
  readonly pairs: readonly (readonly string[])[];
  readonly verified: boolean;
}

/** The deal of a day, and when today ends. */
export interface Daily {
  readonly game: GameName;
  /** What it is called when a table is made. */
  readonly deal: string;
  /** 1 on the first day, and one more on each day after it. */
  readonly number: number;
  readonly date: string;
  readonly today: boolean;
  readonly par: number;
  readonly bots: Readonly<Record<string, number>>;
  /** The same deal as a link's code. */
  readonly code: string;
  readonly ends: number;
}

/** The deal of a day. */
export interface DayDeal {
  readonly game: GameName;
  /** What it is called when a table is made. */
  readonly deal: string;
  /** 1 on the first day, and one more on each day after it. */
  readonly number: number;
  readonly date: string;
  readonly today: boolean;
  readonly par: number;
  readonly bots: Readonly<Record<string, number>>;
  /** The same deal as a link's code. */
  readonly code: string;
}

/** The deal that a link carries. */
export interface Deal {
  readonly deal: string;
  readonly game: GameName;
  readonly code: string;
  readonly setup: Setup;
  readonly daily: DayDeal | null;
}

/** The deal that a table plays, if others play it too. */
export interface Dealt {
  /** `daily/GAME/DAY`, `puzzle/ID`, or the code of a link. */
  readonly deal: string;
  /** A counted try: no take-back, no hint, no bot at its seat. */
  readonly counted: boolean;
}

/** A turn with two or more choices. */
export interface Decision {
  readonly class: number;
  /** The move at which it first differs from the best turn; the first of the record is 1. */
  readonly entry: number;
  readonly begins: number;
  readonly ends: number;
  readonly kind: string;
  readonly played: string;
  readonly best: string;
  readonly turn: readonly string[];
  /** The moves of the turn taken, in sentences. */
  readonly turn_told: readonly Message[];
  /** All moves of the best turn. */
  readonly line: readonly string[];
  readonly line_told: readonly Message[];
  readonly before: number;
  readonly after: number;
  readonly loss: number;
  /** The loss's standard error. */
  readonly error: number;
  /** Whether the loss may be none. */
  readonly faint: boolean;
  readonly win: Judged;
  readonly why: readonly Why[];
  readonly choices: readonly Turn[];
  readonly deep: boolean;
}

/** Remove a seat. */
export interface Drop {
  readonly type: "drop";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
  readonly seat: number;
}

export type Effects = Readonly<Record<string, readonly Message[]>>;

/** Why a request was refused. */
export interface ErrorMessage {
  readonly type: "error";
  readonly re: string | number | null;
  readonly error: Message;
}

/** What a seat's game may come to if it is played on well. */
export interface Estimate {
  readonly evaluator: string;
  readonly unit: "hundredths";
  readonly seat: number;
  readonly points: number;
  /** How far off it may be; most games end within one and a half of it. */
  readonly spread: number;
}

/** Whom a card feeds. */
export interface Feeds {
  readonly where: string;
  readonly number: number;
}

/** The bonus tiles won so far. */
export interface Flipped {
  readonly corner: boolean;
  readonly north: readonly boolean[];
  readonly west: readonly boolean[];
}

/** One moment of a game. */
export interface Frame {
  readonly line: LogLine | null;
  readonly view: GameView;
  readonly drawing?: string;
}

/** A mean difference in points. */
export interface Gain {
  readonly mean: number;
  /** How far its 95% interval reaches to either side. */
  readonly reach: number | null;
  readonly deals: number;
}

/** A line of the score, and how many points it gains. */
export interface GainedLine {
  readonly card: string;
  readonly points: number;
}

/** A game that can be played. */
export interface GameInfo {
  readonly game: GameName;
  readonly rules: number;
  readonly least_players: number;
  readonly most_players: number;
  /** The levels people choose from, weakest first. */
  readonly bots: readonly string[];
  readonly default_bot: string;
  /** Whether there are reviews, hints and estimates of it here. */
  readonly reviews: boolean;
  /** Which screen of the page draws it, or `plain`. */
  readonly screen: string;
  readonly options: readonly Option[];
  readonly sheet: SheetForm | null;
  /** By language, the sentences of a game not built into the page. */
  readonly sentences?: Readonly<Record<string, string>>;
}

/** The games that can be played. */
export interface GameInfos {
  readonly games: readonly GameInfo[];
}

export type GameName = string;

export type GameView = TinyTownsView | ShakeView;

/** Hand an absent player's seat to a bot. */
export interface Give {
  readonly type: "give";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
  readonly seat: number;
  readonly bot: string;
}

/** Whether the server works. */
export interface Health {
  readonly status: string;
}

/** Join a table. */
export interface Hello {
  readonly type: "hello";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
  readonly table: string;
  readonly tokens?: readonly string[];
  /** The server's, where it asks for one. */
  readonly password?: string | null;
}

/** What the expert would do here, and why. */
export interface Hint {
  readonly evaluator: string;
  readonly unit: "hundredths";
  readonly seat: number;
  readonly move: string;
  readonly line: readonly string[];
  /** Its moves in sentences. */
  readonly told: readonly Message[];
  readonly points: number;
  readonly win: number;
  readonly why: readonly Why[];
  readonly alternatives: readonly Alternative[];
}

/** The same for a record file, or for a try. */
export interface Job {
  readonly stage: "waiting" | "quick" | "deep" | "done" | "failed";
  /** Steps of the work, of all that there are. */
  readonly done: number;
  readonly all: number;
  /** What it says so far: null until every decision was looked at once. */
  readonly review: Review | null;
  readonly hint: Hint | null;
  readonly estimate: Estimate | null;
  readonly tried: Tried | null;
  /** How strong a card is, as far as the games say. */
  readonly strength: Strength | null;
  /** Why it failed. */
  readonly error: Message | null;
  /** `GET /api/reviews/KEY` says how far it is. */
  readonly key: string;
}

/** A decision's loss in one unit. */
export interface Judged {
  readonly before: number;
  readonly after: number;
  readonly loss: number;
  readonly error: number;
}

/** A table that a device knows, with its tokens. */
export interface KnownTable {
  readonly table: string;
  readonly tokens: readonly string[];
}

/** All tables that a device knows. */
export interface KnownTables {
  readonly tables: readonly KnownTable[];
}

/** Give up my seat: in the lobby it opens again, later a bot plays until I return. */
export interface Leave {
  readonly type: "leave";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
  readonly seat: number;
}

/** What a try at a task of a lesson has come to. */
export interface Lesson {
  readonly stage: string;
  readonly task: number;
  readonly tasks: number;
  readonly goal: Message;
  /** What to point at: a square, or the move that a button makes. */
  readonly arrow: string | null;
  /** Every move so far, as in a record; the next try sends them back. */
  readonly moves: readonly string[];
  readonly reached: boolean;
  /** 1 to 3 once it is reached. */
  readonly stars: number | null;
  /** What the stage taught, after its last task. */
  readonly done: Message | null;
  /** Why the goal cannot be reached this way. */
  readonly wrong: Message | null;
  readonly rule: string;
  /** The learner's table, as `welcome` tells one. */
  readonly news: News;
  /** The score so far. */
  readonly score: Score;
  readonly plan: TinyTownsPlan | ShakePlan | null;
}

/** A try at a task of a lesson: the moves so far, and what the learner does now. */
export interface LessonWish {
  readonly game: string;
  readonly stage: string;
  readonly task?: number;
  /** What the learner is called at the table. */
  readonly name?: string;
  /** Every move so far, as in a record: `1 place b3`. */
  readonly moves?: readonly string[];
  readonly move?: string | null;
  readonly undo?: boolean;
  /** How many moves the learner has spent on this task, wrong ones included. */
  readonly spent?: number;
}

/** The map of a game's lessons. */
export interface Lessons {
  readonly game: GameName;
  readonly stages: readonly Stage[];
}

/** Whether a device is told about turns. */
export interface Listens {
  readonly listens: boolean;
}

/** How a log continues: keep the first lines, then add these. */
export interface Log {
  readonly keep: number;
  /** How many lines belong to steps that have ended. */
  readonly past: number;
  readonly lines: readonly LogLine[];
}

/** A line of the log. */
export interface LogLine {
  /** Null when chance moved. */
  readonly seat: number | null;
  /** Empty for a note. */
  readonly move: string;
  readonly message: Message;
  /** Present and true for what happened besides the moves; `seat` is whom it is about. */
  readonly note?: boolean;
}

/** Make a move. */
export interface MakeMove {
  readonly type: "move";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
  readonly seat: number;
  readonly offer: number;
  readonly move: string;
}

/** A sentence without a language; the catalogue puts it into words. */
export interface Message {
  readonly id: string;
  readonly arguments: Readonly<Record<string, Argument>>;
}

/** The resource of a round. */
export interface Named {
  readonly round: number;
  /** Null if a card named it. */
  readonly seat: number | null;
  readonly resource: string;
}

/** A new companion and the secret of each player. */
export interface NewCompanion {
  readonly companion: string;
  readonly seats: readonly SeatToken[];
}

/** A new table and its secrets, sent only once. */
export interface NewTable {
  readonly table: string;
  /** The host's secret. */
  readonly starter: string | null;
  readonly seats: readonly SeatToken[];
}

/** What `welcome` sends in full, and each `update` changes in part. */
export interface News {
  readonly table: Table;
  readonly you: You;
  readonly setup: Setup | null;
  /** What each card of the setup does, by its id. */
  readonly effects: Effects;
  readonly to_act: readonly number[];
  readonly clocks: readonly Clock[];
  /** The empty seats, and the seconds until each may be given to a bot. */
  readonly gone: readonly Clock[];
  readonly score: Score | null;
  readonly views: readonly SeatView[];
}

/** Continue a step I had finished; with `undo`, also undo the move before that. */
export interface NotDone {
  readonly type: "not_done";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
  readonly seat: number;
  readonly offer: number;
  readonly undo?: boolean;
}

/** Done and saved. */
export interface Ok {
  readonly type: "ok";
  readonly re: string | number | null;
}

/** An option of a game. */
export interface Option {
  readonly name: string;
  readonly kind: "choice" | "flag" | "seat" | "cards" | "data";
  readonly choices: readonly Choice[];
  readonly default: unknown;
  /** Other options, and the values they must have for this one to be allowed. */
  readonly needs: Readonly<Record<string, readonly string[]>>;
}

export type Options = Readonly<Record<string, unknown>>;

/** Reorder the seats. */
export interface Order {
  readonly type: "order";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
  readonly seats: readonly number[];
}

export type Overdue = "bot" | "wait";

/** The pace of a slow table. */
export interface Pace {
  /** For each turn. */
  readonly days: number;
  /** What happens when they are over. */
  readonly overdue: Overdue;
  /** Days for which each player may pause, in all. */
  readonly pause: number;
}

/** The score of an unfinished sheet. */
export interface PadAnswer {
  /** Null if nothing can be scored. */
  readonly score: Score | null;
  readonly problems: readonly Message[];
}

/** The possible builds in a town on an unfinished sheet. */
export interface PadBuilds {
  /** Null if this cannot be told. */
  readonly builds: readonly Build[] | null;
  readonly problems: readonly Message[];
}

export type Phrase = "hello" | "good-luck" | "one-moment" | "well-played" | "sorry" | "thanks" | "bye";

/** Are you there? */
export interface Ping {
  readonly type: "ping";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
}

/** What helps a seat plan. */
export interface Plan {
  readonly type: "plan";
  readonly re: string | number | null;
  readonly plan: TinyTownsPlan | ShakePlan | null;
}

/** The review of one seat. */
export interface PlayerReview {
  readonly final: number;
  readonly start: number;
  readonly luck: number;
  readonly others: number;
  readonly loss: number;
  readonly rejudged: number;
  readonly seat: number;
  readonly name: string;
  readonly win: Account;
  readonly events: readonly ReviewEvent[];
  readonly decisions: readonly Decision[];
  readonly course: readonly Standing[];
  readonly hindsight: number | null;
  readonly per_decision: number;
  readonly grade: "superb" | "strong" | "good" | "fair" | "uneven" | "learning";
}

/** One player's score. */
export interface PlayerScore {
  readonly name: string;
  readonly total: number;
  readonly lines: readonly ScoreLine[];
}

/** How many results have these points. */
export interface Points {
  readonly points: number;
  readonly number: number;
}

/** I am here. */
export interface Pong {
  readonly type: "pong";
}

/** How far a review, a hint, an estimate or the judging of a try is. */
export interface Progress {
  readonly stage: "waiting" | "quick" | "deep" | "done" | "failed";
  /** Steps of the work, of all that there are. */
  readonly done: number;
  readonly all: number;
  /** What it says so far: null until every decision was looked at once. */
  readonly review: Review | null;
  readonly hint: Hint | null;
  readonly estimate: Estimate | null;
  readonly tried: Tried | null;
  /** How strong a card is, as far as the games say. */
  readonly strength: Strength | null;
  /** Why it failed. */
  readonly error: Message | null;
}

/** A device that wants to be told when a seat's turn begins. */
export interface PushWish {
  /** Where its push service takes messages for it. */
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language?: string;
}

/** A puzzle, unsolved. */
export interface Puzzle {
  readonly id: string;
  readonly grade: number;
}

/** A try at a puzzle: the moves made so far. */
export interface PuzzleMoves {
  readonly moves: readonly string[];
  /** The player's, for what is told about the solution. */
  readonly name?: string;
}

/** What a try at a puzzle comes to; most is known only once it is over. */
export interface PuzzleTry {
  readonly id: string;
  readonly over: boolean;
  readonly solved: boolean;
  readonly points: number | null;
  readonly best: number | null;
  readonly left: number | null;
  readonly greedy: number | null;
  readonly proven: boolean;
  /** Whether points are a mean, over all that chance may do. */
  readonly mean: boolean;
  readonly solution: readonly string[];
  /** What a log would say about the moves of the solution. */
  readonly told: readonly Message[];
}

/** The puzzles of a game, the easiest first. */
export interface Puzzles {
  readonly game: GameName;
  readonly puzzles: readonly Puzzle[];
}

/** Why points were given. */
export interface Reason {
  readonly id: string;
  readonly arguments: Readonly<Record<string, Argument>>;
  readonly points: number;
  readonly squares: readonly string[];
}

/** Why something was refused. */
export interface Refusal {
  readonly error: Message;
}

/** The next table, and the asker's secrets there. */
export interface Rematch {
  readonly type: "rematch";
  readonly re: string | number | null;
  readonly table: string;
  /** The host's secret, for whoever asked first. */
  readonly starter: string | null;
  readonly seats: readonly SeatToken[];
}

/** Rename a seat. */
export interface Rename {
  readonly type: "rename";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
  readonly seat: number;
  readonly name: string;
}

/** Get a new secret for a seat; the old one stops working. */
export interface Renew {
  readonly type: "renew";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
  readonly seat: number;
  readonly token?: string | null;
}

/** A game frame by frame. */
export interface Replay {
  readonly game: GameName;
  readonly finished: boolean;
  /** Whether all players' secrets are shown. */
  readonly open: boolean;
  readonly setup: Setup;
  readonly effects: Effects;
  readonly take_backs: number;
  readonly hints: number;
  readonly from_position: boolean;
  readonly frames: readonly Frame[];
  readonly score: Score | null;
}

/** Resign: a bot plays on, and once every person has resigned, the table closes. */
export interface Resign {
  readonly type: "resign";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
  readonly seat: number;
}

/** End my pause. */
export interface Resume {
  readonly type: "resume";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
  readonly seat: number;
}

/** The review of a finished game. */
export interface Review {
  readonly game: string;
  readonly rules: number;
  readonly evaluator: string;
  readonly unit: "hundredths";
  readonly work: number;
  readonly seed: number;
  readonly players: readonly PlayerReview[];
}

/** What chance or the others did to a seat's prospects. */
export interface ReviewEvent {
  readonly entry: number;
  readonly cause: "luck" | "others";
  readonly change: number;
  readonly win: number;
}

/** A player said a set phrase. */
export interface Said {
  readonly type: "said";
  readonly seat: number;
  readonly phrase: Phrase;
}

/** Say a set phrase to everybody at the table. */
export interface Say {
  readonly type: "say";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
  readonly seat: number;
  readonly phrase: Phrase;
}

/** A score sheet and how the winner was decided. */
export interface Score {
  readonly players: readonly PlayerScore[];
  /** The winners' names. */
  readonly winners: readonly string[];
  readonly verdict: Message;
  /** Only in solo; 1 is the best. */
  readonly rank: number | null;
  /** The fewest points for each rank, the best first; empty where there are no ranks. */
  readonly ranks_from: readonly number[];
}

/** A line of a score sheet; its reasons add up to its points. */
export interface ScoreLine {
  /** What the line is about in Tiny Towns. */
  readonly card?: string;
  /** What the line is about in Shake That City. */
  readonly type?: string;
  readonly count: number;
  readonly points: number;
  readonly reasons: readonly Reason[];
}

/** The score, as far as the asker may see it. */
export interface ScoreSoFar {
  readonly type: "score";
  readonly re: string | number | null;
  readonly score: Score;
}

/** How a card scores: a rule and its numbers. */
export interface Scoring {
  readonly rule: string;
  readonly points?: number;
  readonly base?: number;
  readonly number?: number;
  readonly more?: number;
  readonly town?: number;
  readonly table?: readonly number[];
  readonly groups?: readonly string[];
}

/** A seat as everybody may know it. */
export interface Seat {
  /** When the player's last pause ends, in seconds since 1970; only where players may pause. */
  readonly paused_until?: number | null;
  /** The days for which the player may still pause. */
  readonly pause_days?: number;
  readonly seat: number;
  readonly kind: SeatKind;
  readonly name: string | null;
  /** The level that plays the seat now; null when the person plays. */
  readonly bot: string | null;
  readonly present: boolean;
  readonly resigned: boolean;
}

export type SeatKind = "open" | "person" | "bot";

/** The secret that opens a seat. */
export interface SeatToken {
  readonly seat: number;
  readonly token: string;
}

/** What one seat, or a spectator, sees and may do. */
export interface SeatView<View = GameView> {
  readonly seat: number | null;
  readonly offer: number;
  readonly undo: boolean;
  /** Whether the seat may go on with a step it has finished. */
  readonly not_done: boolean;
  readonly moves: readonly string[];
  readonly view: View;
  /** The view as text, for a game without its own screen on the page. */
  readonly drawing?: string;
  /** What each of `moves` does, for such a game. */
  readonly labels?: readonly Message[];
  readonly log: Log;
}

/** A seat of a new table. */
export interface SeatWish {
  readonly kind: "open" | "person" | "bot";
  readonly name?: string | null;
  readonly bot?: string | null;
}

/** A seat and its secret. */
export interface Seated {
  readonly type: "seated";
  readonly re: string | number | null;
  readonly seat: number;
  readonly token: string;
}

/** This server. */
export interface ServerInfo {
  readonly version: string;
  readonly address: string;
  readonly languages: readonly string[];
  /** Whether pages can load Python from it, to play without it. */
  readonly engine: boolean;
  /** Whether the visitor may open tables. */
  readonly may_open: "yes" | "password" | "no";
  /** Whether the visitor may seat the strongest bots. */
  readonly may_seat: "yes" | "password" | "no";
  /** The key with which browsers subscribe to notices; null if there are none. */
  readonly push: string | null;
  /** Whether hosts may let a channel be told about turns. */
  readonly webhooks: boolean;
}

export type ServerMessage = Welcome | Update | Ok | Pong | ErrorMessage | Seated | ScoreSoFar | Said | Plan | Rematch;

export type Setup = TinyTownsSetup | ShakeSetup;

/** One side of the board. */
export interface ShakeBoard {
  readonly sea: readonly string[];
  readonly zones: readonly string[];
  readonly verified: boolean;
}

/** A companion of Shake That City. */
export interface ShakeCompanion {
  readonly companion: string;
  readonly game: "shake-that-city";
  /** A tap names the version it saw. */
  readonly version: number;
  readonly undo: boolean;
  readonly setup: ShakeSetup;
  readonly effects: Effects;
  readonly phase: "first" | "shake" | "pick" | "build" | "over";
  readonly round: number;
  readonly rounds: number;
  readonly open_rounds: readonly number[];
  readonly active: number | null;
  readonly shake: readonly string[];
  readonly blocked: string | null;
  readonly unverified: readonly string[];
  readonly players: readonly ShakeCompanionPlayer[];
  /** Null for anybody without a player's secret. */
  readonly you: ShakeSecrets | null;
}

/** A player with a real board. */
export interface ShakeCompanionPlayer {
  readonly name: string;
}

/** The contents of the box, in the form of components.json. */
export interface ShakeComponents {
  readonly cubes: Readonly<Record<string, number>>;
  readonly rounds: number;
  readonly open_rounds: readonly number[];
  readonly solo_target: number;
  readonly boards: Readonly<Record<string, ShakeBoard>>;
  readonly bonus_tiles: BonusTileData;
  readonly construction: ConstructionData;
}

/** What helps a player plan. */
export interface ShakePlan {
  /** What the city is worth so far. */
  readonly points: number;
  /** The points that the shape adds at once, by the move that places it. */
  readonly gains: Readonly<Record<string, number>>;
}

/** A player, as far as the viewer may see. */
export interface ShakePlayer {
  readonly name: string;
  readonly done: boolean;
  /** Six rows from the top, words separated by spaces. */
  readonly city: readonly string[];
  readonly construction: Readonly<Record<string, readonly string[]>>;
  readonly tasks: readonly ShakeTask[];
  readonly fits: Readonly<Record<string, readonly string[]>>;
  readonly flipped: Flipped;
}

/** The holder of a player's secret; nothing else is secret in this game. */
export interface ShakeSecrets {
  readonly seat: number;
  readonly dealt: readonly string[];
  readonly monument: null;
}

/** A setup of Shake That City. */
export interface ShakeSetup {
  readonly players: readonly string[];
  readonly side: string;
  readonly variant: "standard" | "family" | "construction" | "solo";
  readonly bonus_tiles: BonusTiles;
  readonly construction: readonly (readonly string[])[];
  readonly first: number | null;
  readonly components: ShakeComponents;
}

/** What a player has to answer. */
export interface ShakeTask {
  readonly task: string;
  readonly tile?: string;
}

/** Everything a viewer may know about a game of Shake That City. */
export interface ShakeView {
  readonly viewer: number | null;
  readonly phase: "first" | "shake" | "pick" | "build" | "over";
  readonly round: number;
  readonly rounds: number;
  readonly active: number | null;
  readonly side: string;
  readonly variant: "standard" | "family" | "construction" | "solo";
  readonly bonus_tiles: BonusTiles;
  readonly unverified: readonly string[];
  readonly shake: readonly string[];
  readonly shapes: Readonly<Record<string, readonly string[]>>;
  readonly blocked: string | null;
  readonly players: readonly ShakePlayer[];
}

/** What the score pad needs to know about a game. */
export interface SheetForm {
  /** The length of the board's side. */
  readonly size: number;
  readonly options: readonly string[];
}

/** Sit down on an open chair, or on one that nobody can claim any more. */
export interface Sit {
  readonly type: "sit";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
  readonly name: string;
  readonly seat?: number | null;
  readonly token?: string | null;
}

/** A stage of a game's lessons. */
export interface Stage {
  readonly stage: string;
  readonly title: Message;
  /** The rule it teaches. */
  readonly rule: string;
  readonly tasks: number;
}

/** What a seat could expect after a move. */
export interface Standing {
  readonly entry: number;
  readonly points: number;
  readonly win: number;
}

/** Start the game; open chairs are left out. If the host is gone, any player may. */
export interface Start {
  readonly type: "start";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
}

export type Status = "lobby" | "playing" | "over" | "closed" | "broken";

/** A device that no longer wants to be told. */
export interface StopPush {
  readonly endpoint: string;
}

/** How strong a card is. */
export interface Strength {
  readonly card: string;
  readonly against: string;
  readonly gain: Gain | null;
  /** A copy of the printed card against the card itself: it should be near 0. */
  readonly control: Gain | null;
  readonly points: Arms;
  readonly built: ArmsBuilt;
  /** Where the points come from and go to; `new` stands for the card. */
  readonly lines: readonly GainedLine[];
  readonly sentences: readonly Message[];
}

/** A card whose strength is to be measured, and the card it stands in for. */
export interface StrengthWish {
  readonly card: string;
  readonly card_data: readonly (Readonly<Record<string, unknown>>)[];
  /** The usual card of its group, if left out. */
  readonly against?: string | null;
}

/** Send everything again. */
export interface Sync {
  readonly type: "sync";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
}

/** A table as everybody at it may know it. */
export interface Table {
  readonly table: string;
  readonly game: GameName;
  readonly status: Status;
  readonly options: Options;
  readonly watch: Watch;
  readonly clock: number | null;
  /** Whether the game begins, or began, from a position rather than at the start. */
  readonly from_position: boolean;
  readonly pace: Pace | null;
  readonly deal: Dealt | null;
  readonly take_backs: number;
  /** How often a player asked for a hint. */
  readonly hints: number;
  readonly take_back: Wish | null;
  readonly rematch: string | null;
  readonly trouble: Message | null;
  readonly watching: number;
  readonly seats: readonly Seat[];
}

/** The deal of a finished game. */
export interface TableDeal {
  readonly deal: string;
}

/** A table as a list shows it. */
export interface TableInfo {
  readonly table: string;
  readonly game: GameName;
  readonly status: Status;
  readonly created: number;
  readonly changed: number;
  readonly seats: readonly Seat[];
  /** Whether the asker is the host. */
  readonly starter: boolean;
  readonly holds: readonly number[];
  readonly to_act: readonly number[];
  readonly from_position: boolean;
  /** Null for a live table. */
  readonly pace: Pace | null;
  /** When the days of the asker's turn are over, in seconds since 1970; null without one. */
  readonly due: number | null;
  readonly deal: Dealt | null;
}

/** A list of tables. */
export interface TableInfos {
  readonly tables: readonly TableInfo[];
}

/** A table to create. */
export interface TableWish {
  readonly game: string;
  readonly seats: readonly SeatWish[];
  readonly options?: Options;
  readonly watch?: Watch;
  readonly clock?: number | null;
  /** The pace of a slow table; None for a live one. */
  readonly pace?: Pace | null;
  readonly start?: boolean;
  /** A line that its game begins from (docs/position.md). */
  readonly position?: string | null;
  /** A record whose position its game begins from, after `entry` moves of it. */
  readonly record?: string | null;
  /** All moves of the record, if left out. */
  readonly entry?: number | null;
  /** A deal to play alone: `daily/GAME/DAY`, `puzzle/ID`, or the code of a link. */
  readonly deal?: string | null;
  /** Whether the result goes on the deal's board: no take-back and no hint. */
  readonly counted?: boolean;
}

/** Take my seat back from the bot. */
export interface Take {
  readonly type: "take";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
  readonly seat: number;
}

/** Go back to just before a line of the log, as a player among bots. */
export interface TakeBack {
  readonly type: "take_back";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
  readonly seat: number;
  readonly line: number;
}

/** Pause for some days, at a slow table. */
export interface TakePause {
  readonly type: "pause";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
  readonly seat: number;
  readonly days: number;
}

/** Something a person tapped. */
export interface Tap {
  readonly move: string;
  /** The version the person saw. */
  readonly version?: number | null;
}

export type Task = TinyTownsTask | ShakeTask;

/** A companion of Tiny Towns. */
export interface TinyTownsCompanion {
  readonly companion: string;
  readonly game: "tiny-towns";
  /** A tap names the version it saw. */
  readonly version: number;
  readonly undo: boolean;
  readonly setup: TinyTownsSetup;
  readonly effects: Effects;
  readonly phase: "deal" | "keep" | "first" | "name" | "draw" | "build" | "watch" | "over";
  readonly round: number;
  readonly master_builder: number | null;
  readonly resource: string | null;
  readonly free: boolean;
  readonly left: number | null;
  readonly shown: readonly string[];
  readonly named: readonly Named[];
  readonly players: readonly TinyTownsCompanionPlayer[];
  /** Null for anybody without a player's secret. */
  readonly you: TinyTownsSecrets | null;
}

/** A player with a real board. */
export interface TinyTownsCompanionPlayer {
  readonly name: string;
  /** The round in which the town was completed; 0 while the player is in. */
  readonly completed: number;
  /** Whether it will be complete when this round ends. */
  readonly full: boolean;
  /** Whether the hammer skips this player. */
  readonly barred: boolean;
  readonly turns_as_master_builder: number;
  readonly dealt: boolean;
  readonly keeps: boolean;
}

/** What helps a player plan. */
export interface TinyTownsPlan {
  /** By card; for each card, the most complete first. */
  readonly begun: readonly Begun[];
  /** What the town is worth so far, open squares aside. */
  readonly points: number;
  /** What it would be worth if the game ended now. */
  readonly total: number;
  /** The squares that still hold no building. */
  readonly open: number;
  /** The squares that food reaches. */
  readonly fed: readonly string[];
  /** The points that a new building adds at once, by the move that puts it on a square. */
  readonly gains: Readonly<Record<string, number>>;
}

/** A player, as far as the viewer may see. */
export interface TinyTownsPlayer {
  readonly name: string;
  /** Four rows from the top, words separated by spaces. */
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
  readonly tasks: readonly TinyTownsTask[];
}

/** What else the holder of a player's secret knows. */
export interface TinyTownsSecrets {
  readonly seat: number;
  readonly dealt: readonly string[];
  readonly monument: string | null;
}

/** A setup of Tiny Towns. */
export interface TinyTownsSetup {
  readonly players: readonly string[];
  readonly variant: "standard" | "town-hall" | "solo";
  readonly edition: string;
  readonly cavern: boolean;
  readonly orchard: "lines" | "anywhere";
  readonly first: number | null;
  readonly cards: readonly Card[];
  readonly monuments: readonly Card[];
}

/** What a player has to answer. */
export interface TinyTownsTask {
  readonly task: string;
  readonly resource?: string;
  readonly by_another?: boolean;
  readonly group?: string;
  readonly groups?: readonly string[];
  readonly square?: string;
  readonly squares?: readonly string[];
  readonly left?: number;
}

/** Everything a viewer may know about a game of Tiny Towns. */
export interface TinyTownsView {
  readonly viewer: number | null;
  readonly phase: "deal" | "keep" | "first" | "name" | "draw" | "build" | "watch" | "over";
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

/** What a turn that was tried again costs, compared with the best one found. */
export interface Tried {
  /** It loses little, or perhaps nothing. */
  readonly right: boolean;
  /** It comes to the same as the turn taken in the game. */
  readonly as_played: boolean;
  readonly loss: number;
  readonly error: number;
  readonly why: readonly Why[];
}

/** A turn of a finished game, tried again. */
export interface Try {
  /** Whether the turn is over. */
  readonly over: boolean;
  /** Then, `GET /api/reviews/KEY` says what it costs. */
  readonly key: string | null;
  /** The player's table, as `welcome` tells one. */
  readonly news: News;
  readonly score: Score;
  readonly plan: TinyTownsPlan | ShakePlan | null;
}

/** A turn of a finished game, tried again: the moves so far. */
export interface TryWish {
  /** The whole game. */
  readonly record: string;
  /** The turn's first move in the record; the first of all is 1. */
  readonly entry: number;
  readonly seat: number;
  /** The moves of the best turn that the review found. */
  readonly best: readonly string[];
  readonly moves?: readonly string[];
}

/** A turn that could have been taken, and what it costs. */
export interface Turn {
  readonly line: readonly string[];
  /** Its moves in sentences. */
  readonly told: readonly Message[];
  readonly loss: number;
  readonly error: number;
}

/** Undo the last move of the current step. */
export interface Undo {
  readonly type: "undo";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
  readonly seat: number;
  readonly offer: number;
}

/** What changed. */
export interface Update {
  readonly type: "update";
  /** Counts a connection's updates; after a gap, send `sync`. */
  readonly n: number;
  readonly table?: Table;
  readonly you?: You;
  readonly setup?: Setup | null;
  readonly effects?: Effects;
  readonly to_act?: readonly number[];
  readonly clocks?: readonly Clock[];
  readonly gone?: readonly Clock[];
  readonly score?: Score | null;
  readonly views?: readonly SeatView[];
}

export type Watch = "link" | "players";

/** The lines a bonus tile watches from its position. */
export interface Watched {
  readonly fill: number;
  readonly four_of: number;
  readonly fill_number?: number;
  readonly four_number?: number;
}

/** The service that is told about a table's turns. */
export interface Webhook {
  readonly service: "discord" | "ntfy" | "json" | null;
}

/** The channel that is told when turns begin; none without a service. */
export interface WebhookWish {
  readonly service: "discord" | "ntfy" | "json" | null;
  readonly address?: string | null;
  readonly language?: string;
}

/** Everything there is to know. */
export interface Welcome {
  readonly table: Table;
  readonly you: You;
  readonly setup: Setup | null;
  /** What each card of the setup does, by its id. */
  readonly effects: Effects;
  readonly to_act: readonly number[];
  readonly clocks: readonly Clock[];
  /** The empty seats, and the seconds until each may be given to a bot. */
  readonly gone: readonly Clock[];
  readonly score: Score | null;
  readonly views: readonly SeatView[];
  readonly type: "welcome";
  readonly re: string | number | null;
  readonly n: number;
}

/** How two expected score sheets differ in one line. */
export interface Why {
  readonly line: string;
  readonly points: number;
}

/** A player wishes to go back to just before a move. */
export interface Wish {
  readonly seat: number;
  /** What the log says about that move. */
  readonly what: Message;
  readonly agreed: readonly number[];
  /** The seats that still have to agree. */
  readonly waiting: readonly number[];
}

/** No longer ask to go back. */
export interface WithdrawTakeBack {
  readonly type: "withdraw_take_back";
  /** Comes back with the answer. */
  readonly re?: string | number | null;
  readonly seat: number;
}

/** What a connection holds. */
export interface You {
  /** Whether it is the host's. */
  readonly starter: boolean;
  readonly seats: readonly number[];
}
