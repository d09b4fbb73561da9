/** The lines of a score are named whichever game they are of. */

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { learnSentences, speak } from "../src/catalogue.svelte.ts";
import type { Result } from "../src/own/results.ts";
import type { PlayerScore, ScoreLine, Setup } from "../src/generated/protocol.ts";
import { bestAfter, kindOf, onlyWithHelp } from "../src/own/best.ts";
import { categoryRows, ownCategory } from "../src/score/categories.ts";
import { lineId, lineName, standingOf } from "../src/score/lines.ts";

before(async () => {
  await speak("en");
  learnSentences("prizes", { en: "line-prizes = Prizes\ntile-park = Park" });
});

const line = (fields: object) => ({ count: 1, points: 2, reasons: [], ...fields }) as ScoreLine;
const player = (total: number, ...lines: ScoreLine[]): PlayerScore => ({ name: "Ann", total, lines });

test("a line is named by its key", () => {
  assert.deepEqual([line({ card: "well" }), line({ type: "park" }), line({ line: "prizes" })].map(lineName), [
    "Well",
    "Park",
    "Prizes",
  ]);
  assert.equal(lineId(line({ type: "park" })), "park");
});

test("the table has a row for each category, and adds up the lines in it", () => {
  const score = {
    players: [
      player(6, line({ card: "well" }), line({ card: "forum", points: 4 })),
      player(2, line({ card: "baths" })),
    ],
  };
  const rows = categoryRows(score, ({ card }) => ({
    id: card === "well" ? "well" : "monument",
    label: "",
    drawing: null,
  }));
  assert.deepEqual(
    rows.map(({ category, points }) => [category.id, ...points]),
    [
      ["well", 2, null],
      ["monument", 4, 2],
    ],
  );
});

test("what open squares cost comes last", () => {
  const score = {
    players: [
      player(1, line({ card: "well" }), line({ card: "empty", points: -3 })),
      player(2, line({ card: "farm" })),
    ],
  };
  assert.deepEqual(
    categoryRows(score, ownCategory).map(({ category }) => category.id),
    ["well", "farm", "empty"],
  );
});

test("before the end, open squares cost nothing", () => {
  const cottage = line({ card: "cottage", points: 3 });
  const open = line({ card: "empty", count: 15, points: -15 });
  assert.deepEqual(standingOf(player(-12, cottage, open)), { points: 3, lines: [cottage], open });
  assert.deepEqual(standingOf(player(2, line({ type: "park" }))).open, null);
});

test("a best is kept with the one before it, and a table counts once", () => {
  const first = bestAfter(undefined, "x", 30);
  assert.deepEqual(first, { points: 30, table: "x", before: null });
  assert.equal(bestAfter(first, "x", 30), first);
  assert.equal(bestAfter(first, "y", 29), first);
  assert.deepEqual(bestAfter(first, "y", 31), { points: 31, table: "y", before: 30 });
});

test("a first best is not the first result where earlier games had help", () => {
  const kind = kindOf("shake-that-city", { variant: "solo", players: ["Ann"], side: "coastal" } as unknown as Setup);
  const earlier = {
    table: "x",
    game: "shake-that-city",
    variant: "solo",
    players: 1,
    side: "coastal",
    help: 1,
  } as Result;
  assert.ok(onlyWithHelp([earlier], kind, "y"));
  assert.ok(!onlyWithHelp([earlier], kind, "x"));
  assert.ok(
    !onlyWithHelp(
      [
        { ...earlier, help: 0 },
        { ...earlier, side: null },
      ],
      kind,
      "y",
    ),
  );
});
