/** The legal moves, read from their text: what each one is about, so that a click can filter them. */

/** One legal move of Tiny Towns. */
export interface Choice {
  readonly move: string;
  readonly word: string;
  readonly squares: readonly string[];
  readonly cards: readonly string[];
  readonly resource: string | null;
}

type Part = "square" | "squares" | "card" | "cards" | "resource";

/** What follows the word of a move (docs/protocol.md). */
const FORMS: Readonly<Record<string, readonly Part[]>> = {
  keep: ["card"],
  name: ["resource"],
  take: ["resource"],
  trade: ["resource"],
  choose: ["resource"],
  place: ["square"],
  store: ["square"],
  put: ["square"],
  swap: ["square", "resource"],
  build: ["card", "squares"],
  replace: ["square", "card"],
  add: ["card", "square"],
  "set-aside": ["cards"],
};

/** Read a move. */
export function choiceOf(move: string): Choice {
  const [word = "", ...rest] = move.split(" ");
  const parts: Record<Part, string[]> = { square: [], squares: [], card: [], cards: [], resource: [] };
  for (const part of FORMS[word] ?? []) parts[part] = part.endsWith("s") ? rest.splice(0) : rest.splice(0, 1);
  return {
    move,
    word,
    squares: [...parts.square, ...parts.squares],
    cards: [...parts.card, ...parts.cards],
    resource: parts.resource[0] ?? null,
  };
}

/** The choices of some kinds. */
export function ofKind(choices: readonly Choice[], ...words: string[]): Choice[] {
  return choices.filter((choice) => words.includes(choice.word));
}

/** The choices that a click on a square may mean. */
export function onSquare(choices: readonly Choice[], square: string): Choice[] {
  return choices.filter((choice) => choice.squares.includes(square));
}

/** All squares that some choice is about. */
export function squaresOf(choices: readonly Choice[]): Set<string> {
  return new Set(choices.flatMap((choice) => choice.squares));
}
