/** The connection to one table: it keeps what the server sent, and reconnects by itself. */

import { keysOf, settings, tokensOf } from "./device.svelte.ts";
import type { Channel } from "./backend.ts";
import { openChannel, Refused } from "./http.ts";
import type { Clock, LogLine, Message, News, Said, SeatView, ServerMessage } from "./generated/protocol.ts";

/** A seat's view with all of its log. */
export type WholeView = Omit<SeatView, "log"> & {
  readonly log: readonly LogLine[];
  /** How many of its lines belong to steps that have ended. */
  readonly past: number;
};

/** Everything currently known about a table. */
export type Known = Omit<News, "views" | "clocks" | "gone"> & {
  readonly views: readonly WholeView[];
  /** The clocks, with the moment each one ends. */
  readonly clocks: readonly Ends[];
  /** The empty seats, with the moment from which each may be given to a bot. */
  readonly gone: readonly Ends[];
};

/** A clock with the moment at which it ends. */
export type Ends = Clock & { readonly until: number };

/** What a player said. */
export type Heard = Said & { readonly number: number };

interface Waiting {
  readonly resolve: (answer: ServerMessage) => void;
  readonly reject: (error: Refused) => void;
  /** When it was asked. */
  readonly at: number;
}

const LONGEST_PAUSE = 5000;
/** A connection that has not come about by then is tried anew. */
const OPENS_WITHIN = 8000;
const PING_EVERY = 10000;
/** How often to look at what waits for an answer, in milliseconds. */
const LOOK_EVERY = 250;
/** An answer that takes longer is worth mentioning. */
const SLOW_AFTER = 500;
/** After this much silence while something waits, ask whether anybody is there. */
const DOUBT_AFTER = 1000;
/** After this much silence while something waits, the connection is lost. */
const LOST_AFTER = 2500;
/** How long a phrase is shown. */
const HEARD_FOR = 6000;
const LOST = new Refused({ id: "web-error-lost", arguments: {} });

export class Connection {
  known = $state.raw<Known | null>(null);
  status = $state<"connecting" | "open" | "lost">("connecting");
  /** Why the table cannot be shown at all. */
  refused = $state.raw<Message | null>(null);
  /** Whether something that was asked has been on its way for a while. */
  slow = $state(false);
  /** What players said in the last few seconds. */
  said = $state.raw<readonly Heard[]>([]);

  readonly table: string;
  #socket: Channel | null = null;
  #waiting = new Map<number, Waiting>();
  #re = 0;
  #n = 0;
  #pause = 250;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #looks: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  /** When the last ping without an answer was sent. */
  #pinged = 0;
  #phrases = 0;

