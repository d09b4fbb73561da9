/** What Shake That City tells the keyboard and screen readers. */

import { squareRows } from "../board/squares.ts";
import { name, text } from "../catalogue.svelte.ts";
import type { GameView, ShakeView } from "../generated/protocol.ts";
import type { Spoken } from "../screen/spoken.ts";
import { isLaying } from "./told.ts";

/** The colours in the order of their keys and buttons. */
export const COLOURS = ["factory", "home", "park", "road", "shop"];

/** The digit that chooses a colour. */
export const keyOf = (colour: string): string => String(COLOURS.indexOf(colour) + 1);

const city = (view: GameView) => view as ShakeView;
const after = (moves: readonly string[], word: string) =>
  moves.filter((move) => move.startsWith(`${word} `)).map((move) => move.slice(word.length + 1));

/** Shaken cubes in words, row by row. */
export const cubesInWords = (rows: readonly string[]): string =>
  text("web-cubes", {
    cubes: rows
      .map((row) =>
        row
          .split(" ")
          .map((cube) => name("tile", cube))
          .join(", "),
      )
      .join("; "),
  });

export const spoken: Spoken = {
  own: (lines) => lines.filter(isLaying).map(({ message }) => text("web-news-lay", message.arguments)),
  more: (view, _seat, moves) => {
    const colours = after(moves, "choose");
    const { blocked } = city(view);
    if (!colours.length) return [];
    return [
      text("web-can-choose", { tiles: colours }),
      ...(blocked ? [text("web-news-blocked", { tile: blocked })] : []),
    ];
  },
  pick: (number, moves) => moves.find((move) => move === `choose ${COLOURS[number - 1]}`) ?? null,
  board: (view, seat) => {
    const { city: rows, construction } = city(view).players[seat - 1]!;
    const contentOf = (square: string, word: string) => {
      const pair = construction[square];
      if (pair) return text("web-square-construction", { square, tiles: pair });
      return word === "." ? text("web-empty") : name("tile", word);
    };
    return squareRows(rows).map((row, y) =>
      text("web-row", {
        number: y + 1,
        content: row.map(({ name: square, word }) => contentOf(square, word)).join(", "),
      }),
    );
  },
  given: (view) => (city(view).shake.length ? cubesInWords(city(view).shake) : ""),
  builds: (moves) => {
    const [colours, anchors] = [after(moves, "choose"), after(moves, "place")];
    if (colours.length) return [text("web-can-choose", { tiles: colours })];
    return anchors.length ? [text("web-can-place", { squares: anchors })] : [];
  },
  opensRound: ({ move, seat }) => seat === null && move.startsWith("shake "),
  prompted: ({ move, seat }, fresh) =>
    move.startsWith("first ") ||
    (move.startsWith("choose ") && fresh.some((other) => other.seat === seat && isLaying(other))),
};
