/** Turns that end by themselves, and taps that come too soon. */

import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, mock, test } from "node:test";
import { Ending, ENDS_AFTER, type Turn } from "../src/table/ending.ts";
import { Sights, STEADY_AFTER, type Sight } from "../src/table/tapGuard.ts";

let ended: Turn[] = [];
let waits: boolean[] = [];
let ending = new Ending(() => {});

const turn = (offer: number, moves: readonly string[], final = false): Turn => ({ seat: 1, offer, moves, final });
const placing = turn(1, ["place a1", "place a2"]);

describe("turns", () => {
  beforeEach(() => {
    mock.timers.enable({ apis: ["setTimeout"] });
    [ended, waits] = [[], []];
    ending = new Ending((turn) => ended.push(turn), (waiting) => waits.push(waiting));
  });
  afterEach(() => mock.timers.reset());

  test("a turn in which only done is left ends at once", () => {
    ending.see(placing);
    ending.see(turn(2, ["build well a1 a2", "done"]));
    assert.deepEqual(ended, []);
    ending.see(turn(3, ["done"]));
    ending.see(turn(3, ["done"])); // An update about somebody else.
    assert.equal(ended.length, 1);
  });

  test("where that is final it waits, for two seconds or the next tap", () => {
    ending.see(placing);
    ending.see(turn(2, ["done"], true));
    mock.timers.tick(ENDS_AFTER - 1);
    assert.deepEqual([ended.length, waits], [0, [true]]);
    mock.timers.tick(1);
    assert.deepEqual([ended.length, waits], [1, [true, false]]);
    ending.see(turn(3, ["place b1", "place b2"]));
    ending.see(turn(4, ["done"], true));
    ending.tap();
    mock.timers.tick(ENDS_AFTER);
    assert.equal(ended.length, 2);
  });

  test("undo keeps the turn, until there is something else to do", () => {
    ending.see(placing);
    ending.see(turn(2, ["done"], true));
    ending.hold(1);
    mock.timers.tick(ENDS_AFTER);
    ending.see(turn(3, ["done"])); // "Not done yet" comes back to it.
    assert.deepEqual(ended, []);
    ending.hold(1);
    ending.see(turn(4, ["place a1", "place a2"]));
    ending.see(turn(5, ["done"]));
    assert.equal(ended.length, 1);
  });

  test("a page that has just come waits for its player", () => {
    ending.see(turn(2, ["done"]));
    ending.see(null);
    assert.deepEqual(ended, []);
  });

  test("it is no longer final when somebody else goes on after all", () => {
    ending.see(placing);
    ending.see(turn(2, ["done"], true));
    assert.equal(ended.length, 0);
    ending.see(turn(2, ["done"], false));
    assert.equal(ended.length, 1);
  });
});

const at = (left: number, top: number, label = "Done", scrolled: readonly [number, number] = [0, 0]): Sight => ({
  left, top, right: left + 100, bottom: top + 40, label, scrolled,
});
const LATER = STEADY_AFTER + 1000;

test("a tap on what has just appeared does not count", () => {
  const sights = new Sights<object>();
  const brick = {};
  sights.look(brick, at(0, 0), 1000);
  assert.equal(sights.isSteady(brick, 50, 20, 1000 + STEADY_AFTER - 1), false);
  assert.equal(sights.isSteady(brick, 50, 20, 1000 + STEADY_AFTER), true);
  sights.look(brick, at(0, 0, "Undo"), 2000); // Another control in the same element.
  assert.equal(sights.isSteady(brick, 50, 20, 2100), false);
});

test("a control that moved counts where it was before, and everywhere after a while", () => {
  const sights = new Sights<object>();
  const done = {};
  sights.look(done, at(0, 0), 0);
  sights.look(done, at(60, 0), LATER);
  assert.equal(sights.isSteady(done, 80, 20, LATER + 10), true);
  assert.equal(sights.isSteady(done, 130, 20, LATER + 10), false);
  assert.equal(sights.isSteady(done, 130, 20, LATER + STEADY_AFTER), true);
});

test("scrolling is no move, of the page or in a list", () => {
  const sights = new Sights<object>();
  const [done, bar, row] = [{}, {}, {}];
  for (const control of [done, bar, row]) sights.look(control, at(0, 500), 0);
  sights.look(done, at(0, 200, "Done", [0, 300]), LATER);
  sights.look(bar, at(0, 500, "Done", [0, 300]), LATER); // It stays in the window.
  sights.look(row, at(0, 400), LATER, true);
  for (const [control, y] of [[done, 220], [bar, 520], [row, 420]] as const) assert.equal(sights.isSteady(control, 50, y, LATER + 10), true);
});
