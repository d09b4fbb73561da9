/** Keys and typed commands at a table. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { Begun, LogLine } from "../src/generated/protocol.ts";
import {
  askedBy,
  askedInWords,
  beginnings,
  isAnswered,
  KEYS,
  lastRound,
  takes,
  whyNothing,
  type Press,
} from "../src/table/keys.ts";
import { modeOf, panelsOf } from "../src/table/layout.ts";
import { bestPlaces, marksOf, progressAt, usesOf } from "../src/tiny-towns/planning.ts";

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  code: "",
  ctrlKey: false,
  altKey: false,
  metaKey: false,
  repeat: false,
  ...more,
});

test("every key of the help does what the help says", () => {
  for (const [key, does] of KEYS.filter(([, one]) => one !== "pick"))
    assert.deepEqual(askedBy(press(key)), { deed: does });
  assert.deepEqual(
    ["1", "5", "6", "0"].map((key) => askedBy(press(key))),
    [{ pick: 1 }, { pick: 5 }, null, null],
  );
  assert.deepEqual(askedBy(press("u")), { deed: "undo" });
});

test("a shortcut of the browser is left alone, and a held key counts once", () => {
  for (const more of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }, { repeat: true }])
    assert.equal(askedBy(press("s", more)), null);
  assert.equal(askedBy(press("x")), null);
});

test("other keyboards go by the place of the key", () => {
  assert.deepEqual(askedBy(press("г", { code: "KeyU" })), { deed: "undo" });
  assert.deepEqual(askedBy(press("&", { code: "Digit1" })), { pick: 1 });
  assert.equal(askedBy(press("9", { code: "Digit1" })), null);
  assert.deepEqual(askedBy(press("s", { code: "KeyO" })), { deed: "score" });
});

test("fields keep their keys, controls keep Enter", () => {
  assert.ok(takes({ tagName: "INPUT", type: "text" }, "u"));
  assert.ok(takes({ tagName: "SELECT" }, "1"));
  assert.ok(takes({ tagName: "BUTTON" }, "Enter"));
  assert.ok(!takes({ tagName: "BUTTON" }, "u"));
  assert.ok(!takes({ tagName: "DIV" }, "Enter"));
  assert.ok(!takes({ tagName: "INPUT", type: "checkbox" }, "u"));
  assert.ok(!takes(null, "u"));
});

test("a typed line is a legal move, the only one it abbreviates, or a word of ours", () => {
  const moves = ["build cottage a1 a2 b1", "build well c1 c2", "done", "place a1", "place b1"];
  assert.deepEqual(askedInWords(" /Place  B1 ", moves), { move: "place b1" });
  assert.deepEqual(askedInWords("build w", moves), { move: "build well c1 c2" });
  assert.deepEqual(askedInWords("well", moves), { move: "build well c1 c2" });
  assert.deepEqual(askedInWords("score", moves), { deed: "score" });
  assert.equal(askedInWords("  ", moves), null);
});

test("a key that does nothing says why", () => {
  const placing = ["place a1", "place b1"];
  assert.deepEqual(
    (["done", "pick", "undo"] as const).map((asked) => whyNothing(asked, placing)),
    ["web-no-done", "web-no-pick", "web-no-undo"],
  );
  assert.deepEqual(
    (["done", "pick", "undo"] as const).map((asked) => whyNothing(asked, [])),
    ["web-nothing-now", "web-nothing-now", "web-no-undo"],
  );
});

test("a line that begins no move now stays to be corrected, and is told what does", () => {
  const moves = ["place a1", "place b1", "done"];
  assert.deepEqual(
    [askedInWords("name wood", moves), askedInWords("place a1", [])],
    [{ wrong: "name wood" }, { wrong: "place a1" }],
  );
  assert.deepEqual(beginnings(moves), ["place", "done"]);
  assert.deepEqual(
    ["name wood", "place d4", "place a1", "score"].map((line) => isAnswered(askedInWords(line, moves)!, moves)),
    [false, false, true, true],
  );
});

test("a wrong line goes to the table, which says why", () => {
  assert.deepEqual(askedInWords("place d4", ["place a1"]), { move: "place d4" });
  assert.deepEqual(askedInWords("place", ["place a1", "place b1"]), { move: "place" });
});

test("the last round is the last one that is complete", () => {
  const log = ["name", "place", "name", "build", "name"].map((move, n): LogLine => ({
    seat: n,
    move,
    message: { id: "x", arguments: {} },
  }));
  const opens = (line: LogLine) => line.move === "name";
  assert.deepEqual(
    lastRound(log, opens).map(({ seat }) => seat),
    [2, 3],
  );
  assert.deepEqual(
    lastRound(log.slice(0, 2), opens).map(({ seat }) => seat),
    [0, 1],
  );
  assert.deepEqual(lastRound([], opens), []);
});

test("each screen gets its layout", () => {
  const sizes = [
    [360, 640],
    [390, 844],
    [640, 360],
    [844, 390],
    [820, 1180],
    [1024, 768],
    [1280, 800],
    [180, 320],
    [195, 422],
    [320, 180],
  ] as const;
  const found = sizes.map(([width, height]) => modeOf(width, height));
  assert.deepEqual(found, ["phone", "phone", "flat", "flat", "tablet", "tablet", "wide", "flow", "flow", "flow"]);
});

test("strips appear where there is room for them", () => {
  assert.deepEqual(panelsOf("phone", 360, 640), { cards: null, others: null });
  assert.deepEqual(panelsOf("phone", 390, 844), { cards: "strip", others: null });
  assert.deepEqual(panelsOf("phone", 412, 915), { cards: "strip", others: "strip" });
  assert.deepEqual(panelsOf("tablet", 820, 1180), { cards: "list", others: "strip" });
  assert.deepEqual(panelsOf("wide", 1280, 800), { cards: "list", others: "list" });
  assert.deepEqual(panelsOf("flat", 640, 360), { cards: null, others: null });
  assert.deepEqual(panelsOf("phone", 390, 844, "others"), { cards: null, others: "strip" });
  assert.deepEqual(panelsOf("phone", 412, 915, "others"), { cards: "strip", others: "strip" });
});

test("a plan marks the most complete places of a card, and the cards that could use a square", () => {
  const begun: Begun[] = [
    { card: "well", have: ["a1"], missing: { a2: "stone" } },
    { card: "well", have: ["a1"], missing: { b1: "stone" } },
    { card: "cottage", have: ["c1", "c2"], missing: { b1: "brick" } },
    { card: "cottage", have: ["c1"], missing: { d1: "glass", d2: "brick" } },
  ];
  const plan = { begun, points: 0, total: -16, open: 16, fed: [], gains: {} };
  const best = bestPlaces(plan, "cottage");
  assert.deepEqual(best.map(progressAt), [{ have: 2, all: 3 }]);
  assert.deepEqual(marksOf(bestPlaces(plan, "well")), {
    have: new Set(["a1"]),
    wanted: new Map([
      ["a2", ["stone"]],
      ["b1", ["stone"]],
    ]),
  });
  assert.deepEqual([...usesOf(plan, "b1").keys()], ["well", "cottage"]);
  assert.deepEqual(bestPlaces(null, "well"), []);
});
