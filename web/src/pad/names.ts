/** The names of the players on a sheet. */

import { text } from "../catalogue.svelte.ts";
import type { PadPlayer } from "../screen/sheet.ts";

/** A player's name, or a stand-in until there is one. */
export const nameOf = (player: PadPlayer, index: number): string =>
  player.name.trim() || text("web-player-name", { number: index + 1 });
