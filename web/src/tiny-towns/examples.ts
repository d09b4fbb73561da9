/** Towns that show what each card scores. The server scores them, so they always agree with it. */

import type { Card } from "../generated/protocol.ts";
import type { Reading } from "../screen/screen.ts";

/** A town for each group; `X` is the card shown. */
const TOWNS: Record<string, readonly string[]> = {
  blue: ["cottage cottage cottage .", "cottage farm cottage .", ". . . .", ". . . ."],
  red: ["cottage cottage . .", "X cottage . .", ". . cottage .", "cottage . . ."],
  grey: ["X cottage . .", "X farm . .", ". . . .", ". . . X"],
  orange: ["X cottage . .", "cottage farm . .", ". . . .", ". . tavern X"],
  green: ["X . X .", ". . . .", ". X . .", ". . . X"],
  yellow: ["cottage X . .", "cottage X cottage .", "farm . cottage .", "X . well ."],
  black: ["X . . .", ". . . .", ". . X .", ". . . ."],
  purple: ["cottage cottage well .", "cottage X chapel .", "tavern farm . .", ". . . ."],
};

export interface Example {
  readonly town: readonly string[];
  readonly cubes: Readonly<Record<string, readonly string[]>>;
  /** The body of `POST /api/score`. */
  readonly body: Record<string, unknown>;
}

/** A card's example, as read under a table's options. */
export function exampleOf(card: Card, { edition, ...options }: Reading = {}): Example {
  const unfed = card.power === "mausoleum" ? "." : "farm";
  const town = TOWNS[card.group]!.map((row) => row.replaceAll("X", card.id).replaceAll("farm", unfed));
  const cubes: Example["cubes"] = card.power === "warehouse" ? { a1: ["wood", "stone"] } : {};
  const shrine = card.score.rule === "number_when_built" ? { shrine_count: 6 } : {};
  const players = [
    { name: "1", town, warehouses: cubes, completed: 12, ...shrine },
    { name: "2", town: Array(4).fill(". . . ."), completed: 14 },
  ];
  return {
    town,
    cubes,
    body: {
      game: "tiny-towns",
      ...(edition && { edition }),
      options: { promos: true, ...options },
      players,
    },
  };
}
