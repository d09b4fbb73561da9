/** Asks the server what a sheet scores, a moment after each change; the latest answer wins. */

import { post, reasonOf, Refused } from "../http.ts";
import type { Message, PadAnswer } from "../generated/protocol.ts";

const PAUSE = 120;
const RETRY = 3000;

export class Scorer {
  answer = $state.raw<PadAnswer | null>(null);
  /** Why the last change has no answer; the previous answer stays. */
  trouble = $state.raw<Message | null>(null);
  #asked = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Ask again, unless another change follows at once. */
  ask(body: Record<string, unknown>, pause = PAUSE): void {
    clearTimeout(this.#timer);
    const number = ++this.#asked;
    this.#timer = setTimeout(() => void this.#send(body, number), pause);
  }

  /** Stop asking. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#asked++;
  }

  async #send(body: Record<string, unknown>, number: number): Promise<void> {
    try {
      const answer = await post<PadAnswer>("pad", body);
      if (number !== this.#asked) return;
      this.answer = answer;
      this.trouble = null;
    } catch (error) {
      if (number !== this.#asked) return;
      this.trouble = error instanceof Refused ? reasonOf(error) : { id: "pad-offline", arguments: {} };
      this.ask(body, RETRY);
    }
  }
}
