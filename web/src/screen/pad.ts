/** What the score pad needs from a game. */

import type { Component } from "svelte";
import type { GameInfo, Score } from "../generated/protocol.ts";
import type { Sheet } from "./sheet.ts";

/** What `GET /api/cards` gives for a game: its cards, or its components. */
export type Box = readonly unknown[];

export interface PadScreen {
  /** The heading above the choices for the whole table. */
  readonly title: string;
  /** The choices for the whole table. */
  readonly Choice: Component<{ sheet: Sheet; info: GameInfo; box: Box }, object, "sheet">;
  /** One player's board, for tapping in. */
  readonly Input: Component<
    { sheet: Sheet; index: number; box: Box; score: Score | null; marked: ReadonlySet<string> },
    object,
    "sheet"
  >;
  /** What can be done on an unfinished board. */
  readonly Advice?: Component<{ sheet: Sheet; index: number; onmark: (squares: ReadonlySet<string> | null) => void }>;
  /** A new sheet with what comes in the box: the cards for a first game, the tiles as printed. */
  readonly fill: (blank: Sheet, box: Box) => Sheet;
  /** What the server is asked to score. */
  readonly bodyOf: (sheet: Sheet) => Record<string, unknown>;
}
