/** A sheet of Shake That City: what to send the server for scoring, and how to fill it from a game. */

import { ownData } from "./own.ts";
import { nameOf } from "../pad/names.ts";
import { known, rowsOf } from "../pad/sheet.ts";
import { blankSheet, newPlayer, type PadPlayer, type Sheet } from "../screen/sheet.ts";
import type { GameView, Setup, ShakeCompanion, ShakeSetup, ShakeView } from "../generated/protocol.ts";

const SQUARES = 36;

/** The contents of the box, from the server. */
export type Components = ShakeSetup["components"] & { readonly bonus_tiles: { readonly lines: readonly string[] } };

/** A new sheet with the bonus tiles as printed. */
export function fill(blank: Sheet, components: Components): Sheet {
  const { lines } = components.bonus_tiles;
  return { ...blank, north: lines.slice(0, 3), west: lines.slice(3, 6) };
}

/** What the server is asked to score. */
export function bodyOf(sheet: Sheet): Record<string, unknown> {
  const players = sheet.players.map((player, index) => ({
    name: nameOf(player, index),
    ...known({ city: rowsOf(player.board), construction_left: player.left }),
  }));
  return {
    game: sheet.game,
    side: sheet.side,
    variant: sheet.variant,
    bonus_tiles: { north: sheet.north, west: sheet.west },
    ...(sheet.data["components"] ? { components: sheet.data["components"] } : {}),
    players,
  };
}

/** The sheet of a game played at a table. */
export function sheetOf(setup: Setup, view: GameView): Sheet {
  const { side, bonus_tiles, players } = view as ShakeView;
  const cities = players.map((player): PadPlayer => ({
    ...newPlayer(SQUARES),
    name: player.name,
    board: player.city.flatMap((row) => row.split(" ")),
    left: Object.keys(player.construction).length,
  }));
  return { ...tableSheet(side, (setup as ShakeSetup).variant, bonus_tiles, cities), data: ownData(setup) };
}

/** The sheet of a game on real boards, which are still to be tapped in. */
export function companionSheet({ setup, players }: ShakeCompanion): Sheet {
  const cities = players.map(({ name }): PadPlayer => ({ ...newPlayer(SQUARES), name }));
  return { ...tableSheet(setup.side, setup.variant, setup.bonus_tiles, cities), data: ownData(setup) };
}

function tableSheet(side: string, variant: string, bonus: ShakeView["bonus_tiles"], players: PadPlayer[]): Sheet {
  return { ...blankSheet("shake-that-city"), side, variant, north: [...bonus.north], west: [...bonus.west], players };
}
