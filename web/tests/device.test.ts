/** A device that plays without a server: storage that is full or refused, bots that do not start, a tab that no longer answers. */

import assert from "node:assert/strict";
import { after, before, beforeEach, describe, mock, test } from "node:test";
import type { BotAsked, DeviceState, Start, TakeOver, Told } from "../src/local/messages.ts";
import { memoryStore, type Store } from "../src/local/store.ts";

/** What the browser keeps, or refuses to. */
const kept = new Map<string, string>();
let refuses = false;
const localStorage = {
  getItem: (key: string) => {
    if (refuses) throw new DOMException("no", "SecurityError");
    return kept.get(key) ?? null;
  },
  setItem: (key: string, text: string) => {
    if (refuses) throw new DOMException("full", "QuotaExceededError");
    kept.set(key, text);
  },
};

/** A worker of a page or of the tables; it does what a test says. */
class FakeWorker {
  static made: FakeWorker[] = [];
  static onstart: (worker: FakeWorker) => void = () => {};
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: (() => void) | null = null;
  readonly heard: (BotAsked | Start | TakeOver)[] = [];
  ended = false;

  constructor() {
    FakeWorker.made.push(this);
  }

  postMessage(message: BotAsked | Start | TakeOver): void {
    this.heard.push(message);
    if (message.kind === "bots") queueMicrotask(() => FakeWorker.onstart(this));
  }

  terminate(): void {
    this.ended = true;
  }
}

