/** Problems on a sheet: whose they are, and the sentence to show beside the board. */

import { has, say, text } from "../catalogue.svelte.ts";
import type { Message } from "../generated/protocol.ts";

/** The seat a problem is about, from 0; null if it is about the whole sheet. */
export function seatOf(problem: Message): number | null {
  const found = /^players\[(\d+)\]/.exec(String(problem.arguments["field"] ?? ""));
  return found ? Number(found[1]) : null;
}

/** The squares a problem is about. */
export function squaresIn(problem: Message): string[] {
  const { square, squares } = problem.arguments;
  if (Array.isArray(squares)) return squares as string[];
  return typeof square === "string" ? [square] : [];
}

/** The square left out because of a problem: the last if there are several. */
export const leftOut = (problem: Message): string[] => squaresIn(problem).slice(-1);

/** The sentence of a problem. */
export function sentenceOf(problem: Message): string {
  const id = `pad-problem-${problem.id.replace(/^error-(sheet-)?/, "")}`;
  return has(id) ? say({ ...problem, id }) : text("pad-problem");
}
