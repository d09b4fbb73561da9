/** A turn in which only "done" is left ends by itself. */

import type { Message } from "../generated/protocol.ts";

/** What a seat may do now. */
export interface Turn {
  readonly seat: number;
  readonly offer: number;
  readonly moves: readonly string[];
  /** Whether being done shows people what they had not seen, so that it can no longer be undone. */
  readonly final: boolean;
}

export const DONE = "done";
/** How long one can still undo before such a turn ends, in milliseconds. */
export const ENDS_AFTER = 2000;

/** What to say about a refusal. The page says by other means that it is offline, and who did nothing has not been too slow. */
export function toldOf(reason: Message, byItself: boolean): Message | null {
  return reason.id === "web-error-lost" || (byItself && reason.id === "table-stale") ? null : reason;
}

const onlyDone = (moves: readonly string[]) => moves.length === 1 && moves[0] === DONE;

/** Ends turns: at once, or where that is final after a while or with the next tap. */
export class Ending {
  readonly #end: (turn: Turn) => void;
  readonly #onwait: (waiting: boolean) => void;
  /** The seats that had something else to do before: whoever just came back to "done" wanted to. */
  readonly #moving = new Set<number>();
  #seen = "";
  #waiting: Turn | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(end: (turn: Turn) => void, onwait: (waiting: boolean) => void = () => {}) {
    this.#end = end;
    this.#onwait = onwait;
  }

  /** Look at the turn of the seat that plays here; null if none does. */
  see(turn: Turn | null): void {
    if (!turn || !onlyDone(turn.moves)) {
      if (turn?.moves.length) this.#moving.add(turn.seat);
      return this.#wait(null);
    }
    const offer = `${turn.seat} ${turn.offer}`;
    if (offer === this.#seen) {
      if (this.#waiting && !turn.final) this.tap();
      return;
    }
    this.#seen = offer;
    if (!this.#moving.has(turn.seat)) return;
    if (turn.final) this.#wait(turn);
    else this.#end(turn);
  }

  /** Let a seat keep its turn: it has just undone something. */
  hold(seat: number): void {
    this.#moving.delete(seat);
    this.#wait(null);
  }

  /** Wait no longer. */
  tap(): void {
    const turn = this.#waiting;
    this.#wait(null);
    if (turn) this.#end(turn);
  }

  #wait(turn: Turn | null): void {
    if (turn === this.#waiting) return;
    clearTimeout(this.#timer);
    this.#waiting = turn;
    if (turn) this.#timer = setTimeout(() => this.tap(), ENDS_AFTER);
    this.#onwait(turn !== null);
  }
}
