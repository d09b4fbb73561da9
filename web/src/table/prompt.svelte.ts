/** What there is to do at the table, for the announcer: the sentence at the top of the board. */

import type { Message } from "../generated/protocol.ts";

interface Prompt {
  readonly sentence: string;
  /** What I have to do, if anything. */
  readonly task: Message | null;
}

let now = $state.raw<Prompt>({ sentence: "", task: null });

/** What there is to do now. */
export const prompt = (): Prompt => now;

/** Note what there is to do now. */
export function setPrompt(sentence: string, task: Message | null): void {
  now = { sentence, task };
}
