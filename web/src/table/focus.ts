/** Keeps a keyboard's place: when the button that had the focus is gone, the focus goes on nearby. */

import { tick } from "svelte";

/** After the next drawing, focus this element if nothing else has the focus. */
export async function catchFocus(element: HTMLElement | undefined): Promise<void> {
  await tick();
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
}
