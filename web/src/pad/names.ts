/** What players of a sheet are called. */

import { text } from "../catalogue.svelte.ts";
import type { PadPlayer } from "./sheet.ts";

/** The name of a player, also of one who has none yet. */
export const nameOf = (player: PadPlayer, index: number): string => player.name.trim() || text("web-player-name", { number: index + 1 });
