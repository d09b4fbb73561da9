/** A companion's current state: a bell rings when there is news, which is then fetched. */

import type { Channel } from "../backend.ts";
import { get, openChannel, post, reasonOf, Refused } from "../http.ts";
import type { CompanionView, Message } from "../generated/protocol.ts";

const LOOK_EVERY = 15_000;
const LONGEST_PAUSE = 5000;

export class Live {
  view = $state.raw<CompanionView | null>(null);
  /** Why the last tap did not work. */
  trouble = $state.raw<Message | null>(null);
  /** Why there is nothing to show at all. */
  gone = $state.raw<Message | null>(null);
  lost = $state(false);
  busy = $state(false);

  readonly #path: string;
  #token: string | undefined;
  #bell: Channel | null = null;
  #pause = 250;
  #closed = false;
  #asked = 0;
  #retry: ReturnType<typeof setTimeout> | undefined;
  readonly #looks: ReturnType<typeof setInterval>;

  constructor(companion: string, token?: string) {
    this.#path = `companions/${encodeURIComponent(companion)}`;
    this.#token = token;
    this.#looks = setInterval(this.#wake, LOOK_EVERY);
    document.addEventListener("visibilitychange", this.#wake);
    addEventListener("online", this.#wake);
    void this.look();
    this.#listen();
  }

  /** Close the connection. */
  close(): void {
    this.#closed = true;
    clearInterval(this.#looks);
    clearTimeout(this.#retry);
    document.removeEventListener("visibilitychange", this.#wake);
    removeEventListener("online", this.#wake);
    this.#bell?.close();
  }

  /** View as the holder of a player's secret from now on, or as anybody. */
  async as(token: string | undefined): Promise<void> {
    this.#token = token;
    await this.look();
  }

  /** Fetch the current state; only the latest answer counts. */
  async look(): Promise<void> {
    const asked = ++this.#asked;
    try {
      const view = await get<CompanionView>(this.#path, this.#token);
      if (asked === this.#asked) this.#show(view);
    } catch (error) {
      if (asked !== this.#asked) return;
      if (error instanceof Refused && !this.view) this.#end(error.reason);
      else this.lost = true;
    }
  }

  /** Carry out a tap, unless something else was tapped in the meantime. */
  tap = async (move: string): Promise<void> => {
    if (this.busy) return;
    this.busy = true;
    this.trouble = null;
    const asked = ++this.#asked;
    try {
      const view = await post<CompanionView>(this.#path, { move, version: this.view?.version ?? null }, this.#token);
      if (asked === this.#asked) this.#show(view);
      else await this.look();
    } catch (error) {
      this.trouble = reasonOf(error);
      await this.look();
    } finally {
      this.busy = false;
    }
  };

  #show(view: CompanionView): void {
    this.view = view;
    this.lost = false;
  }

  /** There is nothing to show, and nothing to wait for. */
  #end(why: Message): void {
    this.gone = why;
    this.close();
  }

  #wake = (): void => {
    if (document.hidden || this.#closed) return;
    void this.look();
    if (this.#bell?.readyState === WebSocket.CLOSED) {
      clearTimeout(this.#retry);
      this.#listen();
    }
  };

  #listen(): void {
    const bell = openChannel(`${this.#path}/bell`);
    this.#bell = bell;
    bell.onmessage = () => {
      this.#pause = 250;
      void this.look();
    };
    bell.onclose = () => {
      if (this.#closed) return;
      this.#retry = setTimeout(() => this.#listen(), this.#pause);
      this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    };
  }
}
