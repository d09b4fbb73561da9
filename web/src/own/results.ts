/** The games that were finished on this device: what is kept of each, and what they come to. */

import { read, write } from "../device.svelte.ts";
import { lineId } from "../score/lines.ts";
import { nameOfData } from "../screen/data.ts";
import { screenOf } from "../screen/screen.ts";
import type { LogLine, Score, Seat, Setup, Table } from "../generated/protocol.ts";

/** What a review said about my play, in hundredths of a point. */
export interface Reviewed {
  readonly evaluator: string;
  readonly luck: number;
  readonly others: number;
  readonly loss: number;
  /** How many decisions were not forced. */
  readonly decisions: number;
}

/** One finished game. */
export interface Result {
  readonly table: string;
  /** When it ended, in milliseconds. */
  readonly at: number;
  readonly game: string;
  readonly variant: string;
  /** The side of the board, in a game that has two. */
  readonly side: string | null;
  readonly players: number;
  readonly points: number;
  /** 1 for a winner. */
  readonly place: number;
  /** In solo only; 1 is the best. */
  readonly rank: number | null;
  /** How often this player took something back or asked for a hint. */
  readonly help: number;
  /** The cards on the table, with my monument. */
  readonly cards: readonly string[];
  /** My points, by the line of the score that they come from. */
  readonly lines: Readonly<Record<string, number>>;
  /** The names of users' own cards, by card and language. */
  readonly names?: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly review?: Reviewed;
  /** The name of the data of its own box, if it had one. */
  readonly box?: string;
}

/** What a finished table tells about its game. */
export interface Finished {
  readonly table: string;
  readonly game: string;
  readonly setup: Setup;
  readonly score: Score;
  readonly help: number;
}

/** The seat that is mine: the only one held here, or the one with my name; null if neither. */
export function mySeat(
  held: readonly number[],
  seats: readonly Pick<Seat, "seat" | "name">[],
  myName: string,
): number | null {
  if (held.length === 1) return held[0]!;
  return seats.find(({ seat, name }) => held.includes(seat) && name !== null && name === myName)?.seat ?? null;
}

/** A table's help that a seat asked for: what the log says of others is theirs. Old logs do not say who it was. */
export function helpFor(
  seat: number,
  { take_backs, hints }: Pick<Table, "take_backs" | "hints">,
  log: readonly LogLine[],
): number {
  const others = log.filter((line) => line.note && line.seat !== seat && isHelp(line.message.id));
  return take_backs + hints - others.length;
}

const isHelp = (id: string): boolean => id.startsWith("log-took-back") || id === "log-hint";

/** What is kept of a finished game. */
export function resultOf({ table, game, setup, score, help }: Finished, seat: number, at: number): Result | null {
  const mine = score.players[seat - 1];
  if (!mine) return null;
  const better = score.players.filter(({ total }) => total > mine.total).length;
  const lines = Object.fromEntries(mine.lines.map((line) => [lineId(line), line.points]));
  const common = "cards" in setup ? setup.cards : [];
  const monuments = "monuments" in setup ? setup.monuments.filter(({ id }) => id in lines) : [];
  const cards = [...common, ...monuments];
  const box = nameOfData(screenOf(game)?.ownData?.(setup) ?? {});
  const names = Object.fromEntries(cards.flatMap(({ id, name }) => (name ? [[id, name]] : [])));
  return {
    table,
    at,
    game,
    variant: setup.variant,
    side: "side" in setup ? setup.side : null,
    players: score.players.length,
    points: mine.total,
    place: score.winners.includes(mine.name) ? 1 : Math.max(2, better + 1),
    rank: score.rank,
    help,
    cards: cards.map(({ id }) => id),
    lines,
    ...(Object.keys(names).length ? { names } : {}),
    ...(box ? { box } : {}),
  };
}

// What the device keeps

const KEY = "results";
const FORGOTTEN = "results-forgotten";
/** The last moment that a date can hold, in milliseconds. */
const LATEST = 8.64e15;

