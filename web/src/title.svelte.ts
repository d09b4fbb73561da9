/** The title of the tab: what is shown there, and first of all whether it is my turn. */

let shown = $state.raw<readonly string[]>([]);
let called = $state("");

/** The title: `● Your turn · Tiny Towns · Round 3 · Cubetown`. */
export const title = (): string => [called && `● ${called}`, ...shown, "Cubetown"].filter(Boolean).join(" · ");

/** What the page that is shown calls itself; empty at home. */
export const heading = (): string => shown[0] ?? "";

/** Name the page that is shown, from the general to the particular, for as long as the calling component is there. */
export function entitle(parts: () => readonly string[]): void {
  $effect(() => {
    const mine = parts();
    shown = mine;
    return () => {
      if (shown === mine) shown = [];
    };
  });
}

/** Put a call before everything else in the title; none takes it away. */
export function callInTitle(sentence: string): void {
  called = sentence;
}
