/** A companion's game as a sheet of the score pad: players, cards, rounds; the boards are left to tap in. */

import { encode } from "../pad/link.ts";
import { newPlayer, newSheet, type PadPlayer, type Sheet } from "../pad/sheet.ts";
import type { CompanionView } from "./view.ts";

/** The address of the score pad with what is known already. */
export function padOf(view: CompanionView): string {
  return `/pad/${view.game}#${encode(sheetOf(view))}`;
}

function sheetOf(view: CompanionView): Sheet {
  const sheet = newSheet(view.game, [], []);
  if (view.game === "shake-that-city") {
    const { side, variant, bonus_tiles } = view.setup;
    const players = view.players.map(({ name }): PadPlayer => ({ ...newPlayer(view.game), name }));
    return { ...sheet, side, variant, north: [...bonus_tiles.north], west: [...bonus_tiles.west], players };
  }
  const { cards, edition, orchard, variant } = view.setup;
  const players = view.players.map((player): PadPlayer => ({
    ...newPlayer(view.game),
    name: player.name,
    completed: player.completed || null,
    turns: player.turns_as_master_builder || null,
  }));
  return { ...sheet, edition, orchard, variant: variant === "solo" ? "standard" : variant, cards: cards.map((card) => card.id), players };
}
