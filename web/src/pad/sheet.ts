/** A sheet of the score pad: what people tapped in, and how the server is asked what it scores. */

import { text } from "../catalogue.svelte.ts";
import type { Card, GameName, Setup, ShakePlayer, ShakeView, TinyTownsPlayer, TinyTownsView } from "../protocol.ts";

export interface PadPlayer {
  name: string;
  /** The words of the squares, row by row; `.` is empty. */
  board: string[];
  /** The monument that the palette offers. */
  monument: string | null;
  /** The cubes on Warehouses, by square. */
  cubes: Record<string, string[]>;
  shrine: number | null;
  completed: number | null;
  turns: number | null;
  /** Construction tiles that are left. */
  left: number | null;
}

export interface Sheet {
  game: GameName;
  variant: string;
  edition: string;
  orchard: string;
  cards: string[];
  side: string;
  north: string[];
  west: string[];
  players: PadPlayer[];
}

/** How many squares a side of a board has. */
export const sizeOf = (game: GameName) => (game === "tiny-towns" ? 4 : 6);

/** How many people play a game at most. */
export const mostPlayers = (game: GameName) => (game === "tiny-towns" ? 6 : 4);
export const LONGEST_NAME = 24;

/** The common groups, in the order in which their cards lie on the table. */
export const GROUPS = ["blue", "red", "grey", "orange", "green", "yellow", "black"];

/** A player with an empty board. */
export function newPlayer(game: GameName): PadPlayer {
  const board = Array<string>(sizeOf(game) ** 2).fill(".");
  return { name: "", board, monument: null, cubes: {}, shrine: null, completed: null, turns: null, left: null };
}

/** A new sheet: the first card of each group, which are those for a first game. */
export function newSheet(game: GameName, cards: readonly Card[], bonus: readonly string[]): Sheet {
  return {
    game,
    variant: "standard",
    edition: "en",
    orchard: "lines",
    cards: GROUPS.flatMap((group) => cards.find((card) => card.group === group)?.id ?? []),
    side: "landlocked",
    north: bonus.slice(0, 3),
    west: bonus.slice(3, 6),
    players: [newPlayer(game)],
  };
}

/** A board as rows of words, as the server writes it. */
export function rowsOf(board: readonly string[]): string[] {
  const size = Math.sqrt(board.length);
  return Array.from({ length: size }, (_, row) => board.slice(row * size, (row + 1) * size).join(" "));
}

/** The names of the squares, in the order of a board's words. */
export function squaresOf(board: readonly string[]): string[] {
  const size = Math.sqrt(board.length);
  return board.map((_, index) => `${"abcdef"[index % size]}${Math.floor(index / size) + 1}`);
}

/** What a player is called who has no name yet. */
export const nameOf = (player: PadPlayer, index: number) => player.name.trim() || text("web-player-name", { number: index + 1 });

/** Whether nothing was put on any board. */
export const isBlank = (sheet: Sheet) => sheet.players.every((player) => player.board.every((word) => word === "."));

/** What the server is asked. */
export function bodyOf(sheet: Sheet): Record<string, unknown> {
  const players = sheet.players.map((player, index) => ({ name: nameOf(player, index), ...boardOf(sheet.game, player) }));
  if (sheet.game === "shake-that-city")
    return { game: sheet.game, side: sheet.side, variant: sheet.variant, bonus_tiles: { north: sheet.north, west: sheet.west }, players };
  return { game: sheet.game, variant: sheet.variant, ...tableOf(sheet), players };
}

/** What the server is asked about one town that is not finished. */
export function buildsBodyOf(sheet: Sheet, player: PadPlayer): Record<string, unknown> {
  return { game: sheet.game, ...tableOf(sheet), monument: player.monument, town: rowsOf(player.board) };
}

function tableOf(sheet: Sheet): Record<string, unknown> {
  const orchard = sheet.edition === "uk" ? sheet.orchard : "lines";
  return { edition: sheet.edition, cards: sheet.cards, options: { promos: true, orchard } };
}

function boardOf(game: GameName, player: PadPlayer): Record<string, unknown> {
  if (game === "shake-that-city") return known({ city: rowsOf(player.board), construction_left: player.left });
  return known({
    town: rowsOf(player.board),
    warehouses: player.cubes,
    shrine_count: player.shrine,
    completed: player.completed,
    turns_as_master_builder: player.turns,
  });
}

const known = (fields: Record<string, unknown>) => Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));

/** The sheet of a game that was played at a table. */
export function sheetOf(game: GameName, setup: Setup, view: TinyTownsView | ShakeView): Sheet {
  const sheet = newSheet(game, [], []);
  sheet.variant = setup.variant === "solo" && game === "tiny-towns" ? "standard" : setup.variant;
  if ("cards" in setup) {
    Object.assign(sheet, { edition: setup.edition, orchard: setup.orchard, cards: setup.cards.map((card) => card.id) });
  } else if ("side" in view) {
    Object.assign(sheet, { side: view.side, north: [...view.bonus_tiles.north], west: [...view.bonus_tiles.west] });
  }
  sheet.players = view.players.map((player) => ("town" in player ? townOf(player, setup) : cityOf(player)));
  return sheet;
}

function townOf(player: TinyTownsPlayer, setup: Setup): PadPlayer {
  const cards = "cards" in setup ? setup.cards : [];
  const isWarehouse = (word: string) => cards.some((card) => card.id === word && card.power === "warehouse");
  const board = player.town.flatMap((row) => row.split(" "));
  const words = Object.fromEntries(squaresOf(board).map((square, n) => [square, board[n] ?? "."]));
  const stored = Object.entries(player.cubes_on).filter(([square]) => isWarehouse(words[square] ?? "."));
  return {
    ...newPlayer("tiny-towns"),
    name: player.name,
    board,
    monument: player.built ? player.monument : null,
    cubes: Object.fromEntries(stored.map(([square, cubes]) => [square, [...cubes]])),
    shrine: player.shrine_count || null,
    completed: player.completed || null,
    turns: player.turns_as_master_builder || null,
  };
}

function cityOf(player: ShakePlayer): PadPlayer {
  const board = player.city.flatMap((row) => row.split(" "));
  return { ...newPlayer("shake-that-city"), name: player.name, board, left: Object.keys(player.construction).length };
}
