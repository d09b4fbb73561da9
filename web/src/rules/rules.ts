/** The rules of the games, loaded on demand. */

import { RULES } from "virtual:rules";
import type { Language } from "../catalogue.svelte.ts";
import type { Rule, Rules } from "./parse.ts";

/** Whether a game's rules are available here. */
export const hasRules = (game: string): boolean => game in RULES["en"]!;

/** The rules of a game in a language. */
export async function rulesOf(game: string, language: Language): Promise<Rules> {
  return (await (RULES[language] ?? RULES["en"]!)[game]!()).default;
}

/** All rules in one list. */
export const listOf = (rules: Rules): Rule[] => rules.sections.flatMap((section) => section.rules);

/** A card's own rule. */
export const ownRule = (rules: Rules, card: string) =>
  listOf(rules).find((rule) => rule.text.startsWith(`\`${card}\``)) ??
  listOf(rules).find((rule) => rule.text.startsWith("`") && rule.text.includes(`\`${card}\``));

/** A card's own rule, those it refers to, and those that mention the card. */
export function rulingsOf(rules: Rules, card: string): Rule[] {
  const own = ownRule(rules, card);
  const referred = new Set(own?.text.match(/\bT\d+(\.\w+)?\b/g));
  return listOf(rules).filter(
    (rule) => rule.id && (rule === own || referred.has(rule.id) || rule.cards.includes(card)),
  );
}
