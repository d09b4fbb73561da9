/** What a game's board is given to draw: by the table while it is played, by the replay afterwards. */

import type { Snippet } from "svelte";
import type { Known } from "../connection.svelte.ts";
import type { GameView, LogLine, Seat, Setup } from "../protocol.ts";

export interface BoardProps<V extends GameView = GameView, S extends Setup = Setup> {
  view: V;
  setup: S;
  /** Whose eyes these are; null for a spectator. */
  seat: number | null;
  moves: readonly string[];
  log: readonly LogLine[];
  /** Who sits where; nobody knows in a replay. */
  seats?: readonly Seat[];
  clocks?: Known["clocks"];
  /** Who has something to do. */
  toAct?: readonly number[];
  busy?: boolean;
  /** Not given in a replay. */
  onmove?: (move: string) => void;
  /** Undo and the like, shown beside the choices. */
  tools?: Snippet;
  /** What stands below the board on the narrow side, such as the log. */
  aside?: Snippet;
}
