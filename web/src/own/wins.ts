/** Wins in a row among the games that this device keeps. */

import type { Result } from "./results.ts";

/** Return how many games against others were won in a row, ending with this table's; games with help don't count. */
export function winsInARow(kept: readonly Result[], game: string, table: string): number {
  const counted = kept.filter((one) => one.game === game && one.players > 1 && !one.help && one.table !== table);
  const now = kept.find((one) => one.table === table)?.at ?? Infinity;
  const earlier = counted.filter(({ at }) => at <= now).toReversed();
  const lost = earlier.findIndex(({ place }) => place !== 1);
  return 1 + (lost < 0 ? earlier.length : lost);
}

/** Return whether a table's win is the first one in its game. */
export const isFirstWin = (kept: readonly Result[], game: string, table: string): boolean => {
  const now = kept.find((one) => one.table === table)?.at ?? Infinity;
  return !kept.some((one) => {
    return one.game === game && one.players > 1 && one.table !== table && one.place === 1 && one.at <= now;
  });
};
