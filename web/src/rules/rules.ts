/** The rules of both games, loaded when somebody reads them. */

import type { Language } from "../catalogue.svelte.ts";
import type { GameName } from "../protocol.ts";
import type { Rule, Rules } from "./parse.ts";

const LOADERS: Record<Language, Record<GameName, () => Promise<{ default: Rules }>>> = {
  en: { "tiny-towns": () => import("virtual:rules/en/tiny-towns"), "shake-that-city": () => import("virtual:rules/en/shake-that-city") },
  uk: { "tiny-towns": () => import("virtual:rules/uk/tiny-towns"), "shake-that-city": () => import("virtual:rules/uk/shake-that-city") },
  hu: { "tiny-towns": () => import("virtual:rules/hu/tiny-towns"), "shake-that-city": () => import("virtual:rules/hu/shake-that-city") },
  fr: { "tiny-towns": () => import("virtual:rules/fr/tiny-towns"), "shake-that-city": () => import("virtual:rules/fr/shake-that-city") },
};

/** The rules of a game in a language. */
export const rulesOf = async (game: GameName, language: Language): Promise<Rules> => (await LOADERS[language][game]()).default;

/** All rules in one list. */
export const listOf = (rules: Rules): Rule[] => rules.sections.flatMap((section) => section.rules);

/** The rule that a card has for itself. */
export const ownRule = (rules: Rules, card: string) =>
  listOf(rules).find((rule) => rule.text.startsWith(`\`${card}\``)) ?? listOf(rules).find((rule) => rule.text.startsWith("`") && rule.text.includes(`\`${card}\``));

/** A card's own rule, those that it refers to, and those that speak of it. */
export function rulingsOf(rules: Rules, card: string): Rule[] {
  const own = ownRule(rules, card);
  const referred = new Set(own?.text.match(/\bT\d+(\.\w+)?\b/g));
  return listOf(rules).filter((rule) => rule.id && (rule === own || referred.has(rule.id) || rule.cards.includes(card)));
}
