/** Which cards interact, derived from their data and rules. */

import type { Card } from "../generated/protocol.ts";
import type { Rules } from "../rules/parse.ts";
import { ownRule } from "../rules/rules.ts";

/** The cards a card affects, or that affect it. */
export function touchedBy(card: Card, cards: readonly Card[], rules: Rules): Card[] {
  return cards.filter((other) => other.id !== card.id && (names(card, other, rules) || names(other, card, rules)));
}

function names(one: Card, other: Card, rules: Rules): boolean {
  const groups = one.score["groups"];
  const byGroup = Array.isArray(groups) && groups.includes(other.group) && one.group !== other.group;
  const feeds = one.feeds !== undefined && other.score.rule === "fed";
  return byGroup || feeds || (ownRule(rules, one.id)?.cards.includes(other.id) ?? false);
}
