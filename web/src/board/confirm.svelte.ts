/** What cannot be undone takes two taps: a finger, unlike a mouse or the keyboard, shows nothing before it acts. */

import { settings } from "../device.svelte.ts";

let touched = false;

/** Note whether a finger or a mouse or key acted last. */
export function noteInput(event: Pick<Event, "type"> & { readonly pointerType?: string }): void {
  touched = event.type === "pointerdown" && event.pointerType === "touch";
}

for (const type of ["pointerdown", "keydown"]) globalThis.addEventListener?.(type, noteInput as EventListener, true);

/** Whether a finger acted last. */
export const byTouch = (): boolean => touched;

/** A choice that a first tap only shows and a second one makes. */
export class Confirm {
  /** The move that waits for its confirmation. */
  pending = $state<string | null>(null);

  /** Whether this pick of a move counts; if not, the move waits for a second one. */
  pick(move: string): boolean {
    const counts = !touched || settings.oneTap || this.pending === move;
    this.pending = counts ? null : move;
    return counts;
  }

  /** Forget what was shown. */
  cancel(): void {
    this.pending = null;
  }
}
