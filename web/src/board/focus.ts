/** The keyboard on a board: which keys walk over it, and how to reach a square from elsewhere. */

/** Return whether a key press walks over a board. Enter and the space bar belong to its squares, which are buttons. */
export function isForGrid({ key, ctrlKey, altKey, metaKey }: KeyboardEvent): boolean {
  return !(ctrlKey || altKey || metaKey) && (key.startsWith("Arrow") || key === "Home" || key === "End");
}

const mine = (selector: string) => [...document.querySelectorAll<HTMLElement>(`.mine [role="grid"] ${selector}`)];

/** Focus the square of the board where the keyboard last was. */
export function focusBoard(): void {
  mine(`[data-cell][tabindex="0"]`)[0]?.focus({ preventScroll: true });
}

/** The square of the board that has the focus, or last had it. */
export const squareHere = (): string | null => mine(`[data-cell][tabindex="0"]`)[0]?.dataset["cell"] ?? null;

/** Focus the next square that can be chosen now, after the last one the first; return whether there is one. */
export function focusNextFit(): boolean {
  const all = mine("[data-cell]");
  const here = all.findIndex((square) => square.tabIndex === 0);
  const next = [...all.slice(here + 1), ...all.slice(0, here + 1)].find((square) => square.dataset["fits"]);
  next?.focus({ preventScroll: true });
  return next !== undefined;
}
