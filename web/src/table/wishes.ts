/** What a host wants for a table, besides its players. */

import type { Options, Pace } from "../generated/protocol.ts";

export interface Wishes {
  options: Options;
  watch: "link" | "players";
  clock: number | null;
  pace: Pace | null;
}
