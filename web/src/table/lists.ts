/** What a list of tables says of each. */

import type { TableInfo } from "../generated/protocol.ts";

/** The games played on this device so far, with those at these tables; a table that never began does not count. */
export const gamesPlayed = (before: readonly string[], tables: readonly TableInfo[]): string[] => [
  ...new Set([
    ...before,
    ...tables.filter(({ status }) => status === "playing" || status === "over").map(({ game }) => game),
  ]),
];

/** Whether a table waits for somebody on this device. */
export const isMyTurn = (table: TableInfo): boolean =>
  table.status === "playing" && table.holds.some((seat) => table.to_act.includes(seat));
