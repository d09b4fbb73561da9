/** Plays short sounds; what makes them is loaded when the first one is due, and nothing waits for it. */

import { settings } from "../device.svelte.ts";
import type { Manner, SoundName } from "./sounds.ts";

export type { Manner, SoundName };

/** Play a sound, unless it is turned off or the browser still waits for a first click. */
export function playSound(name: SoundName, manner: Manner = {}): void {
  if (!settings.volume || navigator.userActivation?.hasBeenActive === false) return;
  void import("./synthesiser.ts").then(({ synthesise }) => synthesise(name, settings.volume, manner));
}

/** Play one of the sounds of a game. */
export function playEffect(name: SoundName, manner: Manner = {}): void {
  if (settings.effects) playSound(name, manner);
}
