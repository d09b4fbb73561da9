/** The tip for this moment, in the first games of the seat on this screen. */

import { screenOf } from "../screen/screen.ts";
import type { SeatHere } from "../table/seatHere.svelte.ts";
import { isFirstGame, nextTip, putAway } from "./tips.ts";

export class TipsHere {
  readonly #here: SeatHere;
  /** The offer at which a tip was put away: the next one waits for another moment. */
  #closedAt = $state<string | null>(null);

  readonly #isFirst = $derived.by(
    () => this.#here.playing && this.#here.known.you.seats.length > 0 && isFirstGame(this.#here.table),
  );
  readonly tip = $derived.by(() => {
    const { covered, seat, view, offer, table } = this.#here;
    if (!this.#isFirst || covered || seat === null || !view || this.#closedAt === offer) return null;
    return nextTip(screenOf(table.game).tips?.(view.view, seat, view.moves) ?? []);
  });

  constructor(here: SeatHere) {
    this.#here = here;
  }

  /** Something else may be read when there is nothing to do. */
  close = (): void => {
    if (this.tip) putAway(this.tip);
    this.#closedAt = this.#here.offer;
  };
}
