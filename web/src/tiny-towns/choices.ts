/** The legal moves, parsed from their text, so that a click can filter them. */

import { isResource } from "./towns.ts";

/** One legal move of Tiny Towns. */
export interface Choice {
  readonly move: string;
  readonly word: string;
  readonly squares: readonly string[];
  readonly cards: readonly string[];
  readonly resource: string | null;
}

const SQUARE = /^[a-z]\d$/;

/** Read a move: a word, then squares, resources and cards, each recognized by its form. */
export function choiceOf(move: string): Choice {
  const [word = "", ...parts] = move.split(" ");
  return {
    move,
    word,
    squares: parts.filter((part) => SQUARE.test(part)),
    cards: parts.filter((part) => !SQUARE.test(part) && !isResource(part)),
    resource: parts.find(isResource) ?? null,
  };
}

/** Whether a choice cannot be undone, so that a finger's tap needs a second one. A turn may end with the cube that is placed. */
export const cannotUndo = ({ word }: Choice, final: boolean): boolean =>
  word === "name" || word === "keep" || (final && word === "place");

/** The choices of certain kinds. */
export function ofKind(choices: readonly Choice[], ...words: string[]): Choice[] {
  return choices.filter((choice) => words.includes(choice.word));
}

/** The choices a click on a square may mean. */
export function onSquare(choices: readonly Choice[], square: string): Choice[] {
  return choices.filter((choice) => choice.squares.includes(square));
}

/** All squares that any choice involves. */
export function squaresOf(choices: readonly Choice[]): Set<string> {
  return new Set(choices.flatMap((choice) => choice.squares));
}
