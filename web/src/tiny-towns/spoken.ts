/** What Tiny Towns tells the keyboard and screen readers. */

import { name, text } from "../catalogue.svelte.ts";
import type { GameView, TinyTownsView } from "../generated/protocol.ts";
import { squareRows } from "../board/squares.ts";
import type { Spoken } from "../screen/spoken.ts";
import { choiceOf, ofKind } from "./choices.ts";
import { isResource } from "./towns.ts";

/** The resources in the order of their keys, which is that of the buttons. */
const KEYED = ["brick", "glass", "stone", "wheat", "wood"];
const PICKS = ["name", "take", "choose", "trade"];

/** The digit that chooses a resource. */
export const keyOf = (word: string, resource: string | null): string | null =>
  resource && PICKS.includes(word) ? String(KEYED.indexOf(resource) + 1) : null;

const contentOf = (word: string) =>
  word === "." ? text("web-empty") : name(isResource(word) ? "resource" : "card", word);
const towns = (view: GameView) => view as TinyTownsView;
const wordOf = (move: string) => move.split(" ", 1)[0]!;

export const spoken: Spoken = {
  pick: (number, moves) => moves.find((move) => PICKS.some((word) => move === `${word} ${KEYED[number - 1]}`)) ?? null,
  board: (view, seat) =>
    squareRows(towns(view).players[seat - 1]!.town).map((row, y) =>
      text("web-row", { number: y + 1, content: row.map(({ word }) => contentOf(word)).join(", ") }),
    ),
  given: (view) => {
    const { resource, shown } = towns(view);
    if (resource) return text("web-named", { resource });
    return shown.length ? `${text("web-shown")} ${shown.map((one) => name("resource", one)).join(", ")}` : "";
  },
  builds: (moves) =>
    ofKind(moves.map(choiceOf), "build").map(({ cards, squares }) =>
      text("web-choice-build", { card: cards[0]!, squares }),
    ),
  opensRound: ({ move, seat }) =>
    wordOf(move) === "name" || wordOf(move) === "take" || (seat === null && wordOf(move) === "draw"),
  prompted: ({ move }) => ["name", "draw", "deal", "first"].includes(wordOf(move)),
};
