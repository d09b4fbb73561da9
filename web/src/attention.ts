/** Signals my turn: in the title, with a sound, with a notification; each can be turned off. */

import { settings } from "./device.svelte.ts";
import { callInTitle } from "./title.svelte.ts";

let called = false;

/** Signal once that it is my turn. */
export function callAttention(sentence: string): void {
  callInTitle(settings.title ? sentence : "");
  if (called) return;
  called = true;
  if (settings.sound) chime();
  if (settings.notify && document.hidden) new Notification("Cubetown", { body: sentence });
}

/** It is no longer my turn. */
export function rest(): void {
  called = false;
  callInTitle("");
}

/** Play two soft notes; a browser that requires a click first stays silent. */
function chime(): void {
  const audio = new AudioContext();
  if (audio.state !== "running") return void audio.close();
  [660, 880].forEach((pitch, n) => {
    const note = audio.createOscillator();
    const volume = audio.createGain();
    const start = audio.currentTime + n * 0.14;
    note.frequency.value = pitch;
    volume.gain.setValueAtTime(0.08, start);
    volume.gain.exponentialRampToValueAtTime(0.001, start + 0.3);
    note.connect(volume).connect(audio.destination);
    note.start(start);
    note.stop(start + 0.3);
    if (n === 1) note.onended = () => void audio.close();
  });
}
