import assert from "node:assert/strict";
import { test } from "node:test";
import { barsOf, rowsWith } from "../src/deals/board.ts";
import { rowsOf, together } from "../src/deals/compare.ts";
import { clockText, dailyName, dayBefore, monthsBefore, squares, streakAt } from "../src/deals/days.ts";
import type { Board, Replay, Score } from "../src/generated/protocol.ts";

test("days in a row count finished tries, and today may still be open", () => {
  const tries = Object.fromEntries(
    ["2026-02-28", "2026-03-01", "2026-03-02"].map((day) => [dailyName("tiny-towns", day), { table: "t", points: 30 }]),
  );
  assert.equal(dayBefore("2026-03-01"), "2026-02-28");
  assert.equal(streakAt(tries, "tiny-towns", "2026-03-02"), 3);
  assert.equal(streakAt(tries, "tiny-towns", "2026-03-03"), 3);
  assert.equal(streakAt(tries, "tiny-towns", "2026-03-04"), 0);
  assert.equal(streakAt(tries, "shake-that-city", "2026-03-02"), 0);
  const begun = { ...tries, [dailyName("tiny-towns", "2026-03-03")]: { table: "t" } };
  assert.equal(streakAt(begun, "tiny-towns", "2026-03-03"), 3);
});

test("the earlier deals go back to the first one, month by month", () => {
  assert.deepEqual(monthsBefore("2026-01-01", 1), []);
  const months = monthsBefore("2026-03-02", 61);
  assert.deepEqual(
    months.map(({ id, days }) => [id, days.length]),
    [
      ["2026-03", 1],
      ["2026-02", 28],
      ["2026-01", 31],
    ],
  );
  assert.deepEqual(months[0]!.days[0], { date: "2026-03-01", number: 60 });
  assert.deepEqual(months[2]!.days.at(-1), { date: "2026-01-01", number: 1 });
});

test("the text to share says which bots were beaten, and nothing of the deal", () => {
  const bots = { easy: 12, normal: 23, hard: 34, expert: 41 };
  assert.equal(
    squares(34, bots, (bot) => bot),
    "🟩 easy  🟩 normal  🟨 hard  ⬜ expert",
  );
});

test("the next deal is counted down in hours, minutes and seconds", () => {
  assert.equal(clockText(3_723_000), "1:02:03");
  assert.equal(clockText(-5), "0:00:00");
});

test("on a board everybody stands where the points say, bots too", () => {
  const top = [
    { rank: 1, name: "Ann", points: 41 },
    { rank: 2, name: "Bo", points: 35 },
  ] as unknown as Board["top"];
  const bots = { easy: 33, hard: 41, expert: 60 };
  assert.deepEqual(
    rowsWith(top, bots).map((row) => ("bot" in row ? row.bot : row.name)),
    ["expert", "Ann", "hard", "Bo", "easy"],
  );
  const board = {
    top,
    histogram: [
      { points: 35, number: 1 },
      { points: 41, number: 1 },
    ],
  } as unknown as Board;
  const bars = barsOf(board, bots);
  assert.deepEqual(
    [bars[0], bars[2], bars.at(-1)],
    [
      { points: 33, number: 0 },
      { points: 35, number: 1 },
      { points: 60, number: 0 },
    ],
  );
});

test("a game that was won stands before more points, as its rank says", () => {
  const top = [
    { rank: 1, name: "Ann", points: 55 },
    { rank: 2, name: "Bo", points: 61 },
  ] as unknown as Board["top"];
  assert.deepEqual(
    rowsWith(top, { easy: 40, expert: 56 }).map((row) => ("bot" in row ? row.bot : row.name)),
    ["expert", "Ann", "Bo", "easy"],
  );
});

test("two games are compared round by round", () => {
  const frame = (round: number, move: string | null, seat: number | null = 1) => ({
    line: move === null ? null : { seat, move, message: { id: "move-place", arguments: { text: move } } },
    view: { round },
  });
  const replay = (...frames: unknown[]) => ({ frames }) as unknown as Replay;
  const mine = replay(
    frame(1, null),
    frame(1, "take wood"),
    frame(1, "place a1"),
    frame(2, "done"),
    frame(2, "draw glass", null),
    frame(2, "take glass"),
  );
  const theirs = replay(
    frame(1, null),
    frame(1, "take wood"),
    frame(1, "place a1"),
    frame(2, "done"),
    frame(2, "draw glass", null),
    frame(2, "take brick"),
  );
  const rows = rowsOf(mine, theirs);
  assert.deepEqual(
    rows.map(({ round, same }) => [round, same]),
    [
      [1, true],
      [2, false],
    ],
  );
  assert.deepEqual(
    rows[1]!.theirs.map(({ arguments: { text } }) => text),
    ["take brick"],
  );
  const score = (name: string) => ({ players: [{ name }], winners: [name], rank: 3 }) as unknown as Score;
  assert.deepEqual(
    together(score("Ann"), score("Bo")).players.map(({ name }) => name),
    ["Ann", "Bo"],
  );
});
