/** Asks for a review, a hint or an estimate until it is done. */

import { get, post, reasonOf } from "../http.ts";
import type { Job, Message, Progress } from "../generated/protocol.ts";

/** How often to ask, in milliseconds. */
const EVERY = 1000;

/** What is to be reviewed: a table's game, or the text of a record. */
export type Source = { readonly table: string; readonly token: string | undefined } | { readonly record: string };

export class Asking {
  progress = $state.raw<Progress | null>(null);
  trouble = $state.raw<Message | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;
  readonly #ask: () => Promise<Progress>;
  readonly #every: number;

  constructor(ask: () => Promise<Progress>, every = EVERY) {
    this.#ask = ask;
    this.#every = every;
    void this.#next();
  }

  /** Ask no longer. */
  end(): void {
    this.#ended = true;
    clearTimeout(this.#timer);
  }

  async #next(): Promise<void> {
    try {
      const said = await this.#ask();
      if (this.#ended) return;
      this.progress = said;
      if (said.stage === "failed") this.trouble = said.error;
      else if (said.stage !== "done") this.#timer = setTimeout(() => void this.#next(), this.#every);
    } catch (error) {
      if (!this.#ended) this.trouble = reasonOf(error);
    }
  }
}

/** The tables whose review this page has shown. */
const shown = new Set<string>();

/** Whether a review was on this page before: whoever comes back to it need not ask again. */
export const wasShown = (source: Source): boolean => "table" in source && shown.has(source.table);

/** Ask for a review. */
export function askReview(source: Source, every = EVERY): Asking {
  if ("table" in source) {
    shown.add(source.table);
    return new Asking(() => get<Progress>(`tables/${source.table}/review`, source.token), every);
  }
  let key = "";
  return new Asking(async () => {
    const said = key ? await get<Job>(`reviews/${key}`) : await post<Job>("reviews", source.record);
    key = said.key;
    return said;
  }, every);
}

/** Ask for the hint that a seat has asked for. */
export const askHint = (table: string, seat: number, token: string | undefined): Asking =>
  new Asking(() => get<Progress>(`tables/${table}/hint?seat=${seat}`, token), 400);

/** Ask what a seat's town may come to. */
export const askEstimate = (table: string, seat: number, token: string | undefined): Asking =>
  new Asking(() => get<Progress>(`tables/${table}/estimate?seat=${seat}`, token), 300);
