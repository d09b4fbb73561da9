/** Tells for a while what became of an undo request, and what a bot did when my time was up; the log keeps it. */

import type { WholeView } from "../connection.svelte.ts";
import type { Message } from "../generated/protocol.ts";
import { freshLines, lateTold, takeBackTold } from "./lines.ts";
import type { SeatHere } from "./seatHere.svelte.ts";

/** How long it is shown, in milliseconds. */
const TOLD_FOR = 8000;

export class WishNews {
  told = $state.raw<Message | null>(null);
  #before: Pick<WholeView, "seat" | "log"> | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(here: SeatHere) {
    $effect(() => {
      if (here.view) this.#read(here.view, here.known.you.seats);
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  #read({ seat, log }: WholeView, mine: readonly number[]): void {
    const fresh = this.#before?.seat === seat ? freshLines(this.#before.log, log) : [];
    const news = takeBackTold(fresh, mine) ?? lateTold(fresh, mine);
    this.#before = { seat, log };
    if (!news) return;
    this.told = news;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.told = null), TOLD_FOR);
  }
}
