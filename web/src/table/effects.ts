/** What a card does, as messages made from its data: how it scores, whom it feeds, what it can do. */

import type { Argument, Card, Message } from "../protocol.ts";

/** A card's effects, a sentence each; a table may let Orchards feed anywhere. */
export function effectsOf(card: Card, orchard = "lines"): Message[] {
  const { rule, ...numbers } = card.score;
  const found: Message[] = [];
  const isNothing = rule === "fixed" && numbers["points"] === 0;
  if (!isNothing || !(card.feeds || card.power)) found.push(message("score", rule, argumentsOf(numbers)));
  if (card.feeds?.where === "lines" && orchard === "anywhere") found.push({ id: "web-orchard-effect", arguments: {} });
  else if (card.feeds) found.push(message("feeds", card.feeds.where, { number: card.feeds.number ?? 0 }));
  if (card.power) found.push(message("power", card.power, {}));
  return found;
}

function message(kind: string, name: string, values: Record<string, Argument>): Message {
  return { id: `${kind}-${name}`.replaceAll("_", "-"), arguments: values };
}

/** The numbers of a scoring rule; a table as `2/5/9`, its length as `most`. */
function argumentsOf(numbers: Readonly<Record<string, unknown>>): Record<string, Argument> {
  const { table, ...rest } = numbers as Record<string, Argument>;
  return Array.isArray(table) ? { ...rest, table: table.join("/"), most: table.length } : rest;
}
