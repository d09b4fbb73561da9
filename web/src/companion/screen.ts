/** What the companion needs of a game. */

import type { Component } from "svelte";
import type { Sheet } from "../pad/sheet.ts";
import type { CompanionView } from "../protocol.generated.ts";

/** Does what was tapped. */
export type Tap = (move: string) => Promise<void>;

export interface CompanionProps<V = CompanionView> {
  view: V;
  tap: Tap;
  busy: boolean;
  /** The secrets that this phone holds, by seat. */
  tokens: Readonly<Record<string, string>>;
  /** Whose phone this is; null in the middle of the table. */
  mine: number | null;
  /** Something changed that only this phone knows of: look again. */
  onchange: () => Promise<void>;
}

export interface CompanionScreen {
  readonly Companion: Component<CompanionProps>;
  /** The sheet of the score pad with what is known already. */
  readonly sheetOf: (view: CompanionView) => Sheet;
}
