/** My own games: what is kept of a table, what it comes to, files that come back. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { answerBy } from "../src/http.ts";
import { catchUp } from "../src/own/catch-up.ts";
import { pathOf, scale, ticksFor } from "../src/own/chart.ts";
import {
  byLine,
  fileOf,
  forgetResults,
  grouped,
  helpFor,
  isKnown,
  keepResult,
  keepReview,
  kindOf,
  mySeat,
  rankCounts,
  resultOf,
  results,
  resultsIn,
  runningMean,
  spreadsheetOf,
  summaryOf,
  takeResults,
  type Finished,
  type Result,
} from "../src/own/results.ts";
import type { Score, Setup } from "../src/generated/protocol.ts";

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
} as Storage;

/** A device that remembers nothing yet; other tests in this process have their own. */
function freshDevice(): void {
  globalThis.localStorage = storage;
  kept.clear();
}

const line = (card: string, points: number) => ({ card, count: 1, points, reasons: [] });
const SETUP = {
  players: ["Ann", "Bo"],
  variant: "standard",
  cards: [{ id: "cottage" }, { id: "well" }, { id: "mine", name: { en: "My mine" } }],
  monuments: [{ id: "silva_forum" }, { id: "the_starloom" }],
} as unknown as Setup;
const SCORE = {
  players: [
    { name: "Ann", total: 20, lines: [line("cottage", 12), line("silva_forum", 10), line("empty", -2)] },
    { name: "Bo", total: 24, lines: [line("well", 24)] },
  ],
  winners: ["Bo"],
  verdict: { id: "verdict-points", arguments: {} },
  rank: null,
  ranks_from: [],
} as unknown as Score;
const FINISHED: Finished = { table: "t1", game: "tiny-towns", setup: SETUP, score: SCORE, help: 0 };
const result = (changes: Partial<Result>): Result => ({ ...resultOf(FINISHED, 1, 1000)!, ...changes });

test("what is kept of a game is my side of it", () => {
  const mine = resultOf(FINISHED, 1, 1000);
  assert.deepEqual(mine, {
    table: "t1",
    at: 1000,
    game: "tiny-towns",
    variant: "standard",
    side: null,
    players: 2,
    points: 20,
    place: 2,
    rank: null,
    help: 0,
    cards: ["cottage", "well", "mine", "silva_forum"],
    lines: { cottage: 12, silva_forum: 10, empty: -2 },
    names: { mine: { en: "My mine" } },
  });
  assert.equal(resultOf(FINISHED, 2, 1000)?.place, 1);
  const tied = { ...SCORE, players: SCORE.players.map((player) => ({ ...player, total: 20 })) };
  assert.equal(resultOf({ ...FINISHED, score: tied }, 1, 1000)?.place, 2); // Bo won the tie.
  assert.equal(resultOf(FINISHED, 3, 1000), null);
});

test("only the help that I asked for is mine", () => {
  const note = (seat: number, id: string) => ({ seat, move: "", message: { id, arguments: {} }, note: true });
  const log = [
    note(1, "log-hint"),
    note(2, "log-took-back-agreed"),
    note(2, "log-took-back-hidden"),
    note(1, "log-refused"),
    note(1, "log-took-back"),
  ];
  const table = { take_backs: 3, hints: 1 };
  assert.deepEqual(
    [1, 2, 3].map((seat) => helpFor(seat, table, log)),
    [2, 2, 0],
  );
  assert.equal(helpFor(1, table, []), 4); // A log from before it said who went back.
});

test("on a shared device my seat is the one with my name", () => {
  const seats = [
    { seat: 1, name: "Ann" },
    { seat: 2, name: "Bo" },
    { seat: 3, name: null },
  ];
  assert.equal(mySeat([2], seats, "Ann"), 2);
  assert.equal(mySeat([1, 2], seats, "Bo"), 2);
  assert.equal(mySeat([1, 2], seats, ""), null);
  assert.equal(mySeat([], seats, "Ann"), null);
});

test("a result is kept once, and what is deleted stays away until a file brings it back", () => {
  freshDevice();
  keepResult(result({}));
  keepResult(result({ points: 99 }));
  keepResult(result({ table: "t0", at: 500 }));
  keepReview("t1", { evaluator: "1", luck: 50, others: 0, loss: 120, decisions: 9 });
  assert.deepEqual(
    results().map(({ table, points }) => [table, points]),
    [
      ["t0", 20],
      ["t1", 20],
    ],
  );
  const file = fileOf(results());
  kept.set("bests", JSON.stringify({ a: { table: "t1", points: 20 }, b: { table: "t2", points: 5 } }));
  forgetResults(["t1"]);
  assert.deepEqual(JSON.parse(kept.get("bests")!), { b: { table: "t2", points: 5 } });
  assert.ok(isKnown("t1"));
  keepResult(result({}));
  assert.deepEqual(
    results().map(({ table }) => table),
    ["t0"],
  );
  assert.equal(takeResults(resultsIn(file)!), 1);
  assert.equal(takeResults(resultsIn(file)!), 0);
  assert.equal(results()[1]?.review?.loss, 120);
});

