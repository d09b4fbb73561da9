/** What the pad stores on this device: each game's current sheet, and the saved games. */

import { read, write } from "../device.svelte.ts";
import type { Score } from "../generated/protocol.ts";
import { decode, encode } from "./link.ts";
import { nameOf } from "./names.ts";
import { isUntouched } from "./sheet.ts";
import type { Sheet } from "../screen/sheet.ts";

/** A game of the history. */
export interface PastGame {
  readonly when: number;
  readonly game: string;
  readonly players: readonly { readonly name: string; readonly total: number }[];
  readonly winners: readonly string[];
  /** The whole sheet, as a link carries it. */
  readonly sheet: string;
}

/** One person's results over all games of a kind. */
export interface Standing {
  readonly name: string;
  readonly games: number;
  readonly wins: number;
  readonly average: number;
  readonly best: number;
}

/** The sheet left here; null if there is none, or it cannot be read. */
export function draftOf(game: string): Sheet | null {
  try {
    const left = read<Sheet | null>(`sheet-${game}`, null);
    return left && decode(encode(left));
  } catch {
    return null;
  }
}

/** Store the current sheet. */
export const keepDraft = (sheet: Sheet) => write(`sheet-${sheet.game}`, sheet);

/** The saved games, newest first. */
export const history = () => read<readonly PastGame[]>("past-games", []);

/** Save a game; the same sheet is saved only once. */
export function keepGame(sheet: Sheet, score: Score): void {
  const players = score.players.map(({ total }, n) => ({ name: nameOf(sheet.players[n]!, n), total }));
  const past: PastGame = { when: Date.now(), game: sheet.game, players, winners: score.winners, sheet: encode(sheet) };
  write("past-games", [past, ...history().filter((one) => one.sheet !== past.sheet)]);
}

/** Delete a game. */
export const forgetGame = (past: PastGame) =>
  write(
    "past-games",
    history().filter((one) => one.when !== past.when),
  );

/** Those who played a game: a player whose board stayed empty only had a place on the sheet. */
export function playersOf(past: PastGame): PastGame["players"] {
  const sheet = decode(past.sheet);
  return past.players.filter((_, n) => !sheet?.players[n] || !isUntouched(sheet.players[n]));
}

/** Who won a game; nobody where only one played. */
export const winnersOf = (past: PastGame): readonly string[] => (playersOf(past).length > 1 ? past.winners : []);

/** Everybody's games, wins, average and best. */
export function recordsOf(games: readonly PastGame[]): Standing[] {
  const played = games.map((past) => ({ players: playersOf(past), winners: winnersOf(past) }));
  const names = [...new Set(played.flatMap(({ players }) => players.map(({ name }) => name)))];
  return names
    .map((name) => {
      const totals = played.flatMap(({ players }) =>
        players.filter((player) => player.name === name).map(({ total }) => total),
      );
      const wins = played.filter(({ winners }) => winners.includes(name)).length;
      return {
        name,
        games: totals.length,
        wins,
        average: totals.reduce((sum, total) => sum + total, 0) / totals.length,
        best: Math.max(...totals),
      };
    })
    .toSorted((a, b) => b.average - a.average);
}
