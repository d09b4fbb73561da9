/** The title of the tab: what is shown there, and first of all whether it is my turn. */

import { untrack } from "svelte";

/** What a component calls the page; one that began later stands within the others. */
interface Named {
  readonly begun: number;
  readonly parts: readonly string[];
}

let named = $state.raw<readonly Named[]>([]);
let begun = 0;
const shown = (): readonly string[] => named.at(-1)?.parts ?? [];
let called = $state("");

/** The title: `● Your turn · Tiny Towns · Round 3 · Cubetown`. */
export const title = (): string => [called && `● ${called}`, ...shown(), "Cubetown"].filter(Boolean).join(" · ");

/** What the page that is shown calls itself; empty at home. */
export const heading = (): string => shown()[0] ?? "";

/** Name the page that is shown, from the general to the particular, for as long as the calling component is there; then the page is again what it was before. */
export function entitle(parts: () => readonly string[]): void {
  const mine = (begun += 1);
  const others = () => named.filter((one) => one.begun !== mine);
  $effect(() => {
    const now = { begun: mine, parts: parts() };
    named = [...untrack(others), now].toSorted((one, other) => one.begun - other.begun);
    return () => {
      named = others();
    };
  });
}

/** Put a call before everything else in the title; none takes it away. */
export function callInTitle(sentence: string): void {
  called = sentence;
}
