/** Turns that end by themselves, and taps that come too soon. */

import assert from "node:assert/strict";
import { afterEach, beforeEach, describe, mock, test } from "node:test";
import { STEADY_AFTER } from "../src/device.svelte.ts";
import type { LogLine } from "../src/generated/protocol.ts";
import { Ending, ENDS_AFTER, toldOf, type Turn } from "../src/table/ending.ts";
import { freshLines, takeBackTold } from "../src/table/lines.ts";
import { guardTaps, Sights, type Sight } from "../src/table/tapGuard.ts";

let ended: Turn[] = [];
let waits: boolean[] = [];
let ending = new Ending(() => {});

const turn = (offer: number, moves: readonly string[], final = false): Turn => ({ seat: 1, offer, moves, final });
const placing = turn(1, ["place a1", "place a2"]);

describe("turns", () => {
  beforeEach(() => {
    mock.timers.enable({ apis: ["setTimeout"] });
    [ended, waits] = [[], []];
    ending = new Ending(
      (turn) => ended.push(turn),
      (waiting) => waits.push(waiting),
    );
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
  left,
  top,
  right: left + 100,
  bottom: top + 40,
  label,
  scrolled,
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
  for (const [control, y] of [
    [done, 220],
    [bar, 520],
    [row, 420],
  ] as const)
    assert.equal(sights.isSteady(control, 50, y, LATER + 10), true);
});

/** A page of one control, just enough for the guard: its box, a dialog above it, frames and presses by hand. */
function pageOf(control: object, box: () => Sight, isCovered: () => boolean) {
  const frames: (() => void)[] = [];
  const hears = new Map<string, (event: object) => void>();
  class Watcher {
    observe() {}
    disconnect() {}
  }
  let now = 0;
  const made = Object.assign(control, {
    closest: (selector: string) => (selector === "dialog" ? null : control),
    matches: () => false,
    ariaLabel: "Done",
    getBoundingClientRect: box,
  });
  const root = {
    querySelectorAll: () => [made],
    querySelector: () => (isCovered() ? {} : null),
    contains: () => true,
    addEventListener: () => {},
    removeEventListener: () => {},
  };
  const changed: (() => void)[] = [];
  const world = globalThis as Record<string, unknown>;
  const fakes = {
    Element: Object,
    ResizeObserver: Watcher,
    scrollX: 0,
    scrollY: 0,
    MutationObserver: class extends Watcher {
      constructor(onchange: () => void) {
        super();
        changed.push(onchange);
      }
    },
    requestAnimationFrame: (frame: () => void) => frames.push(frame),
    cancelAnimationFrame: () => (frames.length = 0),
    addEventListener: (type: string, hear: (event: object) => void) => hears.set(type, hear),
  };
  const real = Object.keys(fakes).map((name) => [name, world[name]] as const);
  Object.assign(world, fakes);
  mock.method(performance, "now", () => now);
  guardTaps(root as unknown as HTMLElement);
  return {
    leave() {
      for (const [name, one] of real) world[name] = one;
      mock.restoreAll();
    },
    changes(at: number) {
      now = at;
      changed[0]!();
      frames.splice(0).forEach((frame) => frame());
    },
    /** Whether a press counts. */
    press(at: number) {
      let counts = true;
      hears.get("pointerdown")!({
        target: made,
        timeStamp: (now = at),
        clientX: 50,
        clientY: 20,
        stopImmediatePropagation: () => (counts = false),
      });
      return counts;
    },
  };
}

test("a dialog that closes has changed nothing behind it, unless that moved meanwhile", () => {
  let [covered, left] = [false, 0];
  const page = pageOf(
    {},
    () => at(left, 0),
    () => covered,
  );
  page.changes(0);
  covered = true;
  page.changes(LATER);
  covered = false;
  page.changes(2 * LATER);
  assert.equal(page.press(2 * LATER + 10), true);
  covered = true;
  page.changes(3 * LATER);
  [covered, left] = [false, -80];
  page.changes(4 * LATER);
  assert.equal(page.press(4 * LATER + 10), true); // It was under this point before as well.
  left = 30;
  page.changes(5 * LATER);
  assert.equal(page.press(5 * LATER + 10), false);
  page.leave();
});

test("who did nothing is not told that the game has moved on", () => {
  const [stale, illegal, lost] = ["table-stale", "illegal-over", "web-error-lost"].map((id) => ({ id, arguments: {} }));
  assert.deepEqual(
    [toldOf(stale!, true), toldOf(illegal!, true), toldOf(stale!, false), toldOf(lost!, false)],
    [null, illegal, stale, null],
  );
});

describe("going back", () => {
  const line = (seat: number, move: string): LogLine => ({
    seat,
    move,
    message: { id: `move-${move}`, arguments: {} },
  });
  const note = (seat: number, id: string): LogLine => ({ seat, move: "", message: { id, arguments: {} }, note: true });
  const before = [line(1, "name"), line(2, "place"), note(2, "log-refused"), line(1, "done")];

  test("the log's fresh lines are found when moves are gone, and old notes are not told again", () => {
    const back = note(1, "log-took-back-agreed");
    assert.deepEqual(freshLines(before, [...before, line(2, "done")]), [line(2, "done")]);
    assert.deepEqual(freshLines(before, [line(1, "name"), note(2, "log-refused"), back]), [back]);
    assert.deepEqual(
      freshLines(
        before,
        before.map((one) => ({ ...one })),
      ),
      [],
    ); // The page has come again.
  });

  test("everybody sees that the game went back, and the others that somebody refused", () => {
    const [agreed, alone, refused] = [
      note(1, "log-took-back-agreed"),
      note(1, "log-took-back"),
      note(2, "log-refused"),
    ];
    const tells = (one: LogLine) =>
      [1, 2, 3].filter((seat) => takeBackTold([line(1, "name"), one], [seat]) === one.message);
    assert.deepEqual([agreed, alone, refused].map(tells), [
      [1, 2, 3],
      [2, 3],
      [1, 3],
    ]);
    assert.equal(takeBackTold([line(1, "name"), note(2, "log-time-up")], [1]), null);
  });
});
