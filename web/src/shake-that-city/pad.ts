/** The score pad of Shake That City. */

import type { PadScreen } from "../screen/pad.ts";
import CityChoice from "./CityChoice.svelte";
import CityInput from "./CityInput.svelte";
import { bodyOf, fill, type Components } from "./sheet.ts";

export const pad: PadScreen = {
  title: "pad-board",
  Choice: CityChoice,
  Input: CityInput,
  fill: (blank, box) => fill(blank, box[0] as Components),
  bodyOf,
};
