/** The worker in which bots think, as the tables see it: started with the first turn, and replaced if it fails. If it fails again and again, the quick bots play. */

import type { Progress } from "../generated/protocol.ts";
import type { BotAsked, BotTold, Start } from "./messages.ts";

interface Heard {
  /** A bot has chosen. */
  readonly chose: (key: string, move: string) => void;
  /** Nobody is there to choose: the quick bot has to. */
  readonly gaveUp: (key: string) => void;
  /** Bots play without their compiled part, or with it. */
  readonly quick: (quick: boolean) => void;
  /** What a step of a job says. */
  readonly said: (key: string, said: string) => void;
}

interface Turn {
  readonly key: string;
  readonly turn: string;
  readonly seconds: number;
  readonly from: number;
}

/** Seconds that a bot may overrun its time before its worker is started again. */
const PATIENCE = 30;
/** After so many failures in a row there is no worker any more. */
const MOST_STARTS = 3;
/** What is said of a job that nobody can do. */
const FAILED = JSON.stringify({
  stage: "failed",
  done: 0,
  all: 0,
  review: null,
  hint: null,
  estimate: null,
  tried: null,
  strength: null,
  error: { id: "table-review-trouble", arguments: {} },
} satisfies Progress);

export class BotWorker {
  readonly #start: Start;
  readonly #heard: Heard;
  readonly #waiting: Turn[] = [];
  /** The jobs that are not done, by key. */
  readonly #jobs = new Map<string, string>();
  #thinking: Turn | null = null;
  #worker: Worker | null = null;
  #isReady = false;
  #starts = 0;
  #alarm: ReturnType<typeof setTimeout> | undefined;

  constructor(start: Start, heard: Heard) {
    this.#start = start;
    this.#heard = heard;
  }

  ask(key: string, turn: string, seconds: number): void {
    this.#waiting.push({ key, turn, seconds, from: Date.now() });
    this.#next();
  }

  /** Do a job beside the bots' turns. */
  work(key: string, job: string): void {
    this.#jobs.set(key, job);
    if (this.#isReady) this.#post({ kind: "job", key, job });
    else this.#next();
  }

  end(): void {
    clearTimeout(this.#alarm);
    this.#worker?.terminate();
    this.#worker = null;
    this.#isReady = false;
  }

  #next(): void {
    if (this.#thinking) return;
    if (!this.#worker && this.#starts >= MOST_STARTS) return this.#giveUp();
    if (!this.#worker) return this.#begin();
    if (!this.#isReady) return;
    const turn = this.#waiting.shift();
    if (!turn) return;
    this.#thinking = turn;
    this.#post({ kind: "turn", key: turn.key, turn: turn.turn });
    this.#alarm = setTimeout(() => this.#fail(), (turn.seconds + PATIENCE) * 1000);
  }

  #begin(): void {
    this.#starts += 1;
    const worker = new Worker(self.location.href, { type: "module", name: "bots" });
    this.#worker = worker;
    worker.onmessage = ({ data }: MessageEvent<BotTold>) => this.#hear(data);
    worker.onerror = () => this.#fail();
    this.#post({ kind: "bots", engine: this.#start.engine });
  }

  #post(message: BotAsked): void {
    this.#worker?.postMessage(message);
  }

  #hear(told: BotTold): void {
    if (told.kind === "failed") return this.#fail();
    if (told.kind === "ready") {
      this.#isReady = true;
      this.#heard.quick(told.quick);
      for (const [key, job] of this.#jobs) this.#post({ kind: "job", key, job });
    } else if (told.kind === "said") {
      if (told.said === null) this.#jobs.delete(told.key);
      else this.#heard.said(told.key, told.said);
      return;
    } else {
      clearTimeout(this.#alarm);
      const turn = this.#thinking;
      this.#thinking = null;
      this.#starts = 1;
      this.#atPace(turn, () => this.#heard.chose(told.key, told.move));
    }
    this.#next();
  }

  /** Do something not before a bot would have moved. */
  #atPace(turn: Turn | null, work: () => void): void {
    setTimeout(work, Math.max(0, (turn?.from ?? 0) + this.#start.pace - Date.now()));
  }

  /** The worker does not start: say so, and let the quick bot take every turn. */
  #giveUp(): void {
    for (const key of this.#jobs.keys()) this.#heard.said(key, FAILED);
    this.#jobs.clear();
    this.#heard.quick(true);
    for (const turn of this.#waiting.splice(0)) this.#atPace(turn, () => this.#heard.gaveUp(turn.key));
  }

  /** Start again, with the turn that was being thought about. */
  #fail(): void {
    this.end();
    if (this.#thinking) this.#waiting.unshift(this.#thinking);
    this.#thinking = null;
    this.#next();
  }
}
