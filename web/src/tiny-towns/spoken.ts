/** What Tiny Towns tells the keyboard and screen readers. */

import { name, say, text } from "../catalogue.svelte.ts";
import type { GameView, LogLine, TinyTownsView } from "../generated/protocol.ts";
import { squareRows } from "../board/squares.ts";
import type { Spoken } from "../screen/spoken.ts";
import { choiceOf, ofKind } from "./choices.ts";
import { isResource } from "./towns.ts";

/** The resources in the order of their keys, which is that of the buttons. */
const KEYED = ["brick", "glass", "stone", "wheat", "wood"];
/** The messages that say which cube everybody places. */
const OPENS = ["move-name", "move-draw", "move-take"];
const PICKS = ["name", "take", "choose", "trade"];

/** The digit that chooses a resource. */
export const keyOf = (word: string, resource: string | null): string | null =>
  resource && PICKS.includes(word) ? String(KEYED.indexOf(resource) + 1) : null;

const contentOf = (word: string) =>
  word === "." ? text("web-empty") : name(isResource(word) ? "resource" : "card", word);
const towns = (view: GameView) => view as TinyTownsView;
const wordOf = (move: string) => move.split(" ", 1)[0]!;

/** Each building with the squares it may stand on. */
function buildsTold(moves: readonly string[]): string[] {
  const places = new Map<string, Set<string>>();
  for (const { cards, squares } of ofKind(moves.map(choiceOf), "build"))
    places.set(cards[0]!, new Set([...(places.get(cards[0]!) ?? []), ...squares]));
  return [...places].map(([card, squares]) => text("web-can-build", { card, squares: [...squares].toSorted() }));
}

/** A move of one's own in few words; nothing where another line says it. */
function ownTold({ message }: LogLine, ended: boolean): string {
  switch (message.id) {
    case "move-place":
      return text(ended ? "web-news-place-ended" : "web-news-place", message.arguments);
    case "move-keep":
      return text("web-news-keep", message.arguments);
    case "move-put-card":
    case "move-add":
    case "move-replace":
      return text("web-news-put", message.arguments);
    case "move-store":
      return text("web-news-store", message.arguments);
    case "move-swap":
      return text("web-news-swap", message.arguments);
    case "move-cavern":
      return text("web-news-cavern");
    case "move-skip":
      return text("web-news-skip");
    case "move-set-aside":
      return text("web-news-aside", message.arguments);
    case "move-name":
    case "move-take":
    case "move-trade":
    case "move-choose":
      return text("web-news-name", message.arguments);
    case "move-build":
      return "";
    default:
      return say(message);
  }
}

const PLACED = "move-place";

export const spoken: Spoken = {
  own: (lines, ended) => lines.map((line) => ownTold(line, ended && line.message.id === PLACED)).filter(Boolean),
  brief: ({ id, arguments: { resource } }, fresh) =>
    id === "task-place-cube" &&
    fresh.some(({ message }) => message.arguments["resource"] === resource && OPENS.includes(message.id))
      ? text("web-news-place-it")
      : null,
  more: (_view, _seat, moves) => buildsTold(moves),
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
  prompted: ({ move, seat }, fresh) =>
    ["deal", "first"].includes(wordOf(move)) ||
    (wordOf(move) === "build" && fresh.some((other) => other.seat === seat && other.message.id === "move-put-card")),
};
