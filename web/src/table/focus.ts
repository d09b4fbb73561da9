/** Keeps the keyboard's place: when the focused button disappears, focus moves nearby. */

import { tick } from "svelte";

/** After the next render, focus this element, or whatever can be focused, if nothing else has focus. */
export async function catchFocus(element: Pick<HTMLElement, "focus"> | undefined): Promise<void> {
  await tick();
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
