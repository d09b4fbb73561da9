/** Single keys and typed commands at a table. */

import type { LogLine } from "../generated/protocol.ts";

/** What a key or a typed word does. */
export type Deed =
  | "done"
  | "undo"
  | "hint"
  | "last"
  | "changed"
  | "score"
  | "town"
  | "builds"
  | "here"
  | "next"
  | "resource"
  | "board"
  | "help"
  | "type";

/** What was asked for: a deed, the nth thing to choose, a move, or words that begin no move now. */
export type Asked =
  { readonly deed: Deed } | { readonly pick: number } | { readonly move: string } | { readonly wrong: string };

/** What we need to know of a key press. */
export type Press = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "altKey" | "metaKey" | "repeat">;

const LETTERS: Readonly<Record<string, Deed>> = {
  d: "done",
  u: "undo",
  h: "hint",
  c: "changed",
  f: "here",
  n: "next",
  l: "last",
  s: "score",
  t: "town",
  b: "builds",
  r: "resource",
  g: "board",
};
const SIGNS: Readonly<Record<string, Deed>> = { Enter: "done", "?": "help", "/": "type" };

/** The keys and what they do, in the order of the help. */
export const KEYS: readonly (readonly [key: string, does: Deed | "pick"])[] = [
  ["1–5", "pick"],
  ["D", "done"],
  ["U", "undo"],
  ["H", "hint"],
  ["R", "resource"],
  ["B", "builds"],
  ["F", "here"],
  ["N", "next"],
  ["T", "town"],
  ["C", "changed"],
  ["L", "last"],
  ["S", "score"],
  ["G", "board"],
  ["/", "type"],
  ["?", "help"],
];

/** What a key asks for. A keyboard without Latin letters or with digits above them goes by the place of the key. */
export function askedBy({ key, code, ctrlKey, altKey, metaKey, repeat }: Press): Asked | null {
  if (ctrlKey || altKey || metaKey || repeat) return null;
  const sign = SIGNS[key];
  if (sign) return { deed: sign };
  const digit = /^[1-5]$/.exec(key)?.[0] ?? (/^\d$/.test(key) ? undefined : /^Digit([1-5])$/.exec(code)?.[1]);
  if (digit) return { pick: Number(digit) };
  const letter = /^[a-z]$/i.test(key) ? key : (/^Key([A-Z])$/.exec(code)?.[1] ?? "");
  const deed = LETTERS[letter.toLowerCase()];
  return deed ? { deed } : null;
}

/** Whether an element takes keys for itself: fields take all, controls take Enter. */
export function takes(
  element: { readonly tagName: string; readonly isContentEditable?: boolean; readonly type?: string } | null,
  key: string,
): boolean {
  const tag = element?.tagName ?? "";
  if (element?.isContentEditable || tag === "TEXTAREA" || tag === "SELECT") return true;
  if (tag === "INPUT") return !["checkbox", "radio", "button"].includes(element?.type ?? "");
  return key === "Enter" && ["BUTTON", "A", "SUMMARY"].includes(tag);
}

const WORDS: Readonly<Record<string, Deed>> = {
  undo: "undo",
  hint: "hint",
  last: "last",
  log: "last",
  changed: "changed",
  here: "here",
  next: "next",
  score: "score",
  town: "town",
  city: "town",
  builds: "builds",
  resource: "resource",
  cubes: "resource",
  board: "board",
  help: "help",
};

/** What a typed line asks for: a word of ours, a legal move or the only one it abbreviates. The table says what is wrong with a move that begins well. */
export function askedInWords(typed: string, moves: readonly string[]): Asked | null {
  const line = typed.trim().toLowerCase().replace(/^\//, "").replace(/\s+/g, " ");
  if (!line) return null;
  if (moves.includes(line)) return { move: line };
  const deed = WORDS[line] ?? LETTERS[line];
  if (deed) return { deed };
  const words = line.split(" ");
  const begin = moves.filter((move) => move.startsWith(line));
  const contain = moves.filter((move) => words.every((word) => move.split(" ").includes(word)));
  const only = [begin, contain].find((found) => found.length === 1);
  if (only) return { move: only[0]! };
  return beginnings(moves).includes(words[0]!) ? { move: line } : { wrong: line };
}

/** The words that begin a move now. */
export const beginnings = (moves: readonly string[]): readonly string[] => [
  ...new Set(moves.map((move) => move.split(" ", 1)[0]!)),
];

/** Whether a line that asks for this may be forgotten: a refused one is there to be corrected. */
export const isAnswered = (asked: Asked, moves: readonly string[]): boolean =>
  "move" in asked ? moves.includes(asked.move) : !("wrong" in asked);

/** The message that says why a key does nothing now. */
export function whyNothing(asked: "done" | "undo" | "pick", moves: readonly string[]): string {
  if (asked === "undo") return "web-no-undo";
  if (!moves.length) return "web-nothing-now";
  return asked === "done" ? "web-no-done" : "web-no-pick";
}

/** The lines of the last complete round, or of the first if none is complete. */
export function lastRound(log: readonly LogLine[], opens: (line: LogLine) => boolean): readonly LogLine[] {
  const starts = log.flatMap((line, index) => (opens(line) ? [index] : []));
  return log.slice(starts.at(-2) ?? 0, starts.length > 1 ? starts.at(-1) : undefined);
}
