/** The lines of a score. */

import { has, name, text } from "../catalogue.svelte.ts";
import type { ScoreLine } from "../protocol.generated.ts";

const COUNTED = ["count", "points", "reasons"];
/** The kinds of thing some line keys name, where key and kind differ. */
const KINDS: Readonly<Record<string, string>> = { type: "tile" };

/** What a line is about: each game has its own key for it. */
function about(line: ScoreLine): readonly [kind: string, id: string] {
  const [key = "", id = ""] = Object.entries(line).find(([one]) => !COUNTED.includes(one)) ?? [];
  return [KINDS[key] ?? key, String(id)];
}

/** What identifies a line within its score. */
export const lineId = (line: ScoreLine): string => about(line)[1];

/** The name of a line. */
export function lineName(line: ScoreLine): string {
  const [kind, id] = about(line);
  return has(`line-${id}`) ? text(`line-${id}`) : name(kind, id);
}
