/** A sheet of Tiny Towns: what to send the server for scoring, and how to fill it from a game. */

import { ownData } from "./own.ts";
import { nameOf } from "../pad/names.ts";
import { known, rowsOf, squaresOf } from "../pad/sheet.ts";
import { blankSheet, newPlayer, readingsOf, type PadPlayer, type Sheet } from "../screen/sheet.ts";
import type {
  Card,
  GameView,
  Setup,
  TinyTownsCompanion,
  TinyTownsPlayer,
  TinyTownsSetup,
  TinyTownsView,
} from "../generated/protocol.ts";

const SQUARES = 16;

/** The common groups, in the order of their cards on the table. */
export const GROUPS = ["blue", "red", "grey", "orange", "green", "yellow", "black"];

/** A new sheet with the first card of each group: the cards for a first game. */
export const fill = (blank: Sheet, cards: readonly Card[]): Sheet => ({
  ...blank,
  cards: GROUPS.flatMap((group) => cards.find((card) => card.group === group)?.id ?? []),
});

/** What the server is asked to score. */
export function bodyOf(sheet: Sheet): Record<string, unknown> {
  const players = sheet.players.map((player, index) => ({
    name: nameOf(player, index),
    ...known({
      town: rowsOf(player.board),
      warehouses: player.cubes,
      shrine_count: player.shrine,
      completed: player.completed,
      turns_as_master_builder: player.turns,
    }),
  }));
  return { game: sheet.game, variant: sheet.variant, ...tableOf(sheet), players };
}

/** What the server is asked about one unfinished town. */
export function buildsBodyOf(sheet: Sheet, player: PadPlayer): Record<string, unknown> {
  return { game: sheet.game, ...tableOf(sheet), monument: player.monument, town: rowsOf(player.board) };
}

function tableOf(sheet: Sheet): Record<string, unknown> {
  const own = sheet.data["card_data"] ? { card_data: sheet.data["card_data"] } : {};
  const { edition, ...options } = readingsOf(sheet);
  return { edition, cards: sheet.cards, options: { promos: true, ...options }, ...own };
}

/** The sheet of a game played at a table. */
export function sheetOf(setup: Setup, view: GameView): Sheet {
  const { cards } = setup as TinyTownsSetup;
  return {
    ...tableSheet(setup as TinyTownsSetup),
    players: (view as TinyTownsView).players.map((player) => townOf(player, cards)),
  };
}

/** The sheet of a game on real boards, which are still to be tapped in. */
export function companionSheet(view: TinyTownsCompanion): Sheet {
  const players = view.players.map((player): PadPlayer => ({
    ...newPlayer(SQUARES),
    name: player.name,
    completed: player.completed || null,
    turns: player.turns_as_master_builder || null,
  }));
  return { ...tableSheet(view.setup), players };
}

function tableSheet(setup: TinyTownsSetup): Sheet {
  const { variant, cards } = setup;
  const ids = cards.map((card) => card.id);
  return { ...blankSheet("tiny-towns"), variant, ...readingsOf(setup), cards: ids, data: ownData(setup) };
}

function townOf(player: TinyTownsPlayer, cards: readonly Card[]): PadPlayer {
  const isWarehouse = (word: string) => cards.some((card) => card.id === word && card.power === "warehouse");
  const board = player.town.flatMap((row) => row.split(" "));
  const words = Object.fromEntries(squaresOf(board).map((square, n) => [square, board[n] ?? "."]));
  const stored = Object.entries(player.cubes_on).filter(([square]) => isWarehouse(words[square] ?? "."));
  return {
    ...newPlayer(SQUARES),
    name: player.name,
    board,
    monument: player.built ? player.monument : null,
    cubes: Object.fromEntries(stored.map(([square, cubes]) => [square, [...cubes]])),
    shrine: player.shrine_count || null,
    completed: player.completed || null,
    turns: player.turns_as_master_builder || null,
  };
}
