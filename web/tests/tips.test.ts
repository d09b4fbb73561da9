/** Tips in the first games: which comes when, and what puts them away. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { settings } from "../src/device.svelte.ts";
import type { ShakeView, TinyTownsView } from "../src/generated/protocol.ts";
import { cityTips } from "../src/shake-that-city/tips.ts";
import { townTips } from "../src/tiny-towns/tips.ts";
import { isFirstGame, nextTip, noMoreTips, putAway } from "../src/tips/tips.ts";

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
} as Storage;

/** A device that remembers nothing yet; other tests in this process have their own. */
function freshDevice(): void {
  globalThis.localStorage = storage;
  kept.clear();
  settings.tips = true;
}

const town = (...rows: string[]) =>
  ({ shown: [], players: [{ town: rows.length ? rows : Array(4).fill(". . . .") }] }) as unknown as TinyTownsView;
const city = (fields: Partial<ShakeView>) =>
  ({
    phase: "pick",
    active: 1,
    round: 1,
    blocked: null,
    variant: "standard",
    players: [{}, {}],
    ...fields,
  }) as ShakeView;

test("each tip of Tiny Towns comes at its moment", () => {
  assert.deepEqual(townTips(town(), 1, []), []);
  assert.deepEqual(townTips(town(), 1, ["keep silva_forum"]), ["town-monument"]);
  assert.deepEqual(townTips(town(), 1, ["name wood"]), ["town-name", "town-goal"]);
  assert.deepEqual(townTips({ ...town(), shown: ["wood"] }, 1, ["take wood"]), ["town-goal", "town-take"]);
  assert.deepEqual(townTips(town(), 1, ["take wood", "take glass"]), ["town-goal", "town-free"]);
  assert.deepEqual(townTips(town("wood . . .", ". . . ."), 1, ["build well a1 a2", "done"]), [
    "town-goal",
    "town-build",
  ]);
  assert.deepEqual(townTips(town("cottage well wood wood", "wood wood . ."), 1, ["put a1"]), [
    "town-goal",
    "town-put",
    "town-fed",
    "town-next-to",
    "town-full",
  ]);
});

test("each tip of Shake That City comes at its moment", () => {
  assert.deepEqual(cityTips(city({}), 1, ["choose home"]), ["city-goal", "city-pick"]);
  assert.deepEqual(cityTips(city({ phase: "build", blocked: "home" }), 2, ["choose shop"]), [
    "city-goal",
    "city-closed",
  ]);
  assert.deepEqual(cityTips(city({ phase: "build", blocked: "home", round: 3 }), 1, ["place a1"]), [
    "city-goal",
    "city-place",
    "city-points",
    "city-bonus",
  ]);
  assert.deepEqual(cityTips(city({ phase: "build", round: 13 }), 2, ["choose shop"]), [
    "city-goal",
    "city-bonus",
    "city-open",
  ]);
  assert.deepEqual(cityTips(city({ phase: "build", round: 4 }), 2, ["choose shop"]), ["city-goal", "city-bonus"]);
  assert.deepEqual(cityTips(city({}), 1, []), []);
});

test("the variants of Shake That City have tips of their own", () => {
  assert.deepEqual(cityTips(city({ variant: "family", round: 3 }), 1, ["place a1"]), ["city-family", "city-place"]);
  assert.deepEqual(cityTips(city({ variant: "construction" }), 1, ["place a1"]), [
    "city-goal",
    "city-construction",
    "city-place",
    "city-points",
  ]);
  const solo = city({
    variant: "solo",
    phase: "build",
    blocked: "home",
    players: [{}] as unknown as ShakeView["players"],
  });
  assert.deepEqual(cityTips(solo, 1, ["choose shop"]), ["city-goal", "city-construction", "city-solo"]);
});

test("tips are put away one by one, or all", () => {
  freshDevice();
  assert.equal(nextTip(["a", "b"]), "a");
  putAway("a");
  assert.equal(nextTip(["a", "b"]), "b");
  assert.equal(nextTip(["a"]), null);
  noMoreTips();
  assert.equal(nextTip(["b"]), null);
});

test("only the first three games of each kind have tips, and a reload does not use one up", () => {
  freshDevice();
  const at = (table: string, game = "tiny-towns") => ({ game, table, deal: null, from_position: false });
  assert.ok(!isFirstGame({ ...at("t0"), deal: { deal: "puzzle/tt-1", counted: false } }), "a puzzle is no first game");
  assert.ok(!isFirstGame({ ...at("t0"), from_position: true }));
  for (const table of ["t1", "t2", "t3", "t1"]) assert.ok(isFirstGame(at(table)));
  assert.ok(!isFirstGame(at("t4")));
  assert.ok(isFirstGame(at("t2")));
  assert.ok(isFirstGame(at("t4", "shake-that-city")));
});
