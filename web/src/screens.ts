/** The screens that there are. A game names the one that shows it; one that names none of these is shown plainly. */

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

/** Waits for the sentences that a game brings itself; one with a screen of its own has them in this page. */
export const sentencesOf = (game: string): Promise<unknown> | undefined => (game in SCREENS ? undefined : games().catch(() => {}));

/** The names of the games that have a screen of their own. */
export const ownScreens = (): string[] => Object.keys(SCREENS);
