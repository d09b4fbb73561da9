/** The connection to a table: what it shows when nobody answers. */

import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, mock, test } from "node:test";
import type { Channel } from "../src/backend.ts";
import { answerBy, Refused } from "../src/http.ts";

const OPEN = 1;
const listeners = new Map<string, () => void>();
Object.assign(globalThis, {
  WebSocket: { OPEN },
  localStorage: { getItem: () => null, setItem: () => {} },
  addEventListener: (type: string, hear: () => void) => listeners.set(type, hear),
  removeEventListener: (type: string) => listeners.delete(type),
});
Object.assign(document, { addEventListener: () => {}, removeEventListener: () => {}, hidden: false });
const { Connection } = await import("../src/connection.svelte.ts");

const NEWS = {
  table: {},
  you: { seats: [1], starter: false },
  setup: null,
  effects: {},
  to_act: [],
  clocks: [],
  gone: [],
  score: null,
  views: [],
};

/** A server that answers `hello`, and the rest only while it is there. */
class Server implements Channel {
  readonly readyState = OPEN;
  onopen: Channel["onopen"] = null;
  onmessage: Channel["onmessage"] = null;
  onclose: Channel["onclose"] = null;
  static there = true;
  static heard: string[] = [];
  static made: Server[] = [];

  constructor() {
    Server.made.push(this);
    queueMicrotask(() => Server.there && this.onopen?.(new Event("open")));
  }

  send(text: string): void {
    const { type, re } = JSON.parse(text) as { type: string; re?: number };
    Server.heard.push(type);
    if (!Server.there) return;
    if (type === "hello") this.tell({ type: "welcome", re, n: 0, ...NEWS });
    else if (type === "ping") this.tell({ type: "pong" });
    else if (type === "move") this.tell({ type: "ok", re });
  }

  tell(message: object): void {
    queueMicrotask(() => this.onmessage?.(new MessageEvent("message", { data: JSON.stringify(message) })));
  }

  close(): void {}
}

const settle = async () => {
  for (let turn = 0; turn < 8; turn += 1) await Promise.resolve();
};

async function connected() {
  const connection = new Connection("x");
  await settle();
  assert.equal(connection.status, "open");
  return connection;
}

async function pass(milliseconds: number) {
  for (let left = milliseconds; left > 0; left -= 50) {
    mock.timers.tick(50);
    await settle();
  }
}

describe("a connection", () => {
  beforeEach(() => {
    answerBy({ open: () => new Server(), request: () => Promise.reject(new Error("no requests here")) });
    Object.assign(Server, { there: true, heard: [], made: [] });
    mock.timers.enable({ apis: ["setTimeout", "setInterval", "Date"] });
  });
  afterEach(() => mock.timers.reset());

  test("a tap without an answer shows the loss within three seconds, and first that it is on its way", async () => {
    const connection = await connected();
    Server.there = false;
    const answer = connection.ask("move").catch((error: unknown) => error);
    await pass(400);
    assert.deepEqual([connection.status, connection.slow], ["open", false]);
    await pass(400);
    assert.deepEqual([connection.status, connection.slow], ["open", true]);
    await pass(2100);
    assert.deepEqual([connection.status, connection.slow], ["lost", false]);
    assert.ok((await answer) instanceof Refused);
    assert.ok(Server.heard.includes("ping"));
    Server.there = true;
    await pass(10000);
    assert.equal(connection.status, "open");
    connection.close();
  });

  test("a server that thinks long but is there is not lost", async () => {
    const connection = await connected();
    void connection.ask("start");
    await pass(12000);
    assert.deepEqual([connection.status, connection.slow], ["open", true]);
    connection.close();
  });

  test("a browser that is offline says so at once, and comes back by itself", async () => {
    const connection = await connected();
    Server.there = false;
    listeners.get("offline")?.();
    assert.equal(connection.status, "lost");
    Server.made[0]?.onclose?.(new Event("close") as CloseEvent); // The old socket changes nothing any more.
    await pass(1000);
    Server.there = true;
    listeners.get("online")?.();
    await settle();
    assert.equal(connection.status, "open");
    connection.close();
  });

  test("silence is noticed without a tap as well", async () => {
    const connection = await connected();
    Server.there = false;
    await pass(14000);
    assert.equal(connection.status, "lost");
    connection.close();
  });

  test("a phrase is heard for a few seconds", async () => {
    const connection = await connected();
    Server.made[0]?.tell({ type: "said", seat: 2, phrase: "thanks" });
    await settle();
    assert.deepEqual(
      connection.said.map(({ seat, phrase }) => [seat, phrase]),
      [[2, "thanks"]],
    );
    await pass(7000);
    assert.deepEqual(connection.said, []);
    connection.close();
  });
});
