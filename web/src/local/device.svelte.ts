/** The page's side of a device that runs its own tables: requests and channels go to whichever tab leads. */

import type { Backend, Channel } from "../backend.ts";
import { read } from "../device.svelte.ts";
import { answerTo } from "./answers.ts";
import { siteData } from "../site.ts";
import { newName, type Asked, type DeviceState, type Leading, type Start, type Told } from "./messages.ts";

/** Tables and companions of this device have ids that no server gives. */
export const isHere = (id: string): boolean => id.startsWith("here-");

/** How long another tab may take to say that it has heard. */
const PATIENCE = 4000;
const PACE = 800;

let state = $state.raw<DeviceState>({ engine: "none", loaded: 0, trouble: null, quickBots: null });
let isSilent = $state(false);

/** How this device's engine and storage are. */
export const deviceState = (): DeviceState => state;
/** Whether another tab leads and does not answer. */
export const leaderIsSilent = (): boolean => isSilent;

type Wish = Asked extends infer One ? (One extends Asked ? Omit<One, "from"> : never) : never;

interface Pending {
  readonly wish: Wish;
  readonly resolve: (answer: Response) => void;
  timer: ReturnType<typeof setTimeout> | undefined;
}

/** A channel to the leading worker, with the manners of a WebSocket. */
class LocalChannel implements Channel {
  readyState: number = WebSocket.CONNECTING;
  onopen: Channel["onopen"] = null;
  onmessage: Channel["onmessage"] = null;
  onclose: Channel["onclose"] = null;
  readonly #post: (wish: Wish) => void;
  readonly id: string;
  readonly #path: string;

  constructor(id: string, path: string, post: (wish: Wish) => void) {
    this.id = id;
    this.#path = path;
    this.#post = post;
    this.ask();
  }

  /** Ask to be opened. */
  ask(): void {
    this.#post({ kind: "open", channel: this.id, path: this.#path });
  }

  send(text: string): void {
    this.#post({ kind: "send", channel: this.id, text });
  }

  close(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.#post({ kind: "close", channel: this.id });
    queueMicrotask(() => this.lose());
  }

  opened(): void {
    if (this.readyState !== WebSocket.CONNECTING) return;
    this.readyState = WebSocket.OPEN;
    this.onopen?.(new Event("open"));
  }

  lose(): void {
    if (this.readyState === WebSocket.CLOSED) return;
    this.readyState = WebSocket.CLOSED;
    this.onclose?.(new CloseEvent("close"));
  }
}

/** This device as a backend. */
export class Device implements Backend {
  readonly #base: string;
  readonly #page = newName();
  readonly #pending = new Map<number, Pending>();
  readonly #channels = new Map<string, LocalChannel>();
  #line: BroadcastChannel | null = null;
  #worker: Worker | null = null;
  #leader: string | null = null;
  /** Whether this tab's own worker leads. */
  #leads = false;
  #n = 0;

  /** The address of the site's folder. */
  constructor(base: string) {
    this.#base = base;
  }

  async request(path: string, init: RequestInit): Promise<Response> {
    const [plain = "", query = ""] = path.split("?", 2);
    const known = (init.method ?? "GET") === "GET" ? await answerTo(path) : null;
    if (known) return Response.json(known);
    const headers = new Headers(init.headers);
    const token = headers.get("Authorization")?.replace(/^Bearer /, "") ?? null;
    const request = {
      method: init.method ?? "GET",
      path: plain.split("/").map(decodeURIComponent).join("/"),
      query: Object.fromEntries(new URLSearchParams(query)),
      body: typeof init.body === "string" ? init.body : "",
      token,
    };
    if (request.method === "POST" && plain === "tables") void navigator.storage?.persist?.(); // There is something to keep now.
    return this.#ask(request);
  }

