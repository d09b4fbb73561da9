/** What a game's board is given to draw: by the table during play, by the replay afterwards. */

import type { Snippet } from "svelte";
import type { Known } from "../connection.svelte.ts";
import type { Effects, GameView, LogLine, Message, Seat, ServerMessage, Setup } from "../generated/protocol.ts";

export interface BoardProps<V = GameView, S = Setup> {
  game: string;
  view: V;
  setup: S;
  /** What each card does. */
  effects: Effects;
  /** The viewer's seat; null for a spectator. */
  seat: number | null;
  moves: readonly string[];
  /** The board as text, and a sentence for each move: for a game without its own screen. */
  drawing?: string;
  labels?: readonly Message[];
  log: readonly LogLine[];
  /** Who sits where; unknown in a replay. */
  seats?: readonly Seat[];
  clocks?: Known["clocks"];
  /** Who has something to do. */
  toAct?: readonly number[];
  /** The squares that a hint is about. */
  hinted?: ReadonlySet<string>;
  /** The move that a hint begins with. */
  advised?: string;
  /** Whose turn it is, on a screen that several people share. */
  whose?: Seat;
  /** What the hint brings most for: a card whose pattern the board then shows. */
  reason?: string;
  busy?: boolean;
  /** Whether a turn that has ended stays so: no move of it can be taken back. */
  final?: boolean;
  /** Whether it fills the screen; otherwise it is part of a page that scrolls. */
  whole?: boolean;
  /** Asks the table for something; absent in a replay. */
  ask?: (type: string, fields: Record<string, unknown>) => Promise<ServerMessage>;
  /** Absent in a replay. */
  onmove?: (move: string) => void;
  /** Undo and the like, shown beside the choices. */
  tools?: Snippet;
  /** What comes up for a while, such as a hint or a refusal. */
  note?: Snippet;
  /** What goes below the board in the narrow column, such as the log. */
  aside?: Snippet;
}
