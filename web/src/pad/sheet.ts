/** A sheet of the score pad: what people tapped in. Each game's `sheet.ts` says how it is scored. */

import { squareName } from "../board/squares.ts";
import { valueOf } from "../options/options.ts";
import { blankSheet, newPlayer, type PadPlayer, type Sheet } from "../screen/sheet.ts";
import type { GameInfo, Option, Options } from "../generated/protocol.ts";

export const LONGEST_NAME = 24;

/** The options a sheet asks for. Players are added one by one, so a variant for several may be chosen before they are all there. */
export function sheetOptions({ options, sheet }: GameInfo): Option[] {
  const asked = options.filter(({ name, kind }) => kind === "choice" && sheet?.options.includes(name));
  return asked.map((option) => ({
    ...option,
    choices: option.choices.map((choice) => ({ ...choice, least_players: 1 })),
  }));
}

/** The values of those options on a sheet. */
export const optionsOf = (info: GameInfo, sheet: Sheet): Options =>
  Object.fromEntries(sheetOptions(info).map(({ name }) => [name, sheet[name as keyof Sheet] || null]));

/** The sheet with options that fit each other and the players; the others go back to their defaults. */
export function settled(info: GameInfo, sheet: Sheet, chosen: Options = optionsOf(info, sheet)): Sheet {
  const described = sheetOptions(info);
  const values = described.map((option) => [
    option.name,
    String(valueOf(option, described, chosen, sheet.players.length)),
  ]);
  return { ...sheet, ...Object.fromEntries(values) };
}

/** A new sheet: the default options, and one empty board. */
export function newSheet(info: GameInfo): Sheet {
  return settled(info, { ...blankSheet(info.game), players: [newPlayer((info.sheet?.size ?? 0) ** 2)] });
}

/** A board as rows of words, as the server writes it. */
export function rowsOf(board: readonly string[]): string[] {
  const size = Math.sqrt(board.length);
  return Array.from({ length: size }, (_, row) => board.slice(row * size, (row + 1) * size).join(" "));
}

/** The names of the squares, in the order of a board's words. */
export function squaresOf(board: readonly string[]): string[] {
  const size = Math.sqrt(board.length);
  return board.map((_, index) => squareName(index % size, Math.floor(index / size)));
}

/** Whether nothing was put on a player's board. */
export const isUntouched = (player: PadPlayer): boolean => player.board.every((word) => word === ".");

/** Whether all boards are empty. */
export const isBlank = (sheet: Sheet): boolean => sheet.players.every(isUntouched);

/** An object without its unknown fields. */
export const known = (fields: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null));
