/** Bots think here, in a worker of their own: the page and the tables never wait for them. */

import { startPython } from "./engine.ts";
import type { BotAsked, BotTold } from "./messages.ts";

interface Thinking {
  choose(turn: string): string;
}

const tell = (message: BotTold) => self.postMessage(message);
let thinking: Promise<Thinking> | null = null;

/** Start, or choose a move. */
export async function think(asked: BotAsked): Promise<void> {
  try {
    if (asked.kind === "bots") {
      thinking = begin(asked.engine);
      await thinking;
    } else if (thinking) {
      const move = (await thinking).choose(asked.turn);
      tell({ kind: "move", key: asked.key, move });
    }
  } catch (error) {
    console.warn("bots", error);
    tell({ kind: "failed" });
  }
}

async function begin(engine: string): Promise<Thinking> {
  const python = await startPython(engine, () => {});
  const bots = python.runPython("from cubetown.browser.thinking import Thinking; Thinking()") as Thinking;
  const compiled = python.runPython("from cubetown.fast.compile import available; available()") as boolean;
  tell({ kind: "ready", quick: !compiled });
  return bots;
}
