/** The tip for this moment, in the first games of the seat on this screen. */

import { untrack } from "svelte";
import { screenOf } from "../screen/screen.ts";
import type { SeatHere } from "../table/seatHere.svelte.ts";
import { isFirstGame, nextTip, putAway } from "./tips.ts";

export class TipsHere {
  readonly #here: SeatHere;
  /** The moment at which a tip was put away: the next one waits for another. */
  #closedAt = $state<string | null>(null);
  /** The tip that was shown last, and when. */
  #last = $state.raw<{ readonly tip: string; readonly moment: string } | null>(null);

  /** A tip is for one choice. */
  readonly #moment = $derived.by(() => `${this.#here.seat} ${this.#here.view?.moves.join()}`);
  readonly #isFirst = $derived.by(
    () => this.#here.playing && this.#here.known.you.seats.length > 0 && isFirstGame(this.#here.table),
  );
  readonly tip = $derived.by(() => {
    const { covered, seat, view, table } = this.#here;
    if (!this.#isFirst || covered || seat === null || !view || this.#closedAt === this.#moment) return null;
    if (this.#last?.moment === this.#moment) return this.#last.tip;
    const now = screenOf(table.game).tips?.(view.view, seat, view.moves) ?? [];
    return nextTip(now.filter((tip) => tip !== this.#last?.tip));
  });

  constructor(here: SeatHere, isHidden: () => boolean = () => false) {
    this.#here = here;
    $effect(() => {
      const [tip, moment] = [isHidden() ? null : this.tip, this.#moment];
      untrack(() => this.#note(tip, moment));
    });
  }

  /** Something else may be read when there is nothing to do. */
  close = (): void => {
    if (this.tip) putAway(this.tip);
    this.#closedAt = this.#moment;
  };

  /** Whoever makes the choice that a tip is about has seen it. */
  #note(tip: string | null, moment: string): void {
    if (this.#last && this.#last.moment !== moment) {
      putAway(this.#last.tip);
      this.#last = null;
    }
    if (tip && !this.#last) this.#last = { tip, moment };
  }
}
