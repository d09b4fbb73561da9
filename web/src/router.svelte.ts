/** Which place is shown, and going to another without reloading. */

import { nameOf, placeOf, type Place, type PlaceName } from "./address.ts";
import { site } from "./site.ts";

const NOWHERE: Place = { words: ["nowhere"], query: {}, hash: "" };

/** How many pages have been shown. */
let shown = $state(0);
let here = $state.raw(placeOf(site, location) ?? NOWHERE);

/** The place at the current address. What is the same as before stays the same value, so that nothing is loaded again. */
function current(): Place {
  const { words, query, hash } = placeOf(site, location) ?? NOWHERE;
  return { words: kept(here.words, words), query: kept(here.query, query), hash };
}

const kept = <T>(before: T, now: T): T => (JSON.stringify(before) === JSON.stringify(now) ? before : now);

/** The path of the place, in words: `["t", "k3v9xw2m7p4q"]`. */
export const words = (): readonly string[] => here.words;

/** The name of the place; null where the page has nothing. */
export const place = (): PlaceName | null => nameOf(here.words);

/** The query of the place: `?edition=uk`. */
export const query = (): Readonly<Record<string, string>> => here.query;

/** What follows the `#` of the place. */
export const hash = (): string => here.hash;

/** How many pages have been shown: it changes with each arrival, also by the browser's back button. */
export const arrivals = (): number => shown;

/** Show another place, and read on from its beginning. */
export function go(address: string): void {
  history.pushState(null, "", address);
  move();
  scrollTo(0, 0);
  document.getElementById("main")?.focus({ preventScroll: true });
}

function move(): void {
  const before = here;
  here = current();
  if (here.words !== before.words) shown += 1;
}

/** Change this place's address without a new history entry. */
export function rename(address: string): void {
  history.replaceState(null, "", address);
  here = current();
}

/** Handle links within this page and the browser's back button. */
export function listen(): void {
  addEventListener("popstate", move);
  addEventListener("hashchange", move);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href]");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || !placeOf(site, link)) return;
    event.preventDefault();
    go(link.href);
  });
}
