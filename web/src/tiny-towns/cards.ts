/** All cards, as read under a table's options. */

import { get } from "../http.ts";
import type { Card, ScoreLine } from "../generated/protocol.ts";
import type { Reading } from "../screen/screen.ts";
import { to } from "../site.ts";

/** Every card with its effect. */
export async function cardsOf(reading: Reading): Promise<readonly Card[]> {
  const asked = new URLSearchParams({ game: "tiny-towns", ...reading });
  return (await get<{ cards: Card[] }>(`cards?${asked}`)).cards;
}

/** The address that explains a line of the score: its card, as read at this table, or the rule. */
export const explainLine = ({ card }: ScoreLine, reading: Reading): string =>
  card === "empty" ? to.rules("tiny-towns", "T4.3") : to.cards(card, reading);
