/** The companion of Tiny Towns. */

import type { Component } from "svelte";
import type { CompanionProps, CompanionScreen } from "../screen/companion.ts";
import type { TinyTownsCompanion } from "../generated/protocol.ts";
import { companionSheet } from "./sheet.ts";
import TownsCompanion from "./TownsCompanion.svelte";

export const companion: CompanionScreen = {
  Companion: TownsCompanion as unknown as Component<CompanionProps>, // It only gets views of its own game.
  sheetOf: (view) => companionSheet(view as TinyTownsCompanion),
};
