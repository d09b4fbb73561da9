/** What a newcomer to Shake That City is told, and when. */

import type { ShakeView } from "../generated/protocol.ts";

/** From this round on, the bonus tiles are worth a look. */
const BONUS_FROM = 3;

/** From this round on, no colour is closed. */
const OPEN_FROM = 13;

/** The tips that apply to a seat now, the most basic first. */
export function cityTips(view: ShakeView, seat: number, moves: readonly string[]): string[] {
  if (!moves.length) return [];
  const can = (word: string) => moves.some((move) => move.startsWith(`${word} `));
  const together = view.players.length > 1;
  const family = view.variant === "family";
  const now: (string | false)[] = [
    family ? "family" : "goal",
    (view.variant === "construction" || view.variant === "solo") && "construction",
    can("choose") && view.phase === "pick" && view.active === seat && together && "pick",
    can("choose") && view.variant === "solo" && view.blocked !== null && "solo",
    can("choose") && view.blocked !== null && view.active !== seat && "closed",
    can("place") && "place",
    can("place") && !family && "points",
    view.round >= BONUS_FROM && !family && view.variant !== "construction" && "bonus",
    can("choose") && view.phase === "build" && view.round >= OPEN_FROM && together && "open",
  ];
  return now.flatMap((tip) => (tip ? [`city-${tip}`] : []));
}
