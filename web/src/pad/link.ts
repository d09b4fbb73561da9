/** A whole sheet as a short text for the part of an address after `#`, which never reaches a server. */

import { READING_NAMES } from "../generated/readings.ts";
import { squaresOf } from "./sheet.ts";
import { blankSheet, newPlayer, type PadPlayer, type Sheet } from "../screen/sheet.ts";

const VERSION = "1";
/** The version of a sheet that carries data of its own before everything else. */
const WITH_DATA = "2";
/** The longest data of a sheet's own, in letters: what a table takes. */
const LONGEST_DATA = 32_000;
/** The options with a place of their own in a link; later ones follow the variant, in its place. */
const IN_PLACE = READING_NAMES.slice(0, 2);
const LATER = READING_NAMES.slice(2);
const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";
/** Games that links abbreviate to a letter; others go by name. */
const LETTERS: Readonly<Record<string, string>> = { t: "tiny-towns", s: "shake-that-city" };
/** More players than any game's sheet has. */
const MOST_PLAYERS = 12;

/** The sheet as letters, digits, `-` and `_`; every word on a board is spelled out once. */
export function encode(sheet: Sheet): string {
  const words = [...new Set([".", ...sheet.cards, ...sheet.players.flatMap(wordsOf)])];
  const own = Object.keys(sheet.data ?? {}).length ? [sheet.data] : [];
  const packed = [
    ...own,
    Object.keys(LETTERS).find((letter) => LETTERS[letter] === sheet.game) ?? sheet.game,
    [sheet.variant, ...LATER.map((name) => sheet[name])].join(" "),
    ...IN_PLACE.map((name) => sheet[name]),
    sheet.side,
    sheet.cards.length,
    [...sheet.north, ...sheet.west].join(" "),
    words.join(" "),
    ...sheet.players.map((player) => packPlayer(player, words)),
  ];
  const bytes = new TextEncoder().encode(JSON.stringify(packed));
  return (
    (own.length ? WITH_DATA : VERSION) +
    btoa(String.fromCharCode(...bytes))
      .replaceAll("+", "-")
      .replaceAll("/", "_")
      .replaceAll("=", "")
  );
}

/** The sheet in such a text; null if it is not one. */
export function decode(text: string): Sheet | null {
  const hasData = text.startsWith(WITH_DATA);
  if (!hasData && !text.startsWith(VERSION)) return null;
  try {
    const bytes = atob(text.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    const packed = JSON.parse(new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))));
    const data = hasData ? ownData(packed.shift()) : {};
    const [game, first, ...more] = packed;
    const [variant, ...later] = word(first).split(" ");
    const values = [...more.splice(0, IN_PLACE.length).map(word), ...later];
    const [side, number, bonus, spelled, ...players] = more;
    const words = word(spelled).split(" ");
    const tiles = word(bonus).split(" ").filter(Boolean);
    if (!players.length || players.length > MOST_PLAYERS) return null;
    const found: PadPlayer[] = players.map((player: unknown) => unpackPlayer(player, words));
    if (new Set(found.map(({ board }) => board.length)).size > 1) return null;
    return {
      ...blankSheet(LETTERS[word(game)] ?? word(game)),
      variant: variant!,
      ...Object.fromEntries(READING_NAMES.map((name, place) => [name, values[place] ?? ""])),
      side: word(side),
      cards: words.slice(1, 1 + Number(number)),
      north: tiles.slice(0, 3),
      west: tiles.slice(3, 6),
      data,
      players: found,
    };
  } catch {
    return null;
  }
}

const wordsOf = (player: PadPlayer) => [
  ...player.board,
  ...(player.monument ? [player.monument] : []),
  ...Object.values(player.cubes).flat(),
];

function packPlayer(player: PadPlayer, words: readonly string[]): unknown[] {
  const digit = (one: string) => DIGITS[words.indexOf(one)] ?? "0";
  const squares = squaresOf(player.board);
  const cubes = Object.entries(player.cubes).filter(([, on]) => on.length);
  const packed: unknown[] = [
    player.name,
    player.board.map(digit).join(""),
    player.monument ? digit(player.monument) : "",
    cubes.map(([square, on]) => DIGITS[squares.indexOf(square)] + on.map(digit).join("")).join(" "),
    player.shrine,
    player.completed,
    player.turns,
    player.left,
  ];
  while (packed.length > 2 && !packed.at(-1)) packed.pop();
  return packed;
}

function unpackPlayer(packed: unknown, words: readonly string[]): PadPlayer {
  const [name, board, monument = "", cubes = "", shrine = null, completed = null, turns = null, left = null] =
    packed as unknown[];
  const read = (digit: string) => words[DIGITS.indexOf(digit)] ?? ".";
  const found = [...word(board)].map(read);
  if (!Number.isInteger(Math.sqrt(found.length))) throw new Error("board");
  const squares = squaresOf(found);
  return {
    ...newPlayer(found.length),
    name: word(name).slice(0, 40),
    board: found,
    monument: monument ? read(word(monument)) : null,
    cubes: Object.fromEntries(
      word(cubes)
        .split(" ")
        .filter(Boolean)
        .map((text) => [squares[DIGITS.indexOf(text[0]!)], [...text.slice(1)].map(read)]),
    ),
    shrine: count(shrine),
    completed: count(completed),
    turns: count(turns),
    left: count(left),
  };
}

/** Data from outside: their form is checked by whoever scores them. */
function ownData(value: unknown): Sheet["data"] {
  const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
  if (!isObject || JSON.stringify(value).length > LONGEST_DATA) throw new Error("data");
  return value as Sheet["data"];
}

function word(value: unknown): string {
  if (typeof value !== "string") throw new Error("word");
  return value;
}

function count(value: unknown): number | null {
  if (value !== null && typeof value !== "number") throw new Error("number");
  return value;
}
