/** Slow tables: the time left in words, the next table, pauses. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Seat, TableInfo } from "../src/generated/protocol.ts";
import { inOrder, isPaused, leftInWords, nextTable, pausesOf } from "../src/table/pace.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;

const said = (seconds: number) => {
  const { id, arguments: values } = leftInWords(seconds);
  return `${String(values["number"])} ${id.replace("web-left-", "")}`;
};

test("the time left is told in the largest unit that says enough", () => {
  assert.deepEqual([2 * DAY, 2 * DAY - 5, 1.5 * DAY, 1.4 * DAY, 2 * HOUR, 5399, 61, 1].map(said), [
    "2 days",
    "2 days",
    "2 days",
    "34 hours",
    "2 hours",
    "90 minutes",
    "2 minutes",
    "1 minutes",
  ]);
});

const table = (id: string, changes: Partial<TableInfo>): TableInfo =>
  ({ table: id, status: "playing", holds: [1], to_act: [1], changed: 0, due: null, ...changes }) as TableInfo;

test("the next table is the most urgent one that waits for me, besides this one", () => {
  const tables = [
    table("later", { due: 900 }),
    table("here", { due: 1 }),
    table("sooner", { due: 500 }),
    table("theirs", { due: 100, to_act: [2] }),
    table("over", { due: 100, status: "over" }),
  ];
  assert.equal(nextTable(tables, "here")?.table, "sooner");
  assert.equal(nextTable(tables.slice(3), "here"), undefined);
  const live = table("live", { changed: 7 });
  assert.deepEqual(
    inOrder([...tables, live, table("older", { changed: 5 })])
      .map((one) => one.table)
      .slice(0, 3),
    ["live", "older", "here"],
  );
});

test("a player is offered the pauses there is time for", () => {
  const seat = (pause_days?: number) => ({ pause_days }) as Seat;
  assert.deepEqual(
    [7, 3, 2, 1, 0, undefined].map((days) => pausesOf(seat(days))),
    [[1, 3, 7], [1, 3], [1, 2], [1], [], []],
  );
  assert.ok(isPaused({ paused_until: 10 } as Seat, 9_999));
  assert.ok(!isPaused({ paused_until: 10 } as Seat, 10_000));
  assert.ok(!isPaused({ paused_until: null } as unknown as Seat, 1));
});
