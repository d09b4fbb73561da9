/** The options of a table that change what a card does, for links to the cards. */

import type { Setup } from "../generated/protocol.ts";

/** Those of a setup; none if the game has no such options. */
export function readingOf(setup: Setup | null): { edition: string; orchard: string } | Record<string, never> {
  return setup && "orchard" in setup ? { edition: setup.edition, orchard: setup.orchard } : {};
}
