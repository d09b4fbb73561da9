/** Bots think here, in a worker of their own: the page and the tables never wait for them. */

import { startPython, type Python } from "./engine.ts";
import { installKernels, type KernelList } from "./kernels.ts";
import type { BotAsked, BotTold } from "./messages.ts";

interface Thinking {
  choose(turn: string): string;
  job(text: string): Work;
}

/** A review or a hint, done step by step. */
interface Work {
  /** What a step says; nothing after the last. */
  step(): string | undefined;
  destroy(): void;
}

const tell = (message: BotTold) => self.postMessage(message);
let thinking: Promise<Thinking> | null = null;

/** Do a job; between two steps a bot may have its turn. */
async function work(bots: Thinking, key: string, job: string): Promise<void> {
  const steps = bots.job(job);
  for (let said = steps.step(); said !== undefined; said = steps.step()) {
    tell({ kind: "said", key, said });
    await new Promise((resolve) => setTimeout(resolve));
  }
  steps.destroy();
  tell({ kind: "said", key, said: null });
}

/** Start, choose a move, or do a job. */
export async function think(asked: BotAsked): Promise<void> {
  try {
    if (asked.kind === "bots") {
      thinking = begin(asked.engine);
      await thinking;
    } else if (asked.kind === "turn") {
      if (!thinking) return;
      const move = (await thinking).choose(asked.turn);
      tell({ kind: "move", key: asked.key, move });
    } else if (thinking) await work(await thinking, asked.key, asked.job);
  } catch (error) {
    console.warn("bots", error);
    tell({ kind: "failed" });
  }
}

async function giveKernels(python: Python, engine: string): Promise<void> {
  const [module, list] = await Promise.all([
    WebAssembly.compileStreaming(fetch(`${engine}kernels.wasm`)),
    fetch(`${engine}kernels.json`).then((answer) => answer.json() as Promise<KernelList>),
  ]);
  await installKernels(python, module, list);
}

async function begin(engine: string): Promise<Thinking> {
  const python = await startPython(engine, () => {});
  await giveKernels(python, engine).catch((error: unknown) => console.warn("kernels", error)); // Then quick bots play.
  const bots = python.runPython("from cubetown.browser.thinking import Thinking; Thinking()") as Thinking;
  const compiled = python.runPython("from cubetown.fast.compile import available; available()") as boolean;
  tell({ kind: "ready", quick: !compiled });
  return bots;
}
