/** All cards, as a table with some options reads them. */

import { get } from "../http.ts";
import type { Card } from "../protocol.generated.ts";
import type { Reading } from "../screen.ts";

/** Every card with what it does. */
export async function cardsOf(reading: Reading): Promise<readonly Card[]> {
  const asked = new URLSearchParams({ game: "tiny-towns", ...reading });
  return (await get<{ cards: Card[] }>(`cards?${asked}`)).cards;
}
