/** What the companion needs from a game. */

import type { Component } from "svelte";
import type { Sheet } from "./sheet.ts";
import type { CompanionView } from "../generated/protocol.ts";

/** Carries out a tap. */
export type Tap = (move: string) => Promise<void>;

export interface CompanionProps<V = CompanionView> {
  view: V;
  tap: Tap;
  busy: boolean;
  /** The secrets this phone holds, by seat. */
  tokens: Readonly<Record<string, string>>;
  /** Whose phone this is; null for one shared by the table. */
  mine: number | null;
  /** Called when something changed that only this phone knows about: refresh. */
  onchange: () => Promise<void>;
}

export interface CompanionScreen {
  readonly Companion: Component<CompanionProps>;
  /** The score pad's sheet, filled in with what is already known. */
  readonly sheetOf: (view: CompanionView) => Sheet;
}
