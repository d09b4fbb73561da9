/** Runs the tables of a device: hears what pages ask, lets Python answer, saves, and only then tells. */

import type { Message } from "../generated/protocol.ts";
import { BotWorker } from "./bot-worker.ts";
import { NoWebAssembly, REHEARSE, startPython } from "./engine.ts";
import { newName, type ApiRequest, type Asked, type DeviceState, type Start, type Told } from "./messages.ts";
import { Recent } from "./recent.ts";
import { memoryStore, openStore, type Save, type Store } from "./store.ts";

/** What `cubetown.browser.host.Host` offers; every step of an answer is JSON. */
interface Host {
  request(text: string): string;
  open(channel: string): string;
  hear(channel: string, text: string): string;
  close(channel: string): string;
  resume(answer: readonly string[] | boolean): string;
  fail(why: string): string;
  turns(): string;
  bot_moves(key: string, move: string): string;
  quick_bot_moves(key: string): string;
  jobs(): string;
  said(key: string, text: string): void;
  game_of(id: string): string;
  take_game(text: string): string;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** What Python asks of the database before it can go on. */
type Question = { readonly read: string } | { readonly append: Save };
type Step = Question | { readonly answer: unknown; readonly tells: readonly [string, string][] };

interface Channel {
  readonly page: string;
  readonly path: string;
  heard: number;
}

const messageOf = (id: string): Message => ({ id, arguments: {} });
const refusal = (id: string, status = 503): Answer => ({ status, body: { error: messageOf(id) } });

/** A page that has been silent for so long is gone. */
const SILENT = 180_000;
const MOST_ANSWERED = 1000;
/** Milliseconds in which people only look at a table that has just opened. */
const FIRST_LOOK = 1000;

type News = Told extends infer One ? (One extends Told ? Omit<One, "leader"> : never) : never;

export class Tables {
  readonly #start: Start;
  readonly #pages: Pick<BroadcastChannel, "postMessage" | "close">;
  readonly #leader = newName();
  readonly #channels = new Map<string, Channel>();
  /** A page sends a request again only until it has heard of its leader. */
  readonly #answered = new Recent(MOST_ANSWERED);
  readonly #bots: BotWorker;
  readonly #store: Promise<Store>;
  #python: ReturnType<typeof startPython> | null = null;
  #host: Promise<Host> | null = null;
  /** Everything is done one after another. */
  #queue: Promise<unknown> = Promise.resolve();
  #state: DeviceState = { engine: "none", loaded: 0, trouble: null, quickBots: null };
  #alarm: ReturnType<typeof setTimeout> | undefined;
  #rehearsal: ReturnType<typeof setTimeout> | undefined;
  #stopped = false;

