/** The connection to one table: it keeps what the server sent, and reconnects by itself. */

import { keysOf, tokensOf } from "./device.svelte.ts";
import type { Channel } from "./backend.ts";
import { openChannel, Refused } from "./http.ts";
import type { Clock, LogLine, Message, News, SeatView, ServerMessage } from "./protocol.generated.ts";

/** A seat's view with all of its log. */
export type WholeView = Omit<SeatView, "log"> & { readonly log: readonly LogLine[] };

/** Everything currently known about a table. */
export type Known = Omit<News, "views" | "clocks"> & {
  readonly views: readonly WholeView[];
  /** The clocks, with the moment each one ends. */
  readonly clocks: readonly (Clock & { readonly until: number })[];
};

interface Waiting {
  readonly resolve: (answer: ServerMessage) => void;
  readonly reject: (error: Refused) => void;
}

const LONGEST_PAUSE = 5000;
const PING_EVERY = 15000;
const LOST = new Refused({ id: "web-error-lost", arguments: {} });

export class Connection {
  known = $state.raw<Known | null>(null);
  status = $state<"connecting" | "open" | "lost">("connecting");
  /** Why the table cannot be shown at all. */
  refused = $state.raw<Message | null>(null);

  readonly table: string;
  #socket: Channel | null = null;
  #waiting = new Map<number, Waiting>();
  #re = 0;
  #n = 0;
  #pause = 250;
  #closed = false;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #pings: ReturnType<typeof setInterval> | undefined;
  #heard = 0;

  constructor(table: string) {
    this.table = table;
    this.#open();
    addEventListener("online", this.#hurry);
    document.addEventListener("visibilitychange", this.#hurry);
  }

  /** Close the connection for good. */
  close(): void {
    this.#closed = true;
    removeEventListener("online", this.#hurry);
    document.removeEventListener("visibilitychange", this.#hurry);
    this.#socket?.close();
  }

  /** Ask the server for something; resolves with its answer, throws its refusal. */
  ask(type: string, fields: Record<string, unknown> = {}): Promise<ServerMessage> {
    return new Promise((resolve, reject) => {
      if (this.#socket?.readyState !== WebSocket.OPEN) return reject(LOST);
      this.#re += 1;
      this.#waiting.set(this.#re, { resolve, reject });
      this.#send({ type, re: this.#re, ...fields });
    });
  }

  /** Rejoin the table with the secrets this device has now. */
  hello(): Promise<ServerMessage> {
    return this.ask("hello", { table: this.table, tokens: tokensOf(keysOf(this.table)) });
  }

  #open(): void {
    const socket = openChannel("socket", this.table);
    this.#socket = socket;
    socket.onopen = () => {
      this.#pings = setInterval(() => this.#ping(), PING_EVERY);
      this.hello().catch((error: unknown) => this.#refuse(error));
    };
    socket.onmessage = (event) => this.#hear(JSON.parse(event.data as string) as ServerMessage);
    socket.onclose = () => this.#lose();
  }

  #hurry = (): void => {
    if (document.hidden || this.status !== "lost" || this.#closed) return;
    clearTimeout(this.#retry);
    this.#open();
  };

  #refuse(error: unknown): void {
    if (error instanceof Refused && error !== LOST) {
      this.refused = error.reason;
      this.close();
    }
  }

  #lose(): void {
    clearInterval(this.#pings);
    for (const waiting of this.#waiting.values()) waiting.reject(LOST);
    this.#waiting.clear();
    if (this.#closed) return;
    this.status = "lost";
    this.#retry = setTimeout(() => this.#open(), this.#pause);
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
  }

  #ping(): void {
    if (Date.now() - this.#heard > 2 * PING_EVERY) this.#socket?.close();
    else this.#send({ type: "ping" });
  }

  #send(message: Record<string, unknown>): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #hear(message: ServerMessage): void {
    this.#heard = Date.now();
    if (message.type === "welcome") this.#welcome(message);
    else if (message.type === "update") this.#update(message);
    if ("re" in message) this.#answer(message.re as number, message);
  }

  #answer(re: number, message: ServerMessage): void {
    const waiting = this.#waiting.get(re);
    this.#waiting.delete(re);
    if (message.type === "error") waiting?.reject(new Refused(message.error));
    else waiting?.resolve(message);
  }

  #welcome(news: News & { n: number }): void {
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
  const { views = [], clocks, ...rest } = news;
  const next = { ...known, ...rest } as Known;
  const now = Date.now();
  return {
    ...next,
    views: mergedViews(known?.views ?? [], views, next.you.seats),
    clocks: clocks ? clocks.map((clock) => ({ ...clock, until: now + clock.left * 1000 })) : (known?.clocks ?? []),
  };
}

function mergedViews(old: readonly WholeView[], fresh: readonly SeatView[], held: readonly number[]): WholeView[] {
  const bySeat = new Map(old.map((view) => [view.seat, view]));
  for (const view of fresh) {
    const before = bySeat.get(view.seat)?.log ?? [];
    bySeat.set(view.seat, { ...view, log: [...before.slice(0, view.log.keep), ...view.log.lines] });
  }
  const mine = [...bySeat.values()].filter((view) => (view.seat === null ? !held.length : held.includes(view.seat)));
  return mine.sort((a, b) => (a.seat ?? 0) - (b.seat ?? 0));
}
