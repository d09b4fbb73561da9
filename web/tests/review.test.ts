/** A review in the order in which people read it, and asking until it is done. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { learnSentences, speak } from "../src/catalogue.svelte.ts";
import { answerBy } from "../src/http.ts";
import type { Account, Decision, PlayerReview, Progress, Table } from "../src/generated/protocol.ts";
import { givesHints } from "../src/review/allowed.ts";
import { askReview } from "../src/review/asking.svelte.ts";
import {
  comparedSquares,
  inShort,
  longestRun,
  mainReason,
  mainReasons,
  mostlyRejudged,
  rangeOf,
  rangeOfEstimate,
  rounded,
  signed,
  squaresIn,
  waterfall,
  worst,
} from "../src/review/reading.ts";

const ACCOUNT: Account = { start: 4120, luck: -150, others: 0, loss: 210, rejudged: 40, final: 3800 };
const decision = (begins: number, loss: number, faint = false): Decision =>
  ({
    begins,
    loss,
    faint,
    error: 10,
    turn: ["a"],
    line: ["b"],
    turn_told: [],
    line_told: [],
    choices: [],
  }) as unknown as Decision;

test("where there is little room, the reasons say how many are left out", async () => {
  await speak("en");
  learnSentences("reasons", { en: "web-reasons-more = { $what } and { $number } more" });
  const why = (number: number) =>
    Array.from({ length: number }, (_, n) => ({ line: `l${n}`, points: 100 * (number - n) }));
  assert.equal(mainReasons(why(6)), "l0 +6, l1 +5, l2 +4, l3 +3 and 2 more");
  assert.equal(mainReasons(why(5)), "l0 +5, l1 +4, l2 +3, l3 +2, l4 +1");
});

test("each part of the account begins where the one before ended", () => {
  const bars = waterfall(ACCOUNT, "points");
  assert.deepEqual(
    bars.map(({ part }) => part),
    ["start", "luck", "loss", "rejudged", "final"],
  );
  for (const [n, { from }] of bars.slice(1, -1).entries()) assert.equal(from, bars[n]!.to);
  assert.equal(bars.at(-2)!.to, ACCOUNT.final);
  assert.equal(bars[2]!.change, -210);
  assert.deepEqual(waterfall({ ...ACCOUNT, others: 5, final: 3805 }, "points").map(({ part }) => part)[2], "others");
});

test("the scale of the account leaves room for small changes, and spans what is below nothing", () => {
  const [low, high] = rangeOf(waterfall(ACCOUNT, "points"));
  assert.ok(low > 3500 && low < 3760);
  assert.equal(high, 4120);
  assert.deepEqual(
    rangeOf(waterfall({ ...ACCOUNT, start: 10, luck: -300, loss: 0, rejudged: 0, final: -290 }, "points")),
    [-290, 10],
  );
  assert.deepEqual(
    rangeOf(waterfall({ start: 0, luck: 0, others: 0, loss: 0, rejudged: 0, final: 0 }, "points")),
    [0, 1],
  );
});

test("the scale of the account begins at nothing where a part ends there", () => {
  assert.deepEqual(
    rangeOf(waterfall({ start: 90, luck: -5, others: 0, loss: 0, rejudged: -85, final: 0 }, "win")),
    [0, 90],
  );
  assert.deepEqual(
    rangeOf(waterfall({ start: 50, luck: -50, others: 30, loss: 0, rejudged: 0, final: 30 }, "win")),
    [0, 50],
  );
  assert.deepEqual(
    rangeOf(waterfall({ start: 50, luck: -29, others: 164, loss: 200, rejudged: 15, final: 0 }, "win")),
    [-15, 185],
  );
});

test("the numbers beside the parts add up as they are shown", () => {
  const account: Account = { start: 4714, luck: -144, others: 14, loss: 234, rejudged: -550, final: 3800 };
  const changes = waterfall(account, "points").map(({ change }) => change);
  assert.deepEqual(
    changes.map((one) => one % 10 || 0),
    [0, 0, 0, 0, 0, 0],
  );
  assert.equal(
    changes.slice(0, -1).reduce((sum, one) => sum + one),
    changes.at(-1),
  );
  for (const [n, exact] of [4714, -144, 14, -234, -550, 3800].entries()) assert.ok(Math.abs(changes[n]! - exact) < 10);
  assert.deepEqual(
    waterfall({ start: 91, luck: -6, others: 0, loss: 0, rejudged: -85, final: 0 }, "win").map(({ change }) => change),
    [91, -6, 0, -85, 0],
  );
  assert.deepEqual(rounded([34, 33, 33], 10), [40, 30, 30]);
  assert.deepEqual(rounded([-34, 134, 0], 10), [-30, 130, 0]);
});

test("what the evaluator corrected is explained where it is the largest part", () => {
  const account: Account = { start: 90, luck: -5, others: 0, loss: 0, rejudged: -85, final: 0 };
  assert.equal(mostlyRejudged(account, "win"), "down");
  assert.equal(mostlyRejudged({ ...account, rejudged: 85 }, "win"), "up");
  assert.equal(mostlyRejudged({ ...account, loss: 85 }, "win"), null);
  assert.equal(mostlyRejudged(account, "points"), null);
  assert.equal(mostlyRejudged(ACCOUNT, "points"), null);
});

test("the three most costly mistakes come first, and what may be none is no mistake", () => {
  const decisions = [
    decision(1, 60),
    decision(2, 900, true),
    decision(3, 700),
    decision(4, 49),
    decision(5, 80),
    decision(6, 90),
  ];
  assert.deepEqual(
    worst({ decisions } as unknown as PlayerReview).map(({ begins }) => begins),
    [3, 6, 5],
  );
});

test("a change has its sign, and what is shown as nothing has none", () => {
  assert.deepEqual(
    [120, -250, 4, -4, 0].map((one) => signed(one, "points")),
    ["+1.2", "−2.5", "0", "0", "0"],
  );
  assert.deepEqual(
    [7, -7, 0].map((one) => signed(one, "win")),
    ["+7%", "−7%", "0%"],
  );
});

test("hints are for who plays alone or among bots, but not in what counts or is a puzzle", () => {
  const seat = (number: number, kind: string) => ({ seat: number, kind }) as unknown as Table["seats"][number];
  const table = { status: "playing", deal: null, seats: [seat(1, "person"), seat(2, "bot")] } as const;
  assert.ok(givesHints(table, [1]));
  assert.ok(
    givesHints(
      { ...table, seats: [seat(1, "person")], deal: { deal: "daily/tiny-towns/2026-11-16", counted: false } },
      [1],
    ),
  );
  for (const other of [
    { deal: { deal: "daily/tiny-towns/2026-11-16", counted: true } },
    { deal: { deal: "puzzle/tiny-towns-1", counted: false } },
    { seats: [seat(1, "person"), seat(2, "person")] },
    { status: "over" as const },
  ])
    assert.ok(!givesHints({ ...table, ...other }, [1]));
  assert.ok(!givesHints(table, []));
});

test("a record is sent once, and asked about by its key until it is done", async () => {
  const stages = ["waiting", "quick", "done"];
  const asked: string[] = [];
  answerBy({
    request: async (path, { method }) => {
      asked.push(`${method ?? "GET"} ${path}`);
      return Response.json({
        stage: stages.shift(),
        done: 0,
        all: 0,
        review: null,
        hint: null,
        error: null,
        key: "k",
      } satisfies Record<string, unknown>);
    },
    open: () => assert.fail(),
  });
  const asking = askReview({ record: "cubetown record 1" }, 1);
  while (asking.progress?.stage !== "done") await new Promise((resolve) => setTimeout(resolve, 2));
  assert.deepEqual(asked, ["POST reviews", "GET reviews/k", "GET reviews/k"]);
});

test("a review that fails says why and is asked for no more", async () => {
  let asked = 0;
  const failed: Progress = {
    stage: "failed",
    done: 0,
    all: 0,
    review: null,
    hint: null,
    estimate: null,
    tried: null,
    strength: null,
    error: { id: "table-review-trouble", arguments: {} },
  };
  answerBy({
    request: async () => {
      asked += 1;
      return Response.json(failed);
    },
    open: () => assert.fail(),
  });
  const asking = askReview({ table: "t", token: undefined }, 1);
  while (!asking.trouble) await new Promise((resolve) => setTimeout(resolve, 2));
  await new Promise((resolve) => setTimeout(resolve, 10));
  assert.equal(asking.trouble.id, "table-review-trouble");
  assert.equal(asked, 1);
});

test("an estimate is told in whole points, and between which most games end", () => {
  const of = (points: number, spread: number) =>
    rangeOfEstimate({ evaluator: "e 1", unit: "hundredths", seat: 1, points, spread });
  assert.deepEqual(of(3449, 247), { points: 34, low: 30, high: 39 });
  assert.deepEqual(of(3400, 30), { points: 34, low: 33, high: 35 });
});

test("a hint marks the squares that a move names", () => {
  assert.deepEqual([...squaresIn("build cottage a4 b3 b4")], ["a4", "b3", "b4"]);
  assert.deepEqual([...squaresIn("name wood")], []);
});

test("in short, the parts of the account are whole and add up", () => {
  assert.deepEqual(inShort(ACCOUNT), { start: 41, rest: -1, loss: -2, final: 38 });
  const parts = inShort({ start: 4714, luck: -144, others: 14, loss: 234, rejudged: -550, final: 3800 });
  assert.equal(parts.start + parts.rest + parts.loss, parts.final);
});

test("the longest run of best moves is praised, whatever is only uncertain", () => {
  const decisions = [0, 400, 10, 0, 900, 0, 0, 200].map((loss, n) => decision(n, loss, loss === 900));
  assert.equal(longestRun({ decisions } as unknown as PlayerReview), 5);
  assert.equal(longestRun({ decisions: [] } as unknown as PlayerReview), 0);
});

test("one reason is told, in whole points, and none that is worth nothing", () => {
  const why = [
    { line: "a", points: -200 },
    { line: "b", points: 140 },
    { line: "c", points: 260 },
  ];
  assert.equal(mainReason(why), "c +3");
  assert.equal(mainReason([{ line: "b", points: 40 }]), null);
  assert.equal(mainReason([]), null);
});

test("the position marks the squares in which two turns differ", () => {
  const told = (...squares: string[]) => squares.map((square) => ({ id: "move-place", arguments: { square } }));
  const both = {
    ...decision(1, 500),
    turn_told: told("a1", "b2"),
    line_told: [...told("b2"), { id: "move-build", arguments: { squares: ["c3", "d4"] } }],
  } as Decision;
  assert.deepEqual(
    [...comparedSquares(both)],
    [
      ["a1", "played"],
      ["c3", "better"],
      ["d4", "better"],
    ],
  );
});
