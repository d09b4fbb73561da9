/** The companion of Shake That City. */

import type { Component } from "svelte";
import type { CompanionProps, CompanionScreen } from "../screen/companion.ts";
import type { ShakeCompanion } from "../generated/protocol.ts";
import CityCompanion from "./CityCompanion.svelte";
import { companionSheet } from "./sheet.ts";

export const companion: CompanionScreen = {
  Companion: CityCompanion as unknown as Component<CompanionProps>, // It only gets views of its own game.
  sheetOf: (view) => companionSheet(view as ShakeCompanion),
};
