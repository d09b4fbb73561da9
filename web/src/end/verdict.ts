/** The headline of a result, as one would say it to the people here. */

import type { Message, Score } from "../generated/protocol.ts";

/** Who won by points alone, which the headline says in full. */
const BY_POINTS = "verdict-points";

/** The sentences for a clear result and for one that a tie-break decided. */
const WON = ["web-end-won", "web-end-won-tie"] as const;
const LOST = ["web-end-lost", "web-end-lost-tie"] as const;
const WON_BY = ["web-end-won-by", "web-end-lost-tie"] as const;

export interface Headline {
  readonly headline: Message;
  /** The verdict of the rules, where the headline leaves something open. */
  readonly verdict: Message | null;
}

/** Return the headline for the one seat held here, or for people who watch or share a device. */
export function headlineOf({ players, winners, verdict }: Score, seats: readonly number[]): Headline {
  const mine = seats.length === 1 ? players[seats[0]! - 1] : undefined;
  const [name, second] = winners;
  const best = players.find((player) => player.name === name);
  if (players.length < 2 || !best) return { headline: verdict, verdict: null };
  const rest = verdict.id === BY_POINTS ? null : verdict;
  const points = best.total;
  if (second !== undefined) {
    if (!mine || !winners.includes(mine.name)) return { headline: verdict, verdict: null };
    return { headline: { id: "web-end-shared", arguments: { points } }, verdict: rest };
  }
  const others = players.filter((player) => player !== best).map(({ total }) => total);
  const other = mine && mine !== best ? mine.total : Math.max(...others);
  if (other > points || (other === points && !rest)) return { headline: verdict, verdict: null };
  const ids = mine === best ? WON : mine ? LOST : WON_BY;
  return {
    headline: { id: ids[other === points ? 1 : 0], arguments: { name: best.name, points, other } },
    verdict: rest,
  };
}
