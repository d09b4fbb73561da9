/** What a newcomer to Tiny Towns is told, and when. */

import type { TinyTownsView } from "../generated/protocol.ts";
import { RESOURCES } from "./towns.ts";

/** So few empty squares, and the end is near. */
const FEW = 4;

/** The tips that apply to a seat now, the most basic first. */
export function townTips(view: TinyTownsView, seat: number, moves: readonly string[]): string[] {
  const me = view.players[seat - 1];
  if (!me || !moves.length) return [];
  const words = me.town.flatMap((row) => row.split(" "));
  const buildings = words.filter((word) => word !== "." && !RESOURCES.includes(word));
  const can = (word: string) => moves.some((move) => move.startsWith(`${word} `));
  if (can("keep")) return ["town-monument"];
  const now: (string | false)[] = [
    can("name") && "name",
    "goal",
    can("take") && (view.shown.length ? "take" : "free"),
    can("place") && "place",
    can("build") && "build",
    can("put") && "put",
    buildings.includes("cottage") && "fed",
    buildings.length > 1 && "next-to",
    words.filter((word) => word === ".").length <= FEW && "full",
  ];
  return now.flatMap((tip) => (tip ? [`town-${tip}`] : []));
}
