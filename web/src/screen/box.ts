/** What the page that matches a box to a printed copy needs from a game. */

import type { Options } from "../generated/protocol.ts";

export interface BoxEditorProps {
  /** The data of the box, by option. */
  readonly data: Options;
  readonly onchange: (data: Options) => void;
}
