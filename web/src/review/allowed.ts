/** Where there are hints. */

import { puzzleIn } from "../deals/tries.ts";
import type { Table } from "../generated/protocol.ts";

/** Whether a table gives hints to whoever holds these seats: alone or among bots, in no counted try and no puzzle. The backend refuses the same. */
export const givesHints = (
  { status, deal, seats }: Pick<Table, "status" | "deal" | "seats">,
  mine: readonly number[],
): boolean =>
  status === "playing" &&
  mine.length === 1 &&
  !deal?.counted &&
  !puzzleIn(deal?.deal) &&
  seats.every(({ seat, kind }) => mine.includes(seat) || kind === "bot");
