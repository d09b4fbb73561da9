/** The bonus tiles. */

import { name, text } from "../catalogue.svelte.ts";

/** The name of a bonus tile. */
export function bonusName(kind: string): string {
  const tile = kind === "any" || kind === "diversity" ? text(`web-bonus-${kind}`) : name("tile", kind);
  return text("web-bonus", { tile });
}
