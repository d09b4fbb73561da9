/** The counted tries of a device: which one still runs, and what is kept of one that is over. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { boardOf, hasTried, noteResult, runningTry, tryOf } from "../src/deals/tries.ts";
import { rememberTable, write } from "../src/device.svelte.ts";
import { answerBy } from "../src/http.ts";
import type { Board, TableInfo } from "../src/generated/protocol.ts";

const DAY = "daily/tiny-towns/2026-11-18";
const CODE = "YWYy";
const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
} as Storage;

/** What was asked of the backend; it answers what a test says, or cannot be reached. */
const asked: string[] = [];

function answer(answers: Record<string, unknown>): void {
  asked.length = 0;
  answerBy({
    request: async (path) => {
      asked.push(path);
      const found = answers[path.split("?")[0]!];
      if (found === undefined) throw new TypeError("away");
      return Response.json(found, { status: "error" in (found as object) ? 507 : 200 });
    },
    open: () => {
      throw new TypeError("away");
    },
  });
}

/** A device with a counted try of a day, begun at the table `t1`. */
function begun(changes: Record<string, unknown> = {}): void {
  globalThis.localStorage = storage;
  kept.clear();
  rememberTable({ table: "t1", starter: "host", seats: [{ seat: 1, token: "secret" }] });
  write("deals", { [DAY]: { table: "t1", code: CODE, ...changes } });
}

const mine = (status: TableInfo["status"]) => ({ "tables/mine": { tables: [{ table: "t1", status }] } });

test("a try runs while its table is played, and until it has shown its end", async () => {
  begun();
  for (const [status, running] of [
    ["playing", "t1"],
    ["over", "t1"],
    ["closed", undefined],
    ["broken", undefined],
  ] as const) {
    answer(mine(status));
    assert.equal(await runningTry(CODE, DAY), running, status);
    assert.equal(await runningTry(CODE), running, `${status}, by a link to the same deal`);
  }
  assert.ok(hasTried(CODE));
  assert.equal(await runningTry("another"), undefined);
  assert.ok(!hasTried("another"));
});

test("a try whose table was cleared runs no more, but one that cannot be asked about may", async () => {
  begun();
  answer({ "tables/mine": { tables: [] } });
  assert.equal(await runningTry(CODE, DAY), undefined);
  answer({ "tables/mine": { tables: [], incomplete: true } });
  assert.equal(await runningTry(CODE, DAY), "t1");
  answer({});
  assert.equal(await runningTry(CODE, DAY), "t1");
});

test("a try without its secrets, or with a result, is over without asking anybody", async () => {
  begun();
  for (const left of [{}, { t1: { starter: "host", seats: [] } }]) {
    write("tables /", left);
    answer(mine("playing"));
    assert.equal(await runningTry(CODE, DAY), undefined);
  }
  begun({ points: 30 });
  assert.equal(await runningTry(CODE, DAY), undefined);
  assert.deepEqual(asked, []);
});

test("a result is noted for one's own try only", () => {
  begun();
  noteResult(DAY, "t2", 50, true);
  assert.deepEqual(tryOf(DAY), { table: "t1", code: CODE });
  noteResult(DAY, "t1", 30, true);
  assert.deepEqual(tryOf(DAY), { table: "t1", points: 30, won: true });
  rememberTable({ table: "t3", starter: null, seats: [{ seat: 1, token: "brought" }] });
  noteResult("daily/tiny-towns/2026-11-19", "t3", 20, false);
  assert.deepEqual(tryOf("daily/tiny-towns/2026-11-19"), { table: "t3", points: 20, won: false });
  noteResult("daily/tiny-towns/2026-11-20", "a friend's", 20, false);
  assert.equal(tryOf("daily/tiny-towns/2026-11-20"), undefined);
});

test("a result that could not be entered at the end is entered once the board is looked at", async () => {
  const board = (rank: number | null) =>
    ({ deal: DAY, number: 1, top: [], histogram: [], mine: rank && { rank } }) as unknown as Board;
  begun({ points: 30 });
  answer({ board: board(null), "tables/t1/result": board(1) });
  assert.equal((await boardOf(DAY, "t1")).mine?.rank, 1);
  answer({ board: board(null), "tables/t1/result": { error: { id: "deal-board-full", arguments: {} } } });
  assert.equal((await boardOf(DAY, "t1")).mine, null);
  for (const [deal, table] of [
    [DAY, undefined],
    [DAY, "t2"],
    [CODE, "t1"],
  ] as const) {
    answer({ board: board(null) });
    await boardOf(deal, table);
    assert.equal(asked.length, 1, "nothing of one's own is missing there");
  }
});
