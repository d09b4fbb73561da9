/** A table's own cards: those that differ from the cards of the box as we ship it. */

import SHIPPED from "../../../src/cubetown/tiny_towns/cards.json" with { type: "json" };
import { differenceOf, type Data } from "../screen/data.ts";
import type { Card, Options, Setup, TinyTownsSetup } from "../generated/protocol.ts";

/** The cards of the box as we ship it, by id. */
export const shipped = new Map((SHIPPED.cards as unknown as Card[]).map((card) => [card.id, card]));

/** A card as its data say it, with the number that feeding has where it is left out. */
const plain = ({ effects: _, ...card }: Card): Data =>
  (card.feeds ? { ...card, feeds: { ...card.feeds, number: card.feeds.number ?? 0 } } : card) as unknown as Data;

/** Whether a card is not the shipped one of its id. */
export function isOwn(card: Card): boolean {
  const known = shipped.get(card.id);
  if (!known) return true;
  const [one, other] = [plain(known), plain(card)];
  const isSame = (a: Data, b: Data) => !Object.keys(differenceOf(a, b)).length;
  return !isSame(one, other) || !isSame(other, one);
}

/** The data of a table's own cards, by option; empty for the shipped ones. */
export function ownData(setup: Setup): Options {
  const { cards, monuments } = setup as TinyTownsSetup;
  const own = [...cards, ...monuments].filter(isOwn).map(plain);
  return own.length ? { card_data: own } : {};
}