/** All results, oldest first. */
export const results = (): readonly Result[] =>
  read<readonly Result[]>(KEY, [])
    .filter(isResult)
    .toSorted((a, b) => a.at - b.at);

/** Whether a table's game is kept, or was deleted on purpose. */
export const isKnown = (table: string): boolean =>
  read<readonly Result[]>(KEY, []).some((one) => one.table === table) ||
  read<readonly string[]>(FORGOTTEN, []).includes(table);

/** Keep a result; one that is known stays as it is. */
export function keepResult(result: Result | null): void {
  if (result && !isKnown(result.table)) write(KEY, [...read<readonly Result[]>(KEY, []), result]);
}

/** Keep what a review said about a game. */
export function keepReview(table: string, review: Reviewed): void {
  write(
    KEY,
    read<readonly Result[]>(KEY, []).map((one) => (one.table === table ? { ...one, review } : one)),
  );
}

/** Delete some results; their tables do not bring them back. */
export function forgetResults(tables: readonly string[]): void {
  write(
    KEY,
    read<readonly Result[]>(KEY, []).filter((one) => !tables.includes(one.table)),
  );
  write(FORGOTTEN, [...new Set([...read<readonly string[]>(FORGOTTEN, []), ...tables])]);
  const bests = Object.entries(read<Record<string, { table: string }>>("bests", {}));
  write("bests", Object.fromEntries(bests.filter(([, best]) => !tables.includes(best.table))));
}

// A file

/** Results as a file that this page opens again. */
export const fileOf = (kept: readonly Result[]): string =>
  JSON.stringify({ cubetown_results: 1, results: kept }, null, 1);

/** The results in a file's text; null if it is none. */
export function resultsIn(text: string): Result[] | null {
  try {
    const { cubetown_results: version, results: found } = JSON.parse(text) as {
      cubetown_results?: unknown;
      results?: unknown;
    };
    return version === 1 && Array.isArray(found) ? found.filter(isResult) : null;
  } catch {
    return null;
  }
}

/** Take in the results of a file; tells how many are new. A file brings back what was deleted. */
export function takeResults(found: readonly Result[]): number {
  const kept = read<readonly Result[]>(KEY, []);
  const fresh = [...new Map(found.map((one) => [one.table, one])).values()].filter(
    (one) => !kept.some(({ table }) => table === one.table),
  );
  write(KEY, [...kept, ...fresh]);
  write(
    FORGOTTEN,
    read<readonly string[]>(FORGOTTEN, []).filter((table) => !fresh.some((one) => one.table === table)),
  );
  return fresh.length;
}

const areNumbers = (found: readonly unknown[]): boolean => found.every((number) => Number.isFinite(number));
const isObject = (one: unknown): one is Record<string, unknown> => typeof one === "object" && one !== null;

/** Whether something from outside has the form of a result. */
function isResult(one: unknown): one is Result {
  if (!isObject(one)) return false;
  const {
    table,
    at,
    game,
    variant,
    side,
    players,
    points,
    place,
    rank,
    help,
    cards,
    lines,
    names = {},
    review,
    box = "",
  } = one;
  return (
    [table, game, variant].every((text) => typeof text === "string" && text.length > 0 && text.length < 100) &&
    areNumbers([at, players, points, place, help]) &&
    Math.abs(at as number) <= LATEST &&
    (side === null || typeof side === "string") &&
    (rank === null || Number.isFinite(rank)) &&
    Array.isArray(cards) &&
    cards.every((card) => typeof card === "string") &&
    isObject(lines) &&
    areNumbers(Object.values(lines)) &&
    typeof box === "string" &&
    isObject(names) &&
    Object.values(names).every(
      (name) => isObject(name) && Object.values(name).every((word) => typeof word === "string"),
    ) &&
    (review === undefined ||
      (isObject(review) && areNumbers([review["luck"], review["others"], review["loss"], review["decisions"]])))
  );
}

/** Whether a game was won; null for one that has ranks instead. */
export const wasWon = ({ rank, place }: Result): boolean | null => (rank ? null : place === 1);

