/** Finds the games that ended while nobody looked, and those from before results were kept. */

import { keysOf, myTables, settings } from "../device.svelte.ts";
import { get, post } from "../http.ts";
import type { Replay, TableInfo } from "../generated/protocol.ts";
import { isKnown, keepResult, mySeat, resultOf } from "./results.ts";

/** How many are read on one visit: each takes its server some work. */
const MOST = 30;

/** Whether a bot played a seat at the end. */
const byBot = ({ seats }: TableInfo, seat: number) =>
  seats.some((one) => one.seat === seat && (one.bot !== null || one.resigned));

/** Keep the results of finished tables that are not known yet; tells how many are left before each. */
export async function catchUp(tell: (left: number) => void): Promise<void> {
  const mine = myTables()
    .slice(0, 100)
    .filter(({ table }) => !isKnown(table));
  if (!mine.length) return;
  const { tables } = await post<{ tables: TableInfo[] }>("tables/mine", { tables: mine });
  const ended = tables.filter(({ status, from_position }) => status === "over" && !from_position);
  const played = ended.flatMap((info) => {
    const seat = mySeat(info.holds, info.seats, settings.name);
    return seat === null || byBot(info, seat) ? [] : [{ info, seat }];
  });
  const now = played.slice(0, MOST);
  for (const [n, { info, seat }] of now.entries()) {
    tell(now.length - n);
    const replay = await get<Replay>(`tables/${info.table}/replay`, keysOf(info.table).seats[0]);
    const { game, setup, score, take_backs, hints } = replay;
    if (score)
      keepResult(
        resultOf({ table: info.table, game, setup, score, help: take_backs + hints }, seat, info.changed * 1000),
      );
  }
}
