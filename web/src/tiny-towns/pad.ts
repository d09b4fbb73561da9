/** The score pad of Tiny Towns. */

import type { PadScreen } from "../screen/pad.ts";
import type { Card } from "../generated/protocol.ts";
import Advice from "./Advice.svelte";
import CardsChoice from "./CardsChoice.svelte";
import { bodyOf, fill } from "./sheet.ts";
import TownInput from "./TownInput.svelte";

export const pad: PadScreen = {
  title: "pad-cards",
  Choice: CardsChoice,
  Input: TownInput,
  Advice,
  fill: (blank, box) => fill(blank, box as readonly Card[]),
  bodyOf,
};