  open(path: string): Channel {
    this.#begin();
    const channel = new LocalChannel(`${this.#page} ${++this.#n}`, path, (wish) => this.#post(wish));
    this.#channels.set(channel.id, channel);
    return channel;
  }

  /** Start the engine before it is needed. */
  warmUp(): void {
    void this.request("device/start", {});
  }

  /** Lead even though another tab does. */
  takeOver(): void {
    isSilent = false;
    this.#worker?.postMessage({ kind: "take-over" });
  }

  #begin(): void {
    if (this.#line) return;
    const site = `cubetown ${this.#base}`;
    const line = navigator.locks ? site : `${site} ${this.#page}`;
    this.#line = new BroadcastChannel(line);
    this.#line.onmessage = ({ data }: MessageEvent<Told>) => this.#hear(data);
    addEventListener("pagehide", () => this.#end(), { once: true });
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Leading>) => {
      this.#leads = data.leading;
      if (data.leading) isSilent = false;
    };
    worker.onerror = () => this.#fail();
    this.#worker = worker;
    const engine = new URL(`${this.#base}engine/`, location.href).href;
    for (const pending of this.#pending.values()) this.#send(pending);
    worker.postMessage({
      kind: "start",
      engine,
      site,
      line,
      pace: read("botPace", PACE),
      ownData: siteData,
    } satisfies Start);
  }

  /** The page goes. A browser may keep it for the way back, with a worker that still leads and never answers: so that ends too. */
  #end(): void {
    this.#post({ kind: "leave" });
    this.#worker?.terminate();
    this.#line?.close();
    this.#worker = this.#line = this.#leader = null;
    this.#leads = false;
    for (const id of [...this.#channels.keys()]) this.#lose(id); // Whoever comes back connects again.
  }

  /** Not even the worker could be loaded. */
  #fail(): void {
    const error = { id: "device-no-engine", arguments: {} };
    state = { ...state, engine: "failed", trouble: error };
    for (const n of [...this.#pending.keys()]) this.#answer(n, 503, { error });
  }

  #post(wish: Wish): void {
    this.#line?.postMessage({ from: this.#page, ...wish } as Asked);
  }

  #ask(request: Extract<Asked, { kind: "request" }>["request"]): Promise<Response> {
    this.#begin();
    const n = ++this.#n;
    return new Promise((resolve) => {
      const pending: Pending = { wish: { kind: "request", n, request }, resolve, timer: undefined };
      this.#pending.set(n, pending);
      this.#send(pending);
    });
  }

  #send(pending: Pending): void {
    clearTimeout(pending.timer);
    pending.timer = setTimeout(() => (isSilent = !this.#leads && state.engine !== "loading"), PATIENCE);
    this.#post(pending.wish);
  }

  #hear(told: Told): void {
    if (!("leader" in told)) return; // Another page's question.
    if (told.leader !== this.#leader) this.#follow(told.leader);
    if (told.kind === "state") state = told.state;
    if (told.to !== this.#page) return;
    isSilent = false;
    if (told.kind === "heard") clearTimeout(this.#pending.get(told.n)?.timer);
    else if (told.kind === "answer") this.#answer(told.n, told.status, told.body);
    else if (told.kind === "opened") this.#channels.get(told.channel)?.opened();
    else if (told.kind === "message")
      this.#channels.get(told.channel)?.onmessage?.(new MessageEvent("message", { data: told.text }));
    else if (told.kind === "closed") this.#lose(told.channel);
  }

  /** A new leader knows nothing of what was asked and opened before. */
  #follow(leader: string): void {
    const first = this.#leader === null;
    this.#leader = leader;
    for (const pending of this.#pending.values()) this.#send(pending);
    for (const channel of [...this.#channels.values()]) {
      if (first && channel.readyState === WebSocket.CONNECTING) channel.ask();
      else this.#lose(channel.id);
    }
  }

  #answer(n: number, status: number, body: unknown): void {
    const pending = this.#pending.get(n);
    this.#pending.delete(n);
    clearTimeout(pending?.timer);
    pending?.resolve(new Response(typeof body === "string" ? body : JSON.stringify(body), { status }));
  }

  #lose(id: string): void {
    const channel = this.#channels.get(id);
    this.#channels.delete(id);
    channel?.lose();
  }
}
