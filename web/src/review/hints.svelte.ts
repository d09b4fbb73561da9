/** Hints and estimates for the seat on this screen. */

import { keysOf } from "../device.svelte.ts";
import { hasReviews } from "../games.svelte.ts";
import type { OwnTurn } from "../table/ownTurn.svelte.ts";
import type { SeatHere } from "../table/seatHere.svelte.ts";
import { givesHints } from "./allowed.ts";
import { askEstimate, askHint, type Asking } from "./asking.svelte.ts";
import { mainLine, mainReason, squaresIn } from "./reading.ts";

export class Hints {
  readonly #here: SeatHere;
  readonly #turn: OwnTurn;
  /** The hint for this choice. */
  asking = $state.raw<Asking | null>(null);
  /** What my town may come to; asked for with the score. */
  estimate = $state.raw<Asking | null>(null);
  open = $state(false);

  readonly allowed = $derived.by(
    () => hasReviews(this.#here.table.game) && givesHints(this.#here.table, this.#here.known.you.seats),
  );
  /** Whether there is a choice to ask about. */
  readonly canAsk = $derived.by(() => this.allowed && (this.#here.view?.moves.length ?? 0) > 1);
  readonly #line = $derived.by(() => this.asking?.progress?.hint?.line);
  /** The squares of the hint's first move on the board; they stay marked when its note is closed. */
  readonly marked = $derived.by(() => this.#line?.map(squaresIn).find(({ size }) => size));
  /** The hint's first move: one of those on offer, which may be no square but a card or a resource. */
  readonly advised = $derived.by(() => this.#line?.[0]);
  /** The card that the hint brings most for, if it is one: the board shows where. */
  readonly reason = $derived.by(() => {
    const why = this.open ? (this.asking?.progress?.hint?.why ?? []) : [];
    return mainReason(why) === null ? undefined : mainLine(why);
  });
  readonly shown = $derived.by(() => (this.open ? this.asking : null));

  constructor(here: SeatHere, turn: OwnTurn) {
    this.#here = here;
    this.#turn = turn;
    /** A hint is for one choice. */
    $effect(() => {
      void here.offer;
      return () => this.#end();
    });
  }

  show = async (): Promise<void> => {
    const { view, seat, table } = this.#here;
    if (!view || seat === null) return;
    this.open = true;
    if (this.asking) return;
    this.#turn.hold();
    if (await this.#turn.ask("hint", { seat, offer: view.offer }))
      this.asking = askHint(table.table, seat, this.#token);
  };

  toggle = (): void => {
    if (this.shown) this.open = false;
    else void this.show();
  };

  close = (): void => {
    this.open = false;
  };

  askEstimate(): void {
    const { seat, table } = this.#here;
    this.endEstimate();
    this.estimate = this.allowed && seat !== null ? askEstimate(table.table, seat, this.#token) : null;
  }

  endEstimate(): void {
    this.estimate?.end();
  }

  get #token(): string | undefined {
    return keysOf(this.#here.table.table).seats[0];
  }

  #end(): void {
    this.asking?.end();
    this.asking = null;
  }
}
