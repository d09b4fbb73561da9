/** The options of a table that change what a card does, for links to the cards. */

import { READING_NAMES } from "../generated/readings.ts";
import type { Setup } from "../generated/protocol.ts";
import type { Reading } from "../screen/screen.ts";

/** Those of a setup; none if the game has no such options. */
export function readingOf(setup: Setup | null): Reading {
  const values = { ...setup } as Record<string, unknown>;
  return Object.fromEntries(READING_NAMES.filter((name) => name in values).map((name) => [name, String(values[name])]));
}
