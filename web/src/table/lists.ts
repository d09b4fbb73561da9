/** What a list of tables says of each. */

import type { TableInfo } from "../protocol.generated.ts";

/** Whether a table waits for somebody on this device. */
export const isMyTurn = (table: TableInfo): boolean =>
  table.status === "playing" && table.holds.some((seat) => table.to_act.includes(seat));