  constructor(
    start: Start,
    pages: Pick<BroadcastChannel, "postMessage" | "close">,
    open: (site: string) => Promise<Store> = openStore,
  ) {
    this.#start = start;
    this.#pages = pages;
    this.#bots = new BotWorker(start, {
      chose: (key, move) => this.#do(() => this.#run((host) => host.bot_moves(key, move))),
      gaveUp: (key) => this.#do(() => this.#run((host) => host.quick_bot_moves(key))),
      quick: (quickBots) => this.#change({ quickBots }),
      said: (key, said) => this.#do(async () => (await this.#started()).said(key, said)),
    });
    this.#store = open(start.site).catch((error: unknown) => {
      console.warn("storage", error);
      this.#change({ trouble: messageOf("device-no-storage") });
      return memoryStore();
    });
    this.#tell({ kind: "leads" });
  }

  /** Another tab leads from now on. */
  stop(): void {
    this.#stopped = true;
    clearTimeout(this.#alarm);
    clearTimeout(this.#rehearsal);
    this.#pages.close();
    this.#bots.end();
  }

  hear(asked: Asked): void {
    if (asked.kind === "request") {
      const key = `${asked.from} ${asked.n}`;
      this.#tell({ to: asked.from, kind: "heard", n: asked.n });
      if (!this.#answered.add(key)) return; // It was sent again because nobody seemed to lead.
      this.#do(async () =>
        this.#tell({ to: asked.from, kind: "answer", n: asked.n, ...(await this.#answer(asked.request)) }),
      );
    } else if (asked.kind === "leave") {
      for (const [channel, { page }] of this.#channels) if (page === asked.from) this.#do(() => this.#closed(channel));
    } else this.#do(() => this.#hearChannel(asked));
  }

  #do(work: () => Promise<unknown>): void {
    this.#queue = this.#queue
      .then(() => (this.#stopped ? undefined : work()))
      .catch((error: unknown) => console.warn("tables", error));
  }

  #tell(news: News): void {
    if (!this.#stopped) this.#pages.postMessage({ leader: this.#leader, ...news } as Told);
  }

  #change(changes: Partial<DeviceState>): void {
    this.#state = { ...this.#state, ...changes };
    this.#tell({ kind: "state", state: this.#state });
  }

  /** The trouble that is left once some is over. */
  #without(...ids: string[]): Pick<DeviceState, "trouble"> {
    const { trouble } = this.#state;
    return { trouble: trouble && ids.includes(trouble.id) ? null : trouble };
  }

  // Requests

  async #answer(request: ApiRequest): Promise<Answer> {
    this.#tell({ kind: "state", state: this.#state });
    try {
      if (request.path === "tables/mine") return { status: 200, body: { tables: await this.#mine(request.body) } };
      if (request.path === "device/games") return { status: 200, body: await this.#allGames() };
      if (request.path === "device/game") return await this.#takeGame(request.body);
      if (request.path === "device/start") await this.#started();
      else return (await this.#run((host) => host.request(JSON.stringify(request)))) as Answer;
      return { status: 200, body: {} };
    } catch (error) {
      return this.#troubleOf(error);
    }
  }

  /** The tables a page knows, as they were saved: no Python is needed for a list. */
  async #mine(body: string): Promise<unknown[]> {
    const { tables } = JSON.parse(body) as { tables: { table: string }[] };
    const wanted = new Set(tables.map(({ table }) => table));
    const rows = await (await this.#store).rows();
    return rows.flatMap(({ id, info }) => (info && wanted.has(id) ? [info] : []));
  }

  /** Every game for the file; a finished one needs no Python. */
  async #allGames(): Promise<{ games: unknown[]; failed: number; counted: number }> {
    const games: unknown[] = [];
    let [failed, counted] = [0, 0];
    for (const { id, info, record } of await (await this.#store).rows()) {
      if (!info || info.status === "lobby") continue;
      if (record) games.push({ id, at: info.changed, record, bots: botsOf(info.seats), ...(await this.#logOf(id)) });
      else {
        const { status, body } = (await this.#run((host) => host.game_of(id)).catch(() =>
          refusal("device-damaged"),
        )) as Answer;
        if (status === 200 && body) games.push(body);
        else if ((body as { error?: Message } | null)?.error?.id === "deal-counted") counted += 1;
        else failed += 1;
      }
    }
    return { games, failed, counted };
  }

  /** The log of a game for the file; a damaged one is left out. */
  async #logOf(id: string): Promise<{ log?: unknown[] }> {
    try {
      const parts = await (await this.#store).read(id);
      return { log: parts.flatMap((part) => JSON.parse(part) as unknown[]) };
    } catch {
      return {};
    }
  }

  async #takeGame(body: string): Promise<Answer> {
    return (await this.#run((host) => host.take_game(body))) as Answer;
  }

  #troubleOf(error: unknown): Answer {
    if (error instanceof NoWebAssembly) return refusal("device-no-wasm");
    console.warn("request", error);
    return refusal(this.#state.engine === "failed" ? "device-no-engine" : "device-trouble");
  }

  // Connections

  async #hearChannel(asked: Exclude<Asked, { kind: "request" | "leave" }>): Promise<void> {
    const { channel, from } = asked;
    if (asked.kind === "open") {
      if (this.#channels.has(channel)) return;
      this.#channels.set(channel, { page: from, path: asked.path, heard: Date.now() });
      try {
        if (asked.path === "socket") await this.#run((host) => host.open(channel));
        this.#tell({ to: from, kind: "opened", channel });
        if (asked.path !== "socket") this.#tell({ to: from, kind: "message", channel, text: "{}" });
      } catch (error) {
        this.#troubleOf(error);
        this.#end(channel);
      }
      return;
    }
    const known = this.#channels.get(channel);
    if (!known) {
      if (asked.kind === "send") this.#tell({ to: from, kind: "closed", channel });
      return;
    }
    known.heard = Date.now();
    if (asked.kind === "close") return this.#closed(channel);
    try {
      await this.#run((host) => host.hear(channel, asked.text));
    } catch (error) {
      this.#troubleOf(error);
    }
    this.#forgetSilent();
  }

  /** A page has closed a channel, or is gone. */
  async #closed(channel: string): Promise<void> {
    const known = this.#channels.get(channel);
    this.#channels.delete(channel);
    if (known?.path === "socket" && this.#host) await this.#run((host) => host.close(channel));
  }

  #end(channel: string): void {
    const known = this.#channels.get(channel);
    this.#channels.delete(channel);
    if (known) this.#tell({ to: known.page, kind: "closed", channel });
  }

  #forgetSilent(): void {
    const since = Date.now() - SILENT;
    for (const [channel, { heard, path }] of this.#channels)
      if (path === "socket" && heard < since) this.#do(() => this.#closed(channel));
  }

  // Python

  #started(): Promise<Host> {
    this.#host ??= this.#makeHost();
    return this.#host;
  }

  async #makeHost(): Promise<Host> {
    try {
      if (!this.#python) this.#change({ engine: "loading", loaded: 0 });
      this.#python ??= startPython(this.#start.engine, (loaded) => this.#loaded(loaded));
      const python = await this.#python;
      const host = python.runPython(
        `from cubetown.browser.host import Host; Host(own_data=${JSON.stringify(this.#start.ownData)})`,
      ) as Host;
      if (!("resume" in host)) throw new Error("The engine is older than the page.");
      clearTimeout(this.#rehearsal);
      this.#rehearsal = setTimeout(() => this.#do(async () => python.runPython(REHEARSE)), FIRST_LOOK);
      this.#change({ engine: "ready", loaded: 1, ...this.#without("device-no-engine", "device-no-wasm") });
      return host;
    } catch (error) {
      this.#python = this.#host = null; // The next request tries again.
      const id = error instanceof NoWebAssembly ? "device-no-wasm" : "device-no-engine";
      this.#change({ engine: "failed", trouble: messageOf(id) });
      throw error;
    }
  }

  #loaded(loaded: number): void {
    if (loaded === 1 || loaded - this.#state.loaded > 0.01) this.#change({ loaded });
  }

  /** Let Python do something, answer what it asks of the database, and pass on what it tells. */
  async #run(call: (host: Host) => string): Promise<unknown> {
    const host = await this.#started();
    let step = JSON.parse(call(host)) as Step;
    while (!("answer" in step)) step = JSON.parse(await this.#resume(host, step)) as Step;
    for (const [channel, text] of step.tells) this.#pass(channel, text);
    this.#askBots(host);
    return step.answer;
  }

  /** The next step. What cannot be read or saved is refused, and everything else goes on. */
  async #resume(host: Host, question: Question): Promise<string> {
    let answer: readonly string[] | boolean;
    try {
      answer = await this.#ask(question);
    } catch (error) {
      console.warn("database", error);
      if ("read" in question) return host.fail("device-trouble");
      const why = isFull(error) ? "device-full" : "device-not-saved";
      this.#change({ trouble: messageOf(why) });
      return host.fail(why);
    }
    return host.resume(answer);
  }

  async #ask(question: Question): Promise<readonly string[] | boolean> {
    const store = await this.#store;
    if ("read" in question) return store.read(question.read);
    const saved = await store.append(question.append);
    if (saved && this.#state.trouble) this.#change(this.#without("device-full", "device-not-saved"));
    if (saved) this.#ring(question.append);
    return saved;
  }

  #pass(channel: string, text: string): void {
    const page = this.#channels.get(channel)?.page;
    if (page) this.#tell({ to: page, kind: "message", channel, text });
  }

  /** Tell those who look at a companion that it has changed. */
  #ring({ id, length, count }: Save): void {
    for (const [channel, { path }] of this.#channels)
      if (path === `companions/${id}/bell`) this.#pass(channel, JSON.stringify({ length: length + count }));
  }

  // Bots

  #askBots(host: Host): void {
    const { turns, wake } = JSON.parse(host.turns()) as {
      turns: { key: unknown[]; seconds: number; turn: string }[];
      wake: number | null;
    };
    for (const { key, seconds, turn } of turns) this.#bots.ask(JSON.stringify(key), turn, seconds);
    for (const [key, job] of Object.entries(JSON.parse(host.jobs()) as Record<string, unknown>))
      this.#bots.work(key, JSON.stringify(job));
    clearTimeout(this.#alarm);
    // When a clock runs out, a bot ends the step.
    if (wake !== null)
      this.#alarm = setTimeout(
        () => this.#do(async () => this.#askBots(await this.#started())),
        Math.max(50, wake * 1000 + 20),
      );
  }
}

const isFull = (error: unknown) => error instanceof DOMException && error.name === "QuotaExceededError";

function botsOf(seats: readonly { readonly seat: number; readonly bot: string | null }[]): Record<string, string> {
  return Object.fromEntries(seats.flatMap(({ seat, bot }) => (bot ? [[String(seat), bot]] : [])));
}
