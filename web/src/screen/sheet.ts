/** A sheet of the score pad, as devices keep it and links carry it. */

import { READING_NAMES, type ReadingName } from "../generated/readings.ts";

export interface PadPlayer {
  name: string;
  /** The words of the squares, row by row; `.` is empty. */
  board: string[];
  /** The monument the palette offers. */
  monument: string | null;
  /** The cubes on Warehouses, by square. */
  cubes: Record<string, string[]>;
  shrine: number | null;
  completed: number | null;
  turns: number | null;
  /** The construction tiles left. */
  left: number | null;
}

/** One sheet, for any game: what a game does not need stays empty. Links and devices store this form. */
interface SheetParts {
  game: string;
  variant: string;
  cards: string[];
  side: string;
  north: string[];
  west: string[];
  /** The data of the table's own box, by option: what differs from the box as we ship it. */
  data: Readonly<Record<string, unknown>>;
  players: PadPlayer[];
}

/** The values of the options that change what a card does. */
export type Readings = Record<ReadingName, string>;
export type Sheet = SheetParts & Readings;

const withReadings = (valueOf: (name: ReadingName) => string): Readings =>
  Object.fromEntries(READING_NAMES.map((name) => [name, valueOf(name)])) as Readings;

/** Those values of a sheet or a setup. */
export const readingsOf = (of: Readings): Readings => withReadings((name) => of[name]);

/** A player with an empty board of this many squares. */
export function newPlayer(squares: number): PadPlayer {
  const board = Array<string>(squares).fill(".");
  return { name: "", board, monument: null, cubes: {}, shrine: null, completed: null, turns: null, left: null };
}

/** An empty sheet for a game. */
export const blankSheet = (game: string): Sheet => ({
  game,
  variant: "",
  ...withReadings(() => ""),
  cards: [],
  side: "",
  north: [],
  west: [],
  data: {},
  players: [],
});
