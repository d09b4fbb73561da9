/** Signals my turn: in the title, with a sound, with a notification; each can be turned off. */

import { settings } from "./device.svelte.ts";
import { playSound } from "./sound/sound.ts";
import { callInTitle } from "./title.svelte.ts";

let called = false;

/** Signal once that it is my turn. */
export function callAttention(sentence: string): void {
  callInTitle(settings.title ? sentence : "");
  if (called) return;
  called = true;
  if (settings.sound) playSound("turn");
  if (settings.notify && document.hidden) new Notification("Cubetown", { body: sentence });
}

/** It is no longer my turn. */
export function rest(): void {
  called = false;
  callInTitle("");
}
