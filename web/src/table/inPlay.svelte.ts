/** Whether a table in play fills the screen; the header of the site then gives way to the table's own bar. */

import { untrack } from "svelte";

let count = $state(0);

/** Whether one does. */
export const inPlay = (): boolean => count > 0;

/** Fill the screen until the returned function is called. */
export function fillScreen(): () => void {
  untrack(() => (count += 1));
  return () => untrack(() => (count -= 1));
}
