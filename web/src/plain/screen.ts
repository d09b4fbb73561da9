/** The screen of a game without its own. */

import type { Screen } from "../screen/screen.ts";
import PlainGame from "./PlainGame.svelte";

export const plain: Screen = { Board: PlainGame, pictures: [], ground: "plank" };
