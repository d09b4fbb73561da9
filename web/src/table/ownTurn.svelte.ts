/** What the seat on this screen does: its moves, undoing them, and turns that end by themselves. */

import { untrack } from "svelte";
import { settings } from "../device.svelte.ts";
import type { Message } from "../generated/protocol.ts";
import { reasonOf } from "../http.ts";
import { DONE, Ending, toldOf, type Turn } from "./ending.ts";
import type { SeatHere } from "./seatHere.svelte.ts";

export class OwnTurn {
  readonly #here: SeatHere;
  readonly #ending = new Ending(
    (turn) => this.#end(turn),
    (waiting) => (this.ends = waiting),
  );
  /** The offer whose move was sent but not yet answered. */
  #sent = $state<string | null>(null);
  /** A turn that ended by itself: whose, and how many moves that seat had made before. */
  #ended = $state.raw<{ seat: number; moves: number } | null>(null);
  /** Why the last wish was refused. */
  trouble = $state.raw<Message | null>(null);
  /** Whether the turn is about to end by itself. */
  ends = $state(false);

  readonly busy = $derived.by(() => this.#sent === this.#here.offer);
  readonly canTakeBack = $derived.by(() => {
    const { othersAreBots, known, table } = this.#here;
    return othersAreBots && known.you.seats.length === 1 && table.status !== "closed" && !table.deal?.counted;
  });
  /** Whether a turn that has ended stays so, whoever is at the table: this try counts. */
  readonly isFinal = $derived.by(() => this.#here.table.deal?.counted ?? false);
  /** How a turn that ended by itself can be undone: as long as nobody has seen it, or against bots. */
  readonly undoEnd = $derived.by(() => {
    const { seat, view, playing } = this.#here;
    if (!this.#ended || this.#ended.seat !== seat || view?.undo || !playing) return undefined;
    const line = this.#ownLines(this.#ended.seat)[this.#ended.moves - 1];
    if (view?.not_done) return () => this.again("not_done", { offer: view.offer, undo: true });
    return this.canTakeBack ? () => this.again("take_back", { line }) : undefined;
  });
  /** Whether the turn of the seat here ended by itself. */
  readonly endedByItself = $derived.by(() => this.#ended !== null && this.#ended.seat === this.#here.seat);
  /** How this seat's last step is undone, however it ended, and whether the others have to agree. */
  readonly undoLast = $derived.by<{ readonly act: () => void; readonly asks: boolean } | null>(() => {
    const { seat, view, playing, byBot, othersAreBots } = this.#here;
    if (!view || seat === null || !playing) return null;
    if (view.undo) return { act: this.undo, asks: false };
    if (this.undoEnd) return { act: this.undoEnd, asks: false };
    if (view.not_done) return { act: () => this.again("not_done", { offer: view.offer }), asks: false };
    const line = this.#ownLines(seat).at(-1);
    if (line === undefined) return null;
    if (this.canTakeBack) return { act: () => this.again("take_back", { line }), asks: false };
    if (othersAreBots || byBot || line >= view.past) return null;
    return { act: () => void this.ask("ask_take_back", { seat, line }), asks: true };
  });
  /** The turn as the ending sees it; null where it ends by nothing but a tap on Done. */
  readonly #turn = $derived.by<Turn | null>(() => {
    const { seat, view, known, covered, shared, people, playing, connection } = this.#here;
    if (!settings.autoDone || covered || !view || seat === null || !playing || connection.status !== "open")
      return null;
    const closesStep = known.to_act.length === 1 && known.to_act[0] === seat;
    return {
      seat,
      offer: view.offer,
      moves: view.moves,
      final: this.isFinal || shared || (closesStep && people.length > 0),
    };
  });

  constructor(here: SeatHere) {
    this.#here = here;
    /** A refusal applies to the offer it answered. */
    $effect(() => {
      void here.offer;
      this.trouble = null;
    });
    $effect(() => {
      const now = this.#turn;
      untrack(() => this.#ending.see(now));
    });
  }

  /** Ask the table for something; null if it is refused. */
  ask = async (type: string, fields: Record<string, unknown> = {}, byItself = false) => {
    this.trouble = null;
    try {
      return await this.#here.connection.ask(type, fields);
    } catch (error) {
      this.trouble = toldOf(reasonOf(error), byItself);
      this.#sent = null;
      return null;
    }
  };

  move = (chosen: string, byItself = false): void => {
    const { seat, view, offer } = this.#here;
    if (!view || this.busy) return;
    this.#sent = offer;
    this.#ended = null;
    void this.ask("move", { seat, offer: view.offer, move: chosen }, byItself);
  };

  /** Go back to something this seat has done. */
  again(type: string, fields: Record<string, unknown>): void {
    const { seat, view, offer } = this.#here;
    if (!view || seat === null) return;
    this.hold();
    this.#ended = null;
    this.#sent = offer;
    void this.ask(type, { seat, ...fields });
  }

  undo = (): void => this.again("undo", { offer: this.#here.view?.offer });

  /** Let the turn not end by itself. */
  hold(): void {
    if (this.#here.seat !== null) this.#ending.hold(this.#here.seat);
  }

  /** A tap ends a turn that is about to end by itself, unless it is one that keeps it. */
  tapped = (event: MouseEvent): void => {
    const keeps = event.target instanceof Element && event.target.closest("[data-keeps-turn]");
    if (this.ends && !keeps) this.#ending.tap();
  };

  #end({ seat }: Turn): void {
    const moves = this.#ownLines(seat).length;
    this.move(DONE, true);
    this.#ended = moves ? { seat, moves } : null;
  }

  /** The lines of a seat's own moves: when a step closes, those of the others come between them. */
  #ownLines(mine: number): number[] {
    return (this.#here.view?.log ?? []).flatMap((one, line) => (one.seat === mine && !one.note ? [line] : []));
  }
}
