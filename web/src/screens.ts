/** All screens. A game names the one that shows it; without one of these it gets the plain screen. */

import { games, knownGame } from "./games.svelte.ts";
import { plain } from "./plain/screen.ts";
import type { Screen } from "./screen.ts";
import { shakeThatCity } from "./shake-that-city/screen.ts";
import { tinyTowns } from "./tiny-towns/screen.ts";

const SCREENS: Readonly<Record<string, Screen>> = {
  "tiny-towns": tinyTowns,
  "shake-that-city": shakeThatCity,
};

/** The screen of a game. */
export const screenOf = (game: string): Screen => SCREENS[knownGame(game)?.screen ?? game] ?? plain;

/** Waits for the sentences a game brings itself; a game with its own screen has them built in. */
export const sentencesOf = (game: string): Promise<unknown> | undefined =>
  game in SCREENS ? undefined : games().catch(() => {});

/** The names of the games with their own screen. */
export const ownScreens = (): string[] => Object.keys(SCREENS);