/** The line between pages and workers; a test hears and says what it likes. */
class FakeLine {
  static made: FakeLine[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  readonly told: Told[] = [];
  closed = false;

  constructor() {
    FakeLine.made.push(this);
  }

  postMessage(message: Told): void {
    this.told.push(message);
  }

  close(): void {
    this.closed = true;
  }

  /** The state of the device as pages were told last. */
  get state(): DeviceState | undefined {
    return this.told.flatMap((one) => (one.kind === "state" ? [one.state] : [])).at(-1);
  }
}

/** Python's side: answers with what a test put there. */
const host = {
  /** The steps to come, besides a request's end. */
  steps: [] as object[],
  /** What the database answered. */
  answers: [] as unknown[],
  turnsNow: [] as object[],
  quick: [] as string[],
  request: () => host.resume(undefined),
  resume: (answer: unknown) => {
    if (answer !== undefined) host.answers.push(answer);
    return JSON.stringify(host.steps.shift() ?? { answer: { status: 200, body: {} }, tells: [] });
  },
  fail: (id: string) =>
    JSON.stringify({
      answer: { status: id === "device-full" ? 507 : 503, body: { error: { id, arguments: {} } } },
      tells: [["b", id]],
    }),
  turns: () => JSON.stringify({ turns: host.turnsNow.splice(0), wake: null }),
  jobs: () => "{}",
  quick_bot_moves: (key: string) => {
    host.quick.push(key);
    return JSON.stringify({ answer: true, tells: [] });
  },
  game_of: (id: string) => JSON.stringify({ answer: host.games[id], tells: [] }),
  games: {} as Record<string, object>,
};

const ENGINE = "data:text/javascript,export const loadPyodide = async (options) => globalThis.fakePyodide(options);//";
/** The locks of a site; one that is stolen fails for whoever held it. */
const locks = {
  held: [] as ((error: Error) => void)[],
  request: (_: string, { steal }: { steal: boolean }, work: () => Promise<void>) => {
    if (locks.held.length && !steal) return new Promise(() => {});
    locks.held.pop()?.(new DOMException("stolen", "AbortError"));
    return new Promise((_, reject) => (locks.held.push(reject), void work()));
  },
};
/** What a worker said to its own page. */
const said: unknown[] = [];
const BROWSER = {
  self: globalThis,
  localStorage,
  Worker: FakeWorker,
  WebSocket: { CONNECTING: 0, OPEN: 1, CLOSED: 3 },
  BroadcastChannel: FakeLine,
  navigator: { locks },
  addEventListener: () => {},
  postMessage: (message: unknown) => said.push(message),
  fetch: async () => ({
    ok: true,
    headers: new Headers({ "content-encoding": "br" }),
    body: new Blob(["x"]).stream(),
    json: async () => ({ version: "1", python: "3.14.0", files: {} }),
    arrayBuffer: async () => new ArrayBuffer(0),
  }),
  fakePyodide: (options: object) => (started.push(options), PYTHON),
  caches: { match: async (address: string) => inCache(address) },
};
const PYTHON = { runPython: (): object => host, setStdout: () => {}, setStderr: () => {}, unpackArchive: () => {} };
/** How Python was started, and what is kept on the device. */
let started: object[] = [];
let inCache: (address: string) => Response | undefined = () => undefined;
const { Tables } = await import("../src/local/tables.ts");
const { Recent } = await import("../src/local/recent.ts");

const START: Start = { kind: "start", engine: ENGINE, site: "cubetown /", line: "x", pace: 0, ownData: "" };
const SAVE = { id: "here-a", length: 0, count: 1, entries: "[]", info: null, record: null };
const saving = (length: number) => ({ append: { ...SAVE, length } });
const ASK = { method: "POST", path: "tables", query: {}, body: "{}", token: null };

/** Wait until something is so. */
async function until(done: () => unknown): Promise<void> {
  const end = Date.now() + 20_000; // Only a broken one takes so long.
  while (!done() && Date.now() < end) await new Promise(setImmediate);
  assert.ok(done());
}

let n = 0;
/** What the tables answer to a request. */
async function asked(
  tables: InstanceType<typeof Tables>,
  line: FakeLine,
  request: typeof ASK = ASK,
): Promise<{ status: number; error: string | undefined }> {
  n += 1;
  const found = () =>
    line.told.find((one) => one.kind === "answer" && one.n === n) as Extract<Told, { kind: "answer" }> | undefined;
  tables.hear({ from: "page", kind: "request", n, request });
  await until(found);
  const { status, body } = found()!;
  return { status, error: (body as { error?: { id: string } }).error?.id };
}

describe("a device without a server", () => {
  const real = Object.getOwnPropertyDescriptors(globalThis) as PropertyDescriptorMap;
  before(() => {
    for (const [name, value] of Object.entries(BROWSER))
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  });
  after(() => {
    for (const name of Object.keys(BROWSER)) {
      if (real[name]) Object.defineProperty(globalThis, name, real[name]);
      else delete (globalThis as Record<string, unknown>)[name];
    }
  });

  beforeEach(() => {
    mock.method(console, "warn", () => {});
    FakeWorker.made = [];
    FakeLine.made = [];
    host.steps = [];
    host.answers = [];
    host.quick = [];
  });

  describe("storage", () => {
    test("a full one refuses the move with a sentence, and takes the next when there is room", async () => {
      const line = new FakeLine();
      const inner = memoryStore();
      let room = false;
      const append: Store["append"] = async (save) => {
        if (!room) throw new DOMException("full", "QuotaExceededError");
        return inner.append(save);
      };
      const tables = new Tables(START, line, async () => ({ ...inner, append }));
      for (const channel of ["a", "b"]) tables.hear({ from: "page", kind: "open", channel, path: "other" });
      host.steps = [saving(0)];
      assert.deepEqual(await asked(tables, line), { status: 507, error: "device-full" });
      assert.ok(!line.told.some(({ kind }) => kind === "closed"), "every table stays open");
      assert.ok(line.told.some((one) => one.kind === "message" && one.text === "device-full"));
      host.steps = [saving(0)];
      assert.equal(line.state?.trouble?.id, "device-full");
      room = true;
      assert.deepEqual(await asked(tables, line), { status: 200, error: undefined });
      assert.equal(line.state?.trouble, null);
      assert.equal((await inner.rows()).length, 1);
      tables.stop();
    });

    test("what another tab saved meanwhile is read again, and nothing is lost", async () => {
      const line = new FakeLine();
      const store = memoryStore();
      await store.append({ ...SAVE, length: 0 });
      const tables = new Tables(START, line, async () => store);
      host.steps = [saving(0), { read: "here-a" }, saving(1)];
      assert.equal((await asked(tables, line)).status, 200);
      assert.deepEqual(host.answers, [false, ["[]"], true]);
      assert.equal(line.state?.trouble, null);
      tables.stop();
    });

    test("a log that cannot be read is refused, and the next request is answered", async () => {
      const line = new FakeLine();
      const read = () => Promise.reject(new Error("broken"));
      const tables = new Tables(START, line, async () => ({ ...memoryStore(), read }));
      host.steps = [{ read: "here-a" }];
      assert.deepEqual(await asked(tables, line), { status: 503, error: "device-trouble" });
      assert.equal((await asked(tables, line)).status, 200);
      tables.stop();
    });

    test("one that fails otherwise says that the move was not made", async () => {
      const line = new FakeLine();
      const tables = new Tables(START, line, async () => ({
        ...memoryStore(),
        append: () => Promise.reject(new Error("broken")),
      }));
      host.steps = [saving(0)];
      assert.equal((await asked(tables, line)).status, 503);
      assert.equal(line.state?.trouble?.id, "device-not-saved");
      tables.stop();
    });

    test("a refused one is said, and games are played as long as the tab is open", async () => {
      const line = new FakeLine();
      const tables = new Tables(START, line, () => Promise.reject(new DOMException("no", "SecurityError")));
      host.steps = [saving(0), saving(1)];
      for (let move = 0; move < 2; move += 1) assert.equal((await asked(tables, line)).status, 200);
      assert.equal(line.state?.trouble?.id, "device-no-storage");
      tables.stop();
    });

    test("of the games that are not in the file it says which tries still count", async () => {
      const line = new FakeLine();
      const refused = (id: string) => ({ status: 409, body: { error: { id, arguments: {} } } });
      host.games = {
        "here-a": { status: 200, body: { id: "here-a" } },
        "here-b": refused("deal-counted"),
        "here-c": refused("table-broken"),
      };
      const info = { status: "playing", changed: 0, seats: [] };
      const store: Store = {
        ...memoryStore(),
        rows: async () => Object.keys(host.games).map((id) => ({ id, length: 1, info, record: null }) as never),
      };
      const tables = new Tables(START, line, async () => store);
      await asked(tables, line, { ...ASK, path: "device/games" });
      const answer = line.told.find((one) => one.kind === "answer");
      assert.deepEqual(answer?.kind === "answer" && answer.body, { games: [{ id: "here-a" }], failed: 1, counted: 1 });
      tables.stop();
    });

    test("a request that comes twice is answered once, and memory does not grow", async () => {
      const line = new FakeLine();
      const tables = new Tables(START, line, async () => memoryStore());
      await asked(tables, line);
      tables.hear({ from: "page", kind: "request", n, request: ASK });
      await asked(tables, line);
      assert.equal(line.told.filter((one) => one.kind === "answer").length, 2);
      tables.stop();
      const recent = new Recent(3);
      assert.deepEqual(
        ["a", "b", "a", "c", "d", "b", "a"].map((key) => recent.add(key)),
        [true, true, false, true, true, false, true],
      );
      assert.equal(recent.size, 3);
    });

    test("each site of an origin remembers its own tables, and those of an older version", async () => {
      kept.set("tables", JSON.stringify({ old: { starter: "s", seats: [] } }));
      const { keysOf, myTables, rememberSeat, write, read } = await import("../src/device.svelte.ts");
      assert.equal(keysOf("old").starter, "s");
      rememberSeat("new", "t");
      assert.deepEqual(JSON.parse(kept.get("tables /")!), {
        old: { starter: "s", seats: [] },
        new: { starter: null, seats: ["t"] },
      });
      assert.deepEqual(JSON.parse(kept.get("tables")!), { old: { starter: "s", seats: [] } });
      refuses = true;
      rememberSeat("later", "u");
      assert.deepEqual(keysOf("later").seats, ["u"]);
      refuses = false;
      write("tables /", {});
      assert.deepEqual(myTables(), []);
      assert.equal(read("nothing", 7), 7);
      kept.clear();
    });
  });

  describe("a kept engine", () => {
    test("that is older than the page is not used: it would not save", async () => {
      const line = new FakeLine();
      const { resume: _, ...older } = host;
      mock.method(PYTHON, "runPython", () => older);
      const tables = new Tables(START, line, async () => memoryStore());
      assert.deepEqual(await asked(tables, line), { status: 503, error: "device-no-engine" });
      mock.restoreAll();
      tables.stop();
    });

    test("goes on from the snapshot of exactly its files, and starts without one that it cannot use", async () => {
      const { snapshotOf, startPython } = await import("../src/local/engine.ts");
      const memory = new Uint8Array([1, 2, 3]);
      const address = snapshotOf(ENGINE, { version: "1", files: {} });
      const startsWith = async (files: Record<string, Uint8Array<ArrayBuffer>>, breaks = false) => {
        started = [];
        inCache = (wanted) => (wanted in files ? new Response(files[wanted]) : undefined);
        mock.method(PYTHON, "unpackArchive", () => {
          if (breaks && started.length === 1) throw new Error("another build");
        });
        await startPython(ENGINE, () => {});
        return started.map((options) => "_loadSnapshot" in options);
      };
      const kept = { [`${ENGINE}pyodide.asm.wasm`]: memory, [address]: memory };
      assert.deepEqual(await startsWith(kept), [true]);
      assert.deepEqual(await startsWith(kept, true), [true, false]);
      assert.deepEqual(
        await startsWith({
          [`${ENGINE}pyodide.asm.wasm`]: memory,
          [snapshotOf(ENGINE, { version: "2", files: {} })]: memory,
        }),
        [false],
      );
      assert.deepEqual(await startsWith({ [address]: memory }), [false]);
      inCache = () => undefined;
    });
  });

  describe("bots", () => {
    const TURN = { key: ["here-a", 1, 7], seconds: 0.1, turn: "…" };

    test("after three failed starts the page says so and the quick bot moves, for every later turn too", async () => {
      const line = new FakeLine();
      const tables = new Tables(START, line, async () => memoryStore());
      FakeWorker.onstart = (worker) => worker.onmessage?.({ data: { kind: "failed" } });
      host.turnsNow = [TURN];
      await asked(tables, line);
      await until(() => host.quick.length === 1);
      assert.equal(FakeWorker.made.length, 3);
      assert.ok(FakeWorker.made.every((worker) => worker.ended));
      assert.equal(line.state?.quickBots, true);
      host.turnsNow = [{ ...TURN, key: ["here-a", 1, 8] }];
      await asked(tables, line);
      await until(() => host.quick.length === 2);
      assert.equal(FakeWorker.made.length, 3);
      assert.deepEqual(
        host.quick.map((key) => JSON.parse(key) as unknown),
        [
          ["here-a", 1, 7],
          ["here-a", 1, 8],
        ],
      );
      tables.stop();
    });

    test("without kernels the page says that quick bots play; with them it does not", async () => {
      for (const quick of [true, false]) {
        const line = new FakeLine();
        const tables = new Tables(START, line, async () => memoryStore());
        FakeWorker.onstart = (worker) => worker.onmessage?.({ data: { kind: "ready", quick } });
        host.turnsNow = [TURN];
        await asked(tables, line);
        await until(() => line.state?.quickBots === quick);
        tables.stop();
      }
    });
  });

  describe("what was stored", () => {
    test("a value of another shape counts as nothing", async () => {
      const { keysOf, read } = await import("../src/device.svelte.ts");
      const shapes = { "7": 5, '"x"': "y", "[]": [1], "{}": { a: 1 } };
      for (const [stored, own] of Object.entries(shapes))
        for (const other of Object.values(shapes)) {
          kept.set("thing", stored);
          assert.deepEqual(read("thing", other), other === own ? JSON.parse(stored) : other);
        }
      kept.set("thing", "[null, 1]");
      assert.deepEqual(read("thing", [] as number[]), [1]);
      assert.deepEqual(keysOf("__proto__"), { starter: null, seats: [] });
    });
  });

  describe("go on in this tab", () => {
    test("a tab that leads and does not answer can be replaced, and its question is asked again", async (context) => {
      context.mock.timers.enable({ apis: ["setTimeout"] });
      const { Device, leaderIsSilent } = await import("../src/local/device.svelte.ts");
      const device = new Device("/towns/");
      const answer = device.request("tables", { method: "POST", body: "{}" });
      await Promise.resolve();
      const [line] = FakeLine.made;
      const [worker] = FakeWorker.made;
      assert.ok(!leaderIsSilent());
      context.mock.timers.tick(4000);
      assert.ok(leaderIsSilent());
      device.takeOver();
      assert.ok(!leaderIsSilent());
      assert.deepEqual(
        worker!.heard.map(({ kind }) => kind),
        ["start", "take-over"],
      );

      const { lead } = await import("../src/local/leading.ts");
      void locks.request("cubetown /towns/", { steal: false }, async () => {}).catch(() => {}); // The silent tab.
      const [start, takeOver] = worker!.heard as [Start, TakeOver];
      void lead(start);
      assert.deepEqual(said, []);
      void lead(takeOver);
      assert.deepEqual(said, [{ kind: "leading", leading: true }]);

      const before = line!.told.length;
      line!.onmessage?.({ data: { leader: "new", kind: "leads" } });
      const [again] = line!.told.slice(before) as unknown as { kind: string; n: number; from: string }[];
      assert.equal(again?.kind, "request");
      line!.onmessage?.({
        data: { leader: "new", to: again!.from, kind: "answer", n: again!.n, status: 200, body: { table: "here-b" } },
      });
      assert.deepEqual(await (await answer).json(), { table: "here-b" });
    });
  });
});
