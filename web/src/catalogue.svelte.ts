/** Turns messages into sentences in the chosen language; one language is loaded at a time. */

import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import { LANGUAGES } from "virtual:languages";
import { drawAs } from "./art/drawings.ts";
import type { Argument, Card, Message, Setup } from "./generated/protocol.ts";

/** The short name of a language: `uk`. */
export type Language = string;

/** Kinds of ids that have names; an argument with such a name, or its plural, is shown by name. */
const KINDS: Record<string, string> = {
  card: "card",
  cards: "card",
  resource: "resource",
  resources: "resource",
  tile: "tile",
  tiles: "tile",
  group: "group",
  groups: "group",
};

let bundle = $state.raw<FluentBundle>(new FluentBundle("en"));
let language = $state<Language>("en");
let ownNames = $state.raw<Record<string, Readonly<Record<string, string>>>>({});
let pageText = "";
/** The sentences of games not built into this page: by game, then by language. */
const gameTexts = new Map<string, Readonly<Record<Language, string>>>();

/** The current language. */
export function spoken(): Language {
  return language;
}

/** Switch to this language. */
export async function speak(wanted: Language): Promise<void> {
  const found = LANGUAGES.find(({ code }) => code === wanted) ?? LANGUAGES[0]!;
  pageText = (await found.load()).default;
  language = found.code;
  document.documentElement.lang = language;
  makeBundle();
}

/** Add the sentences of a game not built into the page; English stands in for a missing language. */
export function learnSentences(game: string, texts: Readonly<Record<Language, string>>): void {
  gameTexts.set(game, texts);
  makeBundle();
}

function makeBundle(): void {
  const next = new FluentBundle(language, { useIsolating: false });
  const more = [...gameTexts.values()].flatMap((texts) => [texts[language], texts["en"]]);
  for (const text of [pageText, ...more]) if (text) next.addResource(new FluentResource(text));
  bundle = next;
}

/** Remember the names of a table's own cards. */
export function learnCardNames(setup: Setup): void {
  learnCards("cards" in setup ? [...setup.cards, ...setup.monuments] : []);
}

/** What is remembered of a card of one's own. */
type Own = Pick<Card, "id" | "name" | "emblem">;

/** Remember the names and emblems of some cards of one's own, and forget all other names. */
export function learnCards(cards: readonly Own[]): void {
  for (const { id, emblem } of cards) if (emblem) drawAs(id, emblem);
  ownNames = Object.fromEntries(cards.flatMap((card) => (card.name ? [[card.id, card.name]] : [])));
}

/** The sentence of a message. */
export function say(message: Message): string {
  const values: Record<string, FluentVariable> = {};
  for (const [key, value] of Object.entries(message.arguments)) Object.assign(values, shown(key, value));
  return format(message.id, values);
}

/** The sentence of an id: `text("web-start")`, or with an attribute `text("card-inn.printed")`. */
export function text(id: string, values: Record<string, Argument> = {}): string {
  return say({ id, arguments: values });
}

/** Whether this language has a sentence with that id. */
export function has(id: string): boolean {
  const [name, attribute] = id.split(".", 2);
  const message = bundle.getMessage(name ?? "");
  return attribute ? message?.attributes[attribute] !== undefined : Boolean(message?.value);
}

/** The name of a card, a resource, a tile, a variant … */
export function name(kind: string, id: string): string {
  const own = kind === "card" ? ownNames[id] : undefined;
  if (own) return own[language] ?? own[""] ?? own["en"] ?? Object.values(own)[0] ?? id;
  const message = `${kind}-${id.replaceAll("_", "-")}`;
  return has(message) ? format(message, {}) : id;
}

/** The name printed on a card, if different: the Hungarian box has English cards. */
export function printedName(card: string): string | undefined {
  const id = `card-${card.replaceAll("_", "-")}.printed`;
  const printed = !ownNames[card] && has(id) ? format(id, {}) : undefined;
  return printed === name("card", card) ? undefined : printed;
}

/** A card's name in lists, with the printed one beside it. */
export function listedName(card: string): string {
  const printed = printedName(card);
  return printed ? `${name("card", card)} (${printed})` : name("card", card);
}

/** The printed names of the cards a message mentions, for a tooltip. */
export function printedIn(message: Message): string | undefined {
  const cards = Object.entries(message.arguments).flatMap(([key, value]) =>
    KINDS[key] === "card" ? ([value].flat() as string[]) : [],
  );
  return cards.some(printedName) ? list(cards.map(listedName), "conjunction") : undefined;
}

function shown(key: string, value: Argument): Record<string, FluentVariable> {
  if (Array.isArray(value)) {
    const names = value.map((item) => nameOf(key, item as string));
    return { [key]: list(names, "conjunction"), [`${key}_or`]: list(names, "disjunction") };
  }
  if (typeof value === "string") return { [key]: nameOf(key, value) };
  if (typeof value === "number") return { [key]: value };
  return { [key]: say(value as Message) };
}

function nameOf(key: string, id: string): string {
  const kind = KINDS[key];
  return kind ? name(kind, id) : id;
}

function list(items: string[], type: "conjunction" | "disjunction"): string {
  return new Intl.ListFormat(language, { type }).format(items);
}

function format(id: string, values: Record<string, FluentVariable>): string {
  const [plain, attribute] = id.split(".", 2);
  const message = bundle.getMessage(plain ?? "");
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? trueMinus(bundle.formatPattern(pattern, values, [])) : id;
}

/** A number shown on its own, with so many decimals at most. */
export function shownNumber(value: number, decimals = 0): string {
  return trueMinus(new Intl.NumberFormat(language, { maximumFractionDigits: decimals }).format(value));
}

/** A number with its sign, as something that comes or goes. */
export const signedNumber = (value: number): string => (value > 0 ? "+" : "") + shownNumber(value);

/** A negative number has a true minus sign, not a hyphen. */
function trueMinus(sentence: string): string {
  return sentence.replace(/(?<![\p{L}\p{N}])-(?=\d)/gu, "−");
}
