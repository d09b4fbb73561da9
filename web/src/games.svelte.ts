/** The games that can be played, as they describe themselves; asked for once. */

import { learnSentences } from "./catalogue.svelte.ts";
import { get } from "./http.ts";
import type { GameInfo, GameInfos } from "./generated/protocol.ts";

let told = $state.raw<readonly GameInfo[]>([]);
let asked: Promise<readonly GameInfo[]> | null = null;

/** All games, with the catalogues of those that bring their own loaded. */
export function games(): Promise<readonly GameInfo[]> {
  asked ??= get<GameInfos>("games").then(
    (answer) => {
      for (const { game, sentences } of answer.games) if (sentences) learnSentences(game, sentences);
      return (told = answer.games);
    },
    (error: unknown) => {
      asked = null; // Ask again next time.
      throw error;
    },
  );
  return asked;
}

/** One game; undefined if there is none with that name. */
export const gameCalled = async (name: string): Promise<GameInfo | undefined> =>
  (await games()).find(({ game }) => game === name);

/** What is known about a game: nothing until the games have been fetched. */
export const knownGame = (name: string): GameInfo | undefined => told.find(({ game }) => game === name);

/** Whether there are reviews and hints of a game here; asks, if nobody has yet. */
export function hasReviews(name: string): boolean {
  games().catch(() => {});
  return knownGame(name)?.reviews === true;
}
