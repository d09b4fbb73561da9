/** All cards, as read under a table's options. */

import { get } from "../http.ts";
import type { Card } from "../generated/protocol.ts";
import type { Reading } from "../screen.ts";

/** Every card with its effect. */
export async function cardsOf(reading: Reading): Promise<readonly Card[]> {
  const asked = new URLSearchParams({ game: "tiny-towns", ...reading });
  return (await get<{ cards: Card[] }>(`cards?${asked}`)).cards;
}
