/** Keeps the keyboard's place: when the focused control disappears, the focus goes to the board. */

import { tick } from "svelte";

/** Focus the cell of the board where the keyboard last was. */
export function focusBoard(): void {
  document.querySelector<HTMLElement>(`.mine [role="gridcell"][tabindex="0"]`)?.focus({ preventScroll: true });
}

/** After the next render, focus the board, or this element if there is none, unless something else has the focus. */
export async function catchFocus(element: HTMLElement | undefined): Promise<void> {
  await tick();
  if (document.activeElement !== document.body) return;
  focusBoard();
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
