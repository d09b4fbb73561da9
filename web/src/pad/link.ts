/** A whole sheet as a short text for the part of an address after `#`, which reaches no server. */

import { newPlayer, newSheet, squaresOf, sizeOf, type PadPlayer, type Sheet } from "./sheet.ts";

const VERSION = "1";
const DIGITS = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-_";
const GAMES = { t: "tiny-towns", s: "shake-that-city" } as const;

/** The sheet as letters, digits, `-` and `_`; every word that stands on a board is spelled out once. */
export function encode(sheet: Sheet): string {
  const words = [...new Set([".", ...sheet.cards, ...sheet.players.flatMap(wordsOf)])];
  const packed = [
    sheet.game === "tiny-towns" ? "t" : "s",
    sheet.variant,
    sheet.edition,
    sheet.orchard,
    sheet.side,
    sheet.cards.length,
    [...sheet.north, ...sheet.west].join(" "),
    words.join(" "),
    ...sheet.players.map((player) => packPlayer(player, words)),
  ];
  const bytes = new TextEncoder().encode(JSON.stringify(packed));
  return VERSION + btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The sheet of such a text; null if it is none. */
export function decode(text: string): Sheet | null {
  if (!text.startsWith(VERSION)) return null;
  try {
    const bytes = atob(text.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    const [game, variant, edition, orchard, side, number, bonus, spelled, ...players] = JSON.parse(
      new TextDecoder().decode(Uint8Array.from(bytes, (letter) => letter.charCodeAt(0))),
    );
    const words = word(spelled).split(" ");
    const name = GAMES[game as keyof typeof GAMES];
    const tiles = word(bonus).split(" ").filter(Boolean);
    if (!name || !players.length || players.length > 6) return null;
    return {
      ...newSheet(name, [], tiles),
      variant: word(variant),
      edition: word(edition),
      orchard: word(orchard),
      side: word(side),
      cards: words.slice(1, 1 + Number(number)),
      players: players.map((player: unknown) => unpackPlayer(player, words, sizeOf(name) ** 2)),
    };
  } catch {
    return null;
  }
}

const wordsOf = (player: PadPlayer) => [...player.board, ...(player.monument ? [player.monument] : []), ...Object.values(player.cubes).flat()];

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

function unpackPlayer(packed: unknown, words: readonly string[], length: number): PadPlayer {
  const [name, board, monument = "", cubes = "", shrine = null, completed = null, turns = null, left = null] = packed as unknown[];
  const read = (digit: string) => words[DIGITS.indexOf(digit)] ?? ".";
  const found = [...word(board)].map(read);
  if (found.length !== length) throw new Error("board");
  const squares = squaresOf(found);
  return {
    ...newPlayer(length === 16 ? "tiny-towns" : "shake-that-city"),
    name: word(name).slice(0, 40),
    board: found,
    monument: monument ? read(word(monument)) : null,
    cubes: Object.fromEntries(
      word(cubes).split(" ").filter(Boolean).map((text) => [squares[DIGITS.indexOf(text[0]!)], [...text.slice(1)].map(read)]),
    ),
    shrine: count(shrine),
    completed: count(completed),
    turns: count(turns),
    left: count(left),
  };
}

function word(value: unknown): string {
  if (typeof value !== "string") throw new Error("word");
  return value;
}

function count(value: unknown): number | null {
  if (value !== null && typeof value !== "number") throw new Error("number");
  return value;
}
