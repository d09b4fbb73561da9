/** What a newcomer to Shake That City is told, and when. */

import type { ShakeView } from "../generated/protocol.ts";

/** From this round on, the bonus tiles are worth a look. */
const BONUS_FROM = 3;

/** The tips that apply to a seat now, the most basic first. */
export function cityTips(view: ShakeView, seat: number, moves: readonly string[]): string[] {
  if (!moves.length) return [];
  const can = (word: string) => moves.some((move) => move.startsWith(`${word} `));
  const now: (string | false)[] = [
    "goal",
    can("choose") && view.phase === "pick" && view.active === seat && view.players.length > 1 && "pick",
    can("choose") && view.blocked !== null && view.active !== seat && "closed",
    can("place") && "place",
    can("place") && "points",
    view.round >= BONUS_FROM && view.variant !== "construction" && "bonus",
    can("choose") && view.phase === "build" && view.blocked === null && view.players.length > 1 && "open",
  ];
  return now.flatMap((tip) => (tip ? [`city-${tip}`] : []));
}