test("of a file from anywhere only results are taken", () => {
  for (const text of ["", "[]", "null", '{"cubetown_results": 2, "results": []}', '{"cubetown_games": 1, "games": []}'])
    assert.equal(resultsIn(text), null, text);
  const odd = [
    null,
    7,
    {},
    { ...result({}), points: "<b>" },
    { ...result({}), lines: { cottage: "x" } },
    { ...result({}), cards: [1] },
    { ...result({}), table: "" },
    { ...result({}), at: 1e300 },
    { ...result({}), names: { cottage: { en: 7 } } },
    { ...result({}), review: { luck: "x" } },
  ];
  assert.deepEqual(resultsIn(JSON.stringify({ cubetown_results: 1, results: [...odd, result({})] })), [result({})]);
});

test("games with help count as games and nowhere else", () => {
  const some = [
    result({}),
    result({ table: "t2", points: 30, place: 1 }),
    result({ table: "t3", points: 99, place: 1, help: 2 }),
    result({ table: "t4", players: 1, variant: "solo", points: 40, rank: 1 }),
  ];
  assert.deepEqual(summaryOf(some), { games: 4, average: 30, best: 40, wins: 1, withOthers: 2 });
  assert.deepEqual(summaryOf([some[2]!]), { games: 1, average: null, best: null, wins: 0, withOthers: 0 });
  assert.deepEqual(
    grouped(some, kindOf).map(([kind, group]) => [kind, group.length]),
    [
      ["standard 2 ", 3],
      ["solo 1 ", 1],
    ],
  );
  assert.deepEqual(rankCounts([...some, result({ rank: 1, help: 1 }), result({ rank: 3 }), result({ rank: 1 })]), [
    { rank: 1, games: 2 },
    { rank: 3, games: 1 },
  ]);
});

test("a card without points counts as nothing, and the whole score stands beside it", () => {
  const lines = byLine([
    result({}),
    result({ table: "t2", points: 30, lines: { cottage: 6, well: 3 }, cards: ["cottage", "well"] }),
  ]);
  assert.deepEqual(lines.slice(0, 3), [
    { id: "silva_forum", games: 1, points: 10, total: 20 },
    { id: "cottage", games: 2, points: 9, total: 25 },
    { id: "well", games: 2, points: 1.5, total: 25 },
  ]);
  assert.deepEqual(lines.at(-1), { id: "empty", games: 1, points: -2, total: 20 });
});

test("a spreadsheet has a row for each game, and no cell breaks out of its place", () => {
  const rows = spreadsheetOf([
    result({ at: 0, variant: 'a,"b"', review: { evaluator: "1", luck: -150, others: 0, loss: 210, decisions: 9 } }),
  ]).split("\r\n");
  assert.equal(rows[1], '1970-01-01T00:00:00.000Z,tiny-towns,"a,""b""",,2,20,2,0,,0,-1.50,0.00,2.10');
  assert.equal(rows.length, 3);
  const alone = { at: 0, players: 1, points: 20, place: 2 };
  const cells = (one: object) =>
    spreadsheetOf([result({ ...alone, ...one })])
      .split("\r\n")[1]!
      .split(",")
      .slice(5, 9);
  assert.deepEqual(cells({}), ["20", "", "0", ""]); // Nobody else was there to be second to.
  assert.deepEqual(cells({ place: 1 }), ["20", "", "1", ""]);
  assert.deepEqual(cells({ place: 1, rank: 3 }), ["20", "", "", "3"]);
});

test("the axis has round numbers around all points", () => {
  assert.deepEqual(ticksFor(0, 38), [0, 10, 20, 30, 40]);
  assert.deepEqual(ticksFor(-16, 45), [-20, 0, 20, 40, 60]);
  assert.deepEqual(ticksFor(0, 0), [0, 1]);
  assert.equal(scale([0, 10], [100, 0])(5), 50);
  assert.equal(scale([3, 3], [0, 10])(3), 5);
  assert.equal(
    pathOf([
      [0, 1],
      [2.25, 3],
    ]),
    "M0.0 1.0L2.3 3.0",
  );
  assert.deepEqual(runningMean([1, 3, 5, 7], 2), [1, 2, 4, 6]);
});

test("games that ended while nobody looked are found once, and those a bot finished are left out", async () => {
  freshDevice();
  kept.set(
    "tables",
    JSON.stringify(
      Object.fromEntries(["a", "b", "c", "d"].map((table) => [table, { starter: null, seats: [`secret-${table}`] }])),
    ),
  );
  const seat = { seat: 1, kind: "person", name: "Ann", bot: null, resigned: false };
  const info = (table: string, status: string, changes = {}) => ({
    table,
    status,
    changed: 7,
    holds: [1],
    seats: [{ ...seat, ...changes }],
  });
  const asked: string[] = [];
  const answers: Record<string, unknown> = {
    "tables/mine": {
      tables: [
        info("a", "over"),
        info("b", "over", { bot: "easy" }),
        info("c", "playing"),
        info("d", "over", { resigned: true }),
      ],
    },
    "tables/a/replay": { game: "tiny-towns", setup: SETUP, score: SCORE, take_backs: 2, hints: 1 },
  };
  answerBy({
    request: async (path, { body }) => {
      asked.push(`${path} ${body ?? ""}`.trim());
      return Response.json(answers[path]);
    },
    open: () => assert.fail(),
  });
  await catchUp(() => {});
  assert.deepEqual(
    results().map(({ table, at, help, points }) => [table, at, help, points]),
    [["a", 7000, 3, 20]],
  );
  answers["tables/mine"] = { tables: [] };
  await catchUp(() => {});
  assert.equal(asked[1], "tables/a/replay");
  assert.match(asked[0]!, /"table":"a"/);
  assert.doesNotMatch(asked[2]!, /"table":"a"/); // The second time it is known.
});
