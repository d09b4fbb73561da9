/** The screen of Shake That City. */

import type { Component } from "svelte";
import type { ShakeView } from "../generated/protocol.ts";
import { ownCategory } from "../score/categories.ts";
import type { Screen } from "../screen/screen.ts";
import { to } from "../site.ts";
import type { BoardProps } from "../screen/board.ts";
import ShakeThatCity from "./ShakeThatCity.svelte";
import { ownData } from "./own.ts";
import { sheetOf } from "./sheet.ts";
import SmallCity from "./SmallCity.svelte";
import { spoken } from "./spoken.ts";
import { cityTips } from "./tips.ts";

/** The signs of the tiles in a text. */
const SIGNS: Readonly<Record<string, string>> = { home: "🏠", shop: "🏪", factory: "🏭", park: "🌳", road: "🚗" };

export const shakeThatCity: Screen = {
  Board: ShakeThatCity as unknown as Component<BoardProps>, // It only gets views of its own game.
  spoken,
  hasSecrets: () => false,
  sounds: { chance: "shake", choose: "name", place: "place" },
  judged: 2, // The colour of one round and its place: what comes after is up to the shakes.
  tips: (view, seat, moves) => cityTips(view as ShakeView, seat, moves),
  small: {
    Board: SmallCity,
    drawingOf: (word) => `tile_${word}`,
    map: true,
    signOf: (word) => SIGNS[word] ?? "⬜",
    of: (view, player) => {
      const { city, construction } = (view as ShakeView).players[player]!;
      return { board: city, construction };
    },
  },
  pictures: ["tile_home", "tile_park", "tile_shop", "tile_factory", "tile_road", "shaker"],
  ground: "sea",
  unverified: "web-city-unverified",
  points: "web-city-points",
  category: (line) => ({ ...ownCategory(line), drawing: line.type === "bonus" ? "bonus_any" : `tile_${line.type}` }),
  explain: (line) => to.rules("shake-that-city", line.type),
  sheetOf,
  pad: async () => (await import("./pad.ts")).pad,
  companion: async () => (await import("./companion.ts")).companion,
  box: async () => (await import("./BoxEditor.svelte")).default,
  ownData,
};
