/** What screen readers are told. The page has one live region; a dialog that lies over it has one of its own, and the topmost speaks. */

/** How long a message stays in the region: emptied, it is not read again when a dialog closes. */
const STAYS = 3000;
/** What is said within this time, in milliseconds, is one message. */
const GATHERS = 60;
/** How long after a change of language texts change without being news, in milliseconds. */
const TRANSLATES = 500;
/** Makes a message that is said twice differ from the first. */
const OTHER = "\u00a0";

const regions: number[] = [];
let shown = $state.raw<{ readonly region: number; readonly text: string } | null>(null);
let waiting: string[] = [];
let number = 0;
let last = "";
let gathering: ReturnType<typeof setTimeout> | undefined;
let quietUntil = 0;
let emptying: ReturnType<typeof setTimeout> | undefined;

/** Say something once, after what is being said. */
export function announce(...sentences: readonly string[]): void {
  waiting.push(...sentences.filter((sentence) => sentence && !waiting.includes(sentence)));
  if (waiting.length) gathering ??= setTimeout(show, GATHERS);
}

/** Forget what has not been said yet: it is in another language. */
export function hush(): void {
  waiting = [];
  quietUntil = performance.now() + TRANSLATES;
  clearTimeout(gathering);
  gathering = undefined;
  empty();
}

function show(): void {
  gathering = undefined;
  const text = waiting.map(capital).join(" ");
  waiting = [];
  last = text === last ? text + OTHER : text;
  shown = { region: regions.at(-1) ?? 0, text: last };
  clearTimeout(emptying);
  emptying = setTimeout(empty, STAYS);
}

/** A sentence begins with a capital, unless it begins with a square. */
export const capital = (sentence: string): string =>
  /^[a-f]\d\b/.test(sentence) ? sentence : sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);

function empty(): void {
  clearTimeout(emptying);
  shown = null;
  last = "";
}

/** Add a live region above the others; gives its number and what removes it. */
export function addRegion(): { readonly region: number; readonly remove: () => void } {
  const region = (number += 1);
  regions.push(region);
  return { region, remove: () => void regions.splice(regions.indexOf(region), 1) };
}

/** What a region says now. */
export const saidIn = (region: number): string => (shown?.region === region ? shown.text : "");

/** Say what stands in an element, when it appears and whenever it changes: `<p {@attach aloud}>`. Its buttons are left out. */
export function aloud(element: HTMLElement): () => void {
  let before = "";
  function look(): void {
    const now = textOf(element);
    if (now !== before && performance.now() >= quietUntil) announce(now);
    before = now;
  }
  look();
  const watcher = new MutationObserver(look);
  watcher.observe(element, { subtree: true, childList: true, characterData: true });
  return () => watcher.disconnect();
}

/** Say a text unless it has been said under this key since the page was opened. */
export function announceOnce(key: string, sentence: string): void {
  if (!once.has(key)) announce(sentence);
  once.add(key);
}
const once = new Set<string>();

const SILENT = "button, summary, kbd, [aria-hidden=true], [hidden]";

function textOf(element: HTMLElement): string {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (!node.parentElement?.closest(SILENT)) parts.push(node.textContent ?? "");
  return parts
    .join(" ")
    .replace(/\s+/g, " ")
    .replace(/ ([.,;:!?])/g, "$1")
    .trim();
}
