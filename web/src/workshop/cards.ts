/** The cards that are drawn here, as docs/add-a-card.md describes them: what the form holds is that file. */

import FORM from "../tiny-towns/card-form.json" with { type: "json" };
import type { Emblem } from "../art/emblems.ts";
import { read, write } from "../device.svelte.ts";
import type { Card } from "../generated/protocol.ts";

/** A card's entry in a file. */
export type Entry = Omit<Card, "score" | "effects"> & {
  readonly score: Readonly<Record<string, unknown>>;
  readonly emblem?: Emblem;
};

/** Cards of one's own, with their name and author. */
export interface CardSet {
  readonly name: string;
  readonly author: string;
  readonly cards: readonly Entry[];
}

export const GROUPS = ["blue", "red", "grey", "orange", "green", "yellow", "black", "purple"];
export const RULES = FORM.rules as Readonly<Record<string, readonly string[]>>;
export const WHERE = FORM.where as readonly string[];
export const MOST_CARDS = 20;
const KEY = "workshop";
const FIRST: Readonly<Record<string, unknown>> = { groups: ["blue"], table: [1, 3, 6], points: 2 };

/** The powers that a group may have. */
export const powersOf = (group: string): string[] =>
  Object.entries(FORM.powers as Record<string, string | null>).flatMap(([power, needed]) =>
    (needed === null ? group !== "purple" : group === needed) ? [power] : [],
  );

/** A scoring rule with numbers to begin with; those that another rule had stay. */
export const scoreOf = (rule: string, before: Readonly<Record<string, unknown>> = {}): Record<string, unknown> => ({
  rule,
  ...Object.fromEntries((RULES[rule] ?? []).map((name) => [name, before[name] ?? FIRST[name] ?? 1])),
});

/** An id that no other card has, from a card's name. */
export function idOf(name: string, others: readonly string[]): string {
  const plain = name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, "_")
    .replace(/^_+|_+$/g, "");
  const base = `my_${plain || "card"}`.slice(0, 34);
  let id = base;
  for (let n = 2; others.includes(id); n++) id = `${base}_${n}`;
  return id;
}

/** A new card, perhaps one like a card of the box. */
export function newEntry(name: string, others: readonly string[], like?: Card): Entry {
  const plain = { group: "orange", pattern: ["SG"], score: scoreOf("fixed"), emblem: { colour: "orange" } };
  if (!like) return { ...plain, id: idOf(name, others), name: { en: name } };
  const { effects: _, verified: __, promo: ___, ...card } = like;
  return {
    ...card,
    score: { ...card.score },
    emblem: { colour: card.group },
    id: idOf(name, others),
    name: { en: name },
  };
}

/** The card with another group; what only the old one may have is dropped. */
export function inGroup(entry: Entry, group: string): Entry {
  const { feeds, power, ...others } = entry;
  return {
    ...others,
    group,
    ...(feeds && group === "red" ? { feeds } : {}),
    ...(power && powersOf(group).includes(power) ? { power } : {}),
  };
}

/** A list of whole numbers as somebody types it. */
export const numbersIn = (text: string): number[] =>
  text
    .replaceAll("−", "-")
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);

const isEntry = (one: unknown): one is Entry => {
  if (typeof one !== "object" || one === null) return false;
  const { id, group, pattern, score } = one as Partial<Entry>;
  return (
    typeof id === "string" &&
    typeof group === "string" &&
    Array.isArray(pattern) &&
    pattern.every((row) => typeof row === "string") &&
    typeof score === "object" &&
    score !== null
  );
};

/** A set of cards in something from outside: a link's, a file's list, or what the device keeps; null if it is none. */
export function setIn(value: unknown): CardSet | null {
  const whole = Array.isArray(value) ? { cards: value } : value;
  if (typeof whole !== "object" || whole === null) return null;
  const { name = "", author = "", cards } = whole as Record<string, unknown>;
  if (!Array.isArray(cards) || cards.length > MOST_CARDS || !cards.every(isEntry)) return null;
  const word = (one: unknown) => (typeof one === "string" ? one.slice(0, 60) : "");
  return { name: word(name), author: word(author), cards };
}

export const keptSet = (): CardSet => setIn(read<unknown>(KEY, null)) ?? { name: "", author: "", cards: [] };
export const keepSet = (set: CardSet): void => write(KEY, set);
