/** The lines of a score. */

import { has, name, text } from "../catalogue.svelte.ts";
import type { ScoreLine } from "../protocol.generated.ts";

/** What a line is about. */
export const lineId = (line: ScoreLine): string => line.card ?? line.type ?? "";

/** What a line is called. */
export function lineName(line: ScoreLine): string {
  const id = lineId(line);
  if (has(`line-${id}`)) return text(`line-${id}`);
  return name(line.card ? "card" : "tile", id);
}
