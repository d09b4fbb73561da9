/** Two games of the same deal beside each other: both sheets, and what was chosen in each round. */

import { say, spoken } from "../catalogue.svelte.ts";
import type { Message, Replay, Score } from "../generated/protocol.ts";

const DONE = "done";

/** What one player did in each round, as the log tells it. */
function choicesOf(replay: Replay): Map<number, { move: string; message: Message }[]> {
  const found = new Map<number, { move: string; message: Message }[]>();
  let round = 1;
  for (const { line, view } of replay.frames) {
    if (line?.seat === 1 && line.move !== DONE) found.set(round, [...(found.get(round) ?? []), line]);
    round = Math.max(1, view.round);
  }
  return found;
}

/** What a line of the log says, below the name that it would begin with. */
export function sayUnnamed({ id, arguments: values }: Message): string {
  const told = say({ id, arguments: { ...values, name: "" } }).trimStart();
  return told.charAt(0).toLocaleUpperCase(spoken()) + told.slice(1);
}

export interface Row {
  readonly round: number;
  readonly mine: readonly Message[];
  readonly theirs: readonly Message[];
  readonly same: boolean;
}

/** The rounds of two games, each with what both chose. */
export function rowsOf(mine: Replay, theirs: Replay): Row[] {
  const [left, right] = [choicesOf(mine), choicesOf(theirs)];
  const last = Math.max(0, ...left.keys(), ...right.keys());
  const rows: Row[] = [];
  for (let round = 1; round <= last; round += 1) {
    const [one, other] = [left.get(round) ?? [], right.get(round) ?? []];
    const same = one.map(({ move }) => move).join() === other.map(({ move }) => move).join();
    rows.push({ round, mine: one.map(({ message }) => message), theirs: other.map(({ message }) => message), same });
  }
  return rows;
}

/** One score with both players. */
export function together(mine: Score, theirs: Score): Score {
  return { ...mine, players: [mine.players[0]!, theirs.players[0]!], winners: [], rank: null };
}
