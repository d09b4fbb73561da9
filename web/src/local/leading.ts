/** One tab's worker leads: it holds the lock and runs the tables of all tabs of this site. */

import type { Asked, Start, TakeOver } from "./messages.ts";
import { Tables } from "./tables.ts";

let start: Start | null = null;
let tables: Tables | null = null;

/** Wait for the lock, or take it; then answer every page of this site until it is taken away. */
export async function lead(message: Start | TakeOver): Promise<void> {
  if (message.kind === "start") start = message;
  const started = start;
  if (!started) return;
  // Over plain http there are no locks: each tab has a line of its own, and the length of a log guards it.
  if (!navigator.locks) return answer(started);
  try {
    await navigator.locks.request(started.site, { steal: message.kind === "take-over" }, () => {
      answer(started);
      return new Promise(() => {}); // Held until this worker ends, or another takes it.
    });
  } catch {
    tables?.stop();
    tables = null;
    self.postMessage({ kind: "leading", leading: false });
    void lead(started); // Wait for the other tab to end.
  }
}

function answer(started: Start): void {
  const channel = new BroadcastChannel(started.line);
  const leading = new Tables(started, channel);
  tables = leading;
  channel.onmessage = ({ data }: MessageEvent<Asked>) => {
    if ("from" in data) leading.hear(data);
  };
  self.postMessage({ kind: "leading", leading: true });
}
