/** The end of a game: the count step by step, the headline, wins in a row. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { stepsOf, waysOf } from "../src/end/counting.ts";
import { postcardOf, textOf } from "../src/end/postcard.ts";
import { headlineOf } from "../src/end/verdict.ts";
import type { PlayerScore, Reason, Score } from "../src/generated/protocol.ts";
import type { Result } from "../src/own/results.ts";
import { isFirstWin, winsInARow } from "../src/own/wins.ts";

const reason = (id: string, points: number, squares: string[], square?: string): Reason => ({
  id,
  points,
  squares,
  arguments: square ? { square } : {},
});
const line = (card: string, ...reasons: Reason[]) => ({
  card,
  count: 1,
  points: reasons.reduce((sum, { points }) => sum + points, 0),
  reasons,
});
const player = (name: string, total: number, ...lines: ReturnType<typeof line>[]): PlayerScore => ({
  name,
  total,
  lines,
});

test("a count goes from the empty squares to the total, a step for each reason", () => {
  const steps = stepsOf(
    player(
      "Ann",
      5,
      line("cottage", reason("reason-fed", 6, ["a1", "b1"]), reason("reason-unfed", 0, ["c1"])),
      line("well", reason("reason-well", 1, ["d1", "c1"], "d1")),
      line("empty", reason("reason-empty", -2, ["a4", "b4"])),
    ),
  );
  assert.deepEqual(
    steps.map(({ points, total }) => [points, total]),
    [
      [-2, -2],
      [6, 4],
      [1, 5],
    ],
  );
  assert.deepEqual(
    steps.map(({ pops }) => [...pops]),
    [
      [
        ["a4", -1],
        ["b4", -1],
      ],
      [
        ["a1", 3],
        ["b1", 3],
      ],
      [["d1", 1]],
    ],
  );
  assert.deepEqual(
    steps.map(({ isEmpty, isFed }) => [isEmpty, isFed]),
    [
      [true, false],
      [false, true],
      [false, false],
    ],
  );
});

test("points that the squares cannot share evenly show on one of them", () => {
  const [step] = stepsOf(player("Ann", 5, line("tavern", reason("reason-by-number", 5, ["a1", "b1"]))));
  assert.deepEqual([...step!.pops], [["b1", 5]]);
});

test("food comes from the nearest feeder", () => {
  assert.deepEqual(
    [...waysOf(["a1", "d4"], ["b1", "c4"])],
    [
      ["b1", [-1, 0]],
      ["c4", [1, 0]],
    ],
  );
  assert.equal(waysOf([], ["b1"]).size, 0);
});

const score = (totals: number[], winners: string[], id = "verdict-points"): Score => ({
  players: totals.map((total, n) => player(["Ann", "Imre", "Bo"][n]!, total)),
  winners,
  verdict: { id, arguments: {} },
  rank: null,
  ranks_from: [],
});
const said = (...given: Parameters<typeof headlineOf>) => {
  const { headline, verdict } = headlineOf(...given);
  return [headline.id, headline.arguments["points"], headline.arguments["other"], verdict?.id];
};

test("the headline is said to the people here", () => {
  assert.deepEqual(said(score([18, 17, 9], ["Ann"]), [1]), ["web-end-won", 18, 17, undefined]);
  assert.deepEqual(said(score([18, 17, 9], ["Ann"]), [3]), ["web-end-lost", 18, 9, undefined]);
  assert.deepEqual(said(score([18, 17], ["Ann"]), [1, 2]), ["web-end-won-by", 18, 17, undefined]);
  assert.deepEqual(said(score([18, 17], ["Ann"]), []), ["web-end-won-by", 18, 17, undefined]);
});

test("where the points do not decide, the verdict of the rules says why", () => {
  assert.deepEqual(said(score([9, 9], ["Imre"], "verdict-turns"), [2]), ["web-end-won-tie", 9, 9, "verdict-turns"]);
  assert.deepEqual(said(score([9, 9], ["Imre"], "verdict-turns"), [1]), ["web-end-lost-tie", 9, 9, "verdict-turns"]);
  assert.deepEqual(said(score([9, 9], ["Ann", "Imre"], "verdict-shared"), [1])[0], "web-end-shared");
  assert.deepEqual(said(score([9, 9, 2], ["Ann", "Imre"], "verdict-shared"), [3])[0], "verdict-shared");
  assert.deepEqual(said(score([9, 12], ["Ann"]), [1])[0], "verdict-points", "somebody resigned");
  assert.deepEqual(said(score([9, 12], [], "verdict-city-nobody"), [1])[0], "verdict-city-nobody");
  assert.deepEqual(said(score([9], ["Ann"], "verdict-solo"), [1])[0], "verdict-solo");
});

const result = (table: string, at: number, place: number, more: Partial<Result> = {}) =>
  ({ table, at, place, game: "tiny-towns", players: 2, help: 0, ...more }) as Result;

test("wins in a row end at a loss, and skip other games, solo and help", () => {
  const kept = [
    result("a", 1, 1),
    result("b", 2, 2),
    result("c", 3, 1),
    result("d", 4, 2, { help: 1 }),
    result("e", 5, 2, { game: "shake-that-city" }),
    result("f", 6, 1, { players: 1 }),
  ];
  assert.equal(winsInARow(kept, "tiny-towns", "now"), 2);
  assert.equal(winsInARow([...kept, result("now", 7, 1), result("later", 8, 1)], "tiny-towns", "now"), 2);
  assert.equal(isFirstWin(kept, "tiny-towns", "now"), false);
  assert.equal(isFirstWin(kept, "tiny-towns", "a"), true);
  assert.equal(isFirstWin([], "tiny-towns", "now"), true);
});

const words = { name: "Ann <3", result: "5 points", more: "Engineer", about: "Tiny Towns", link: "table.test/" };
const board = { board: ["cottage .", "wood well"] };

test("a postcard draws the board in its colours, and a name is only text", () => {
  const look = { drawingOf: (word: string) => (word === "wood" ? "cube_wood" : word) };
  const svg = postcardOf(board, look, words, (token) => `#${token}`);
  assert.ok(svg.includes("Ann &lt;3"));
  assert.ok(!svg.includes("var("), "a picture has no style sheet");
  assert.equal(svg.match(/viewBox="0 0 64 64"/g)!.length, 4, "three squares and the logo");
  assert.ok(svg.includes("table.test/"));
  assert.ok(!postcardOf(board, look, { ...words, link: null }, () => "#000").includes("table.test"));
});

test("as a text it has a sign for each square", () => {
  const signOf = (word: string) => ({ cottage: "🏠", well: "⛲" })[word] ?? "⬜";
  assert.equal(
    textOf(board.board, signOf, words),
    "Cubetown · Tiny Towns\nAnn <3 · 5 points · Engineer\n🏠⬜\n⬜⛲\ntable.test/",
  );
});