const COLUMNS = [
  "date",
  "game",
  "variant",
  "side",
  "players",
  "points",
  "place",
  "won",
  "rank",
  "help",
  "luck",
  "others",
  "loss",
] as const;

/** Results as a table that a spreadsheet reads. */
export function spreadsheetOf(kept: readonly Result[]): string {
  const points = (hundredths: number | undefined) => (hundredths === undefined ? "" : (hundredths / 100).toFixed(2));
  const rows = kept.map((one) => [
    new Date(one.at).toISOString(),
    one.game,
    one.variant,
    one.side ?? "",
    one.players,
    one.points,
    one.players > 1 ? one.place : "",
    wasWon(one) === null ? "" : Number(wasWon(one)),
    one.rank ?? "",
    one.help,
    points(one.review?.luck),
    points(one.review?.others),
    points(one.review?.loss),
  ]);
  const quoted = (cell: string | number) =>
    typeof cell === "string" && /[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : String(cell);
  return [COLUMNS, ...rows].map((row) => row.map(quoted).join(",")).join("\r\n") + "\r\n";
}

// What they come to

/** Games of one kind compare: the variant, the number of players, the side of the board. */
export const kindOf = ({ variant, players, side, box }: Result): string =>
  [variant, players, side ?? "", ...(box ? [box] : [])].join(" ");

/** What several games come to; games with help count as games and nowhere else. */
export interface Summary {
  readonly games: number;
  /** Null if every game had help. */
  readonly average: number | null;
  readonly best: number | null;
  readonly wins: number;
  /** The games against others, of which `wins` were won. */
  readonly withOthers: number;
}

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;

/** What some games come to. */
export function summaryOf(some: readonly Result[]): Summary {
  const alone = some.filter(({ help }) => !help);
  const points = alone.map((one) => one.points);
  const others = alone.filter(({ players }) => players > 1);
  return {
    games: some.length,
    average: points.length ? mean(points) : null,
    best: points.length ? Math.max(...points) : null,
    wins: others.filter(({ place }) => place === 1).length,
    withOthers: others.length,
  };
}

/** Games in groups, the largest first. */
export function grouped<Key>(
  some: readonly Result[],
  keyOf: (one: Result) => Key,
): (readonly [Key, readonly Result[]])[] {
  const groups = new Map<Key, Result[]>();
  for (const one of some) groups.set(keyOf(one), [...(groups.get(keyOf(one)) ?? []), one]);
  return [...groups].toSorted(([, a], [, b]) => b.length - a.length);
}

/** What one line of the score brings: in how many games it was on the table, its points, and the whole score with it. */
export interface LineSummary {
  readonly id: string;
  readonly games: number;
  readonly points: number;
  readonly total: number;
}

/** What each card, or each other line of the score, brings on average; the most points first. A card without points counts as 0. */
export function byLine(some: readonly Result[]): LineSummary[] {
  const linesOf = ({ cards, lines }: Result) => new Set([...cards, ...Object.keys(lines)]);
  const ids = [...new Set(some.flatMap((one) => [...linesOf(one)]))];
  const summaries = ids.map((id) => {
    const games = some.filter((one) => linesOf(one).has(id));
    return {
      id,
      games: games.length,
      points: mean(games.map(({ lines }) => lines[id] ?? 0)),
      total: mean(games.map(({ points }) => points)),
    };
  });
  return summaries.toSorted((a, b) => b.points - a.points || b.games - a.games);
}

/** How often each rank was reached, from the best; empty without ranks. */
export function rankCounts(some: readonly Result[]): { rank: number; games: number }[] {
  const ranked = some.filter(({ rank, help }) => rank !== null && !help);
  return grouped(ranked, ({ rank }) => rank!)
    .map(([rank, games]) => ({ rank, games: games.length }))
    .toSorted((a, b) => a.rank - b.rank);
}

/** The mean of each number and of those before it, at most so many. */
export function runningMean(numbers: readonly number[], span: number): number[] {
  return numbers.map((_, n) => mean(numbers.slice(Math.max(0, n + 1 - span), n + 1)));
}