  constructor(table: string) {
    this.table = table;
    this.#open();
    addEventListener("online", this.#hurry);
    addEventListener("offline", this.#drop);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** Close the connection for good. */
  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearInterval(this.#looks);
    removeEventListener("online", this.#hurry);
    removeEventListener("offline", this.#drop);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  /** Ask the server for something; resolves with its answer, throws its refusal. */
  ask(type: string, fields: Record<string, unknown> = {}): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) return reject(LOST);
      this.#re += 1;
      this.#waiting.set(this.#re, { resolve, reject, at: Date.now() });
      this.#send({ type, re: this.#re, ...fields });
      this.#looks ??= setInterval(() => this.#look(), LOOK_EVERY);
    });
  }

  /** Rejoin the table with the secrets this device has now. */
  hello(): Promise<ServerMessage> {
    return this.ask("hello", {
      table: this.table,
      tokens: tokensOf(keysOf(this.table)),
      ...(settings.password ? { password: settings.password } : {}),
    });
  }

  #open(): void {
    this.#forget();
    const socket = openChannel("socket", this.table);
    this.#socket = socket;
    socket.onopen = () => {
      this.#pings = setInterval(() => this.#ping(), PING_EVERY);
      this.hello().catch((error: unknown) => this.#refuse(error));
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = () => this.#lose();
    this.#retry = setTimeout(() => this.#open(), OPENS_WITHIN);
  }

  #hurry = (): void => {
    if (document.hidden || this.status !== "lost" || this.#closed) return;
    clearTimeout(this.#retry);
    this.#open();
  };

  /** Give the connection up without waiting for a goodbye: nobody may be there to say it. */
  #drop = (): void => {
    if (this.#closed || this.status === "lost") return;
    this.#forget();
    this.#lose();
  };

  /** Listen to the last socket no longer. */
  #forget(): void {
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
    this.#socket = null;
  }

  /** Look at what waits for an answer: it may be slow, in doubt or lost. */
  #look(): void {
    const oldest = Math.min(...[...this.#waiting.values()].map(({ at }) => at), this.#pinged || Infinity);
    if (oldest === Infinity) {
      clearInterval(this.#looks);
      this.#looks = undefined;
      this.slow = false;
      return;
    }
    const now = Date.now();
    const silence = now - Math.max(oldest, this.#heard);
    this.slow = this.#waiting.size > 0 && now - oldest >= SLOW_AFTER;
    if (silence >= LOST_AFTER) this.#drop();
    else if (silence >= DOUBT_AFTER && !this.#pinged) this.#ping();
  }

  #refuse(error: unknown): void {
    if (error instanceof Refused && error !== LOST) {
      this.refused = error.reason;
      this.close();
    }
  }

  #lose(): void {
    clearInterval(this.#pings);
    clearInterval(this.#looks);
    this.#looks = undefined;
    this.#pinged = 0;
    this.slow = false;
    for (const waiting of this.#waiting.values()) waiting.reject(LOST);
    this.#waiting.clear();
    if (this.#closed) return;
    this.status = "lost";
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #ping(): void {
    this.#pinged ||= Date.now();
    this.#send({ type: "ping" });
    this.#looks ??= setInterval(() => this.#look(), LOOK_EVERY);
  }

  #send(message: Record<string, unknown>): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    this.#pinged = 0;
    if (message.type === "said") this.#hearSaid(message);
    else if (message.type === "welcome") this.#welcome(message);
    else if (message.type === "update") this.#update(message);
    if ("re" in message) this.#answer(message.re as number, message);
  }

  #hearSaid(said: Said): void {
    const heard = { ...said, number: (this.#phrases += 1) };
    this.said = [...this.said, heard];
    setTimeout(() => (this.said = this.said.filter((one) => one !== heard)), HEARD_FOR);
  }

  #answer(re: number, message: ServerMessage): void {
    const waiting = this.#waiting.get(re);
    this.#waiting.delete(re);
    if (message.type === "error") waiting?.reject(new Refused(message.error));
    else waiting?.resolve(message);
  }

  #welcome(news: News & { n: number }): void {
    clearTimeout(this.#retry);
    this.#n = news.n;
    this.#pause = 250;
    this.status = "open";
    this.known = merged(null, news);
  }

  #update(news: Partial<News> & { n: number }): void {
    if (!this.known || news.n !== this.#n + 1) return this.#send({ type: "sync" });
    this.#n = news.n;
    this.known = merged(this.known, news);
  }
}

/** What is known after some news; anything it does not mention stays as it was. */
function merged(known: Known | null, news: Partial<News>): Known {
  const { views = [], clocks, gone, ...rest } = news;
  const next = { ...known, ...rest } as Known;
  return {
    ...next,
    views: mergedViews(known?.views ?? [], views, next.you.seats),
    clocks: clocks ? clocks.map(ending) : (known?.clocks ?? []),
    gone: gone ? gone.map(ending) : (known?.gone ?? []),
  };
}

const ending = (clock: Clock): Ends => ({ ...clock, until: Date.now() + clock.left * 1000 });

function mergedViews(old: readonly WholeView[], fresh: readonly SeatView[], held: readonly number[]): WholeView[] {
  const bySeat = new Map(old.map((view) => [view.seat, view]));
  for (const view of fresh) {
    const before = bySeat.get(view.seat)?.log ?? [];
    bySeat.set(view.seat, {
      ...view,
      past: view.log.past,
      log: [...before.slice(0, view.log.keep), ...view.log.lines],
    });
  }
  const mine = [...bySeat.values()].filter((view) => (view.seat === null ? !held.length : held.includes(view.seat)));
  return mine.sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0));
}
