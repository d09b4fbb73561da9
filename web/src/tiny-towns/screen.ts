/** The screen of Tiny Towns. */

import type { Component } from "svelte";
import { name, text } from "../catalogue.svelte.ts";
import type { TinyTownsSetup, TinyTownsView } from "../generated/protocol.ts";
import { squareRows } from "../board/squares.ts";
import { ownCategory } from "../score/categories.ts";
import type { Screen } from "../screen/screen.ts";
import type { BoardProps } from "../screen/board.ts";
import { explainLine } from "./cards.ts";
import CardsOption from "./CardsOption.svelte";
import { ownData } from "./own.ts";
import { sheetOf } from "./sheet.ts";
import SmallTown from "./SmallTown.svelte";
import { spoken } from "./spoken.ts";
import { townTips } from "./tips.ts";
import { drawingOf } from "./towns.ts";
import TinyTowns from "./TinyTowns.svelte";

/** The signs of the groups in a text. */
const SIGNS: Readonly<Record<string, string>> = {
  blue: "🏠",
  red: "🌾",
  grey: "⛲",
  orange: "⛪",
  green: "🍺",
  yellow: "🎭",
  black: "🏭",
};

export const tinyTowns: Screen = {
  Board: TinyTowns as unknown as Component<BoardProps>, // It only gets views of its own game.
  spoken,
  hasSecrets: (setup) => (setup as TinyTownsSetup).monuments.length > 0,
  sounds: {
    ...{ keep: "name", name: "name", take: "name", choose: "place" },
    ...{ place: "place", trade: "place", store: "place", swap: "place", cavern: "place" },
    ...{ put: "build", replace: "build", add: "build" },
  },
  toCome: (view) => {
    const { unseen, under } = view as TinyTownsView;
    return Object.values(unseen).some((number) => number)
      ? []
      : under.map((resource) => ({ drawing: `cube_${resource}`, name: name("resource", resource) }));
  },
  tips: (view, seat, moves) => townTips(view as TinyTownsView, seat, moves),
  small: {
    Board: SmallTown,
    drawingOf,
    signOf: (word, setup) => {
      const { cards, monuments } = setup as TinyTownsSetup;
      if (monuments.some(({ id }) => id === word)) return "🏰";
      return SIGNS[cards.find(({ id }) => id === word)?.group ?? ""] ?? "⬜";
    },
    of: (view, player) => {
      const { town, cubes_on } = (view as TinyTownsView).players[player]!;
      return { board: town, cubesOn: cubes_on };
    },
  },
  feeders: (view, setup, player) => {
    const feeding = (setup as TinyTownsSetup).cards.filter(({ feeds }) => feeds).map(({ id }) => id);
    const town = squareRows((view as TinyTownsView).players[player]!.town).flat();
    return town.filter(({ word }) => feeding.includes(word)).map((square) => square.name);
  },
  pictures: ["cottage", "well", "chapel", "farm", "tavern", "theater"],
  ground: "plank",
  CardsOption,
  category: (line, setup) =>
    (setup as TinyTownsSetup).monuments.some(({ id }) => id === line.card)
      ? { id: "monument", label: text("web-monument"), drawing: "hidden" }
      : { ...ownCategory(line), drawing: line.card === "empty" ? "unbuilt" : (line.card ?? null) },
  explain: explainLine,
  sheetOf,
  pad: async () => (await import("./pad.ts")).pad,
  companion: async () => (await import("./companion.ts")).companion,
  box: async () => (await import("./BoxEditor.svelte")).default,
  ownData,
  cards: async () => (await import("./CardsPage.svelte")).default,
};
