/** Keeps the keyboard's place: when the focused control disappears, the focus goes to the board. */

import { tick } from "svelte";
import { focusBoard } from "../board/focus.ts";

/** After the next render, focus the board, or this element if there is none, unless something else has the focus. */
export async function catchFocus(element: HTMLElement | undefined): Promise<void> {
  await tick();
  if (!isLost()) return;
  focusBoard();
  if (isLost()) element?.focus({ preventScroll: true });
}

/** Where focus goes, the nearest place first: the result, the board, the heading, the page. */
const HAVENS = ["#verdict", '.mine [role="grid"] [data-cell][tabindex="0"]', ".choices[tabindex]", "h1", "main"];

const isLost = () => document.activeElement === null || document.activeElement === document.body;

/** Never let focus fall to the body while somebody uses the keyboard here; gives what ends it. */
export function keepFocus(root: HTMLElement): () => void {
  let had = false;
  let frame = 0;

  function notice(event: FocusEvent): void {
    had = event.target instanceof HTMLElement && event.target !== document.body;
  }

  /** Somebody who clicks beside all controls gives the focus up. */
  function giveUp(): void {
    requestAnimationFrame(() => (had = !isLost()));
  }

  function look(): void {
    frame = 0;
    if (!had || !isLost() || document.querySelector("dialog[open]")) return;
    for (const haven of HAVENS) {
      const element = root.querySelector<HTMLElement>(haven);
      if (!element?.checkVisibility()) continue;
      if (!element.hasAttribute("tabindex")) element.tabIndex = -1;
      element.focus({ preventScroll: true });
      if (!isLost()) return;
    }
  }

  /** The browser notices a hidden or disabled control only when it has drawn the page. */
  const soon = () => (frame ||= requestAnimationFrame(() => (frame = requestAnimationFrame(look))));
  const watcher = new MutationObserver(soon);
  watcher.observe(root, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ["disabled", "class", "hidden"],
  });
  root.addEventListener("focusin", notice);
  root.addEventListener("pointerdown", giveUp);
  return () => {
    cancelAnimationFrame(frame);
    watcher.disconnect();
    root.removeEventListener("focusin", notice);
    root.removeEventListener("pointerdown", giveUp);
  };
}
