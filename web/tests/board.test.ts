/** Boards, moves read from their text, shapes, and stepping through a replay. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Confirm, noteInput } from "../src/board/confirm.svelte.ts";
import { changed, neighbour, squareRows } from "../src/board/squares.ts";
import { settings } from "../src/device.svelte.ts";
import { promptOf } from "../src/plain/prompt.ts";
import type { Frame, TableInfo } from "../src/generated/protocol.ts";
import { aimedAt, coveredFrom, handleOf, placementsOf, refusedOn } from "../src/shake-that-city/placements.ts";
import { frameAfter, frameAt, linesUpTo, roundBegun, stepOf } from "../src/table/frames.ts";
import { gamesPlayed } from "../src/table/lists.ts";
import { isJustUs, startAtOnce, startsAtOnce } from "../src/table/rematch.ts";
import { taskMessage } from "../src/table/tasks.ts";
import { cannotUndo, choiceOf, ofKind, onSquare, squaresOf } from "../src/tiny-towns/choices.ts";
import { triedOn } from "../src/tiny-towns/tasks.ts";
import { drawingOf, leavingOf } from "../src/tiny-towns/towns.ts";

test("squares are named from the top left", () => {
  assert.deepEqual(
    squareRows([". wood", "well ."])
      .flat()
      .map(({ name, word }) => `${name} ${word}`),
    ["a1 .", "b1 wood", "a2 well", "b2 ."],
  );
  assert.deepEqual(changed([". wood", ". ."], [". .", "well ."]), new Set(["b1", "a2"]));
  assert.deepEqual(changed(undefined, [". ."]), new Set());
});

test("arrow keys stop at the edge", () => {
  assert.equal(neighbour("b2", "ArrowLeft", 4, 4), "a2");
  assert.equal(neighbour("a1", "ArrowUp", 4, 4), "a1");
  assert.equal(neighbour("b3", "End", 4, 4), "d3");
  assert.equal(neighbour("f6", "Home", 6, 6), "a6");
  assert.equal(neighbour("b2", "Tab", 4, 4), "b2");
});

test("a town's words have drawings", () => {
  assert.deepEqual(["wood", "monument", "well"].map(drawingOf), ["cube_wood", "hidden", "well"]);
});

test("keeping a monument needs a second tap as naming does", () => {
  const moves = ["name wood", "keep archive", "place a1", "done"];
  const waiting = (final: boolean) => moves.filter((move) => cannotUndo(choiceOf(move), final));
  assert.deepEqual(waiting(false), ["name wood", "keep archive"]);
  assert.deepEqual(waiting(true), ["name wood", "keep archive", "place a1"]);
});

test("moves are read from their text", () => {
  assert.deepEqual(choiceOf("build well b2 c2"), {
    move: "build well b2 c2",
    word: "build",
    squares: ["b2", "c2"],
    cards: ["well"],
    resource: null,
  });
  assert.deepEqual(choiceOf("swap b2 wood"), {
    move: "swap b2 wood",
    word: "swap",
    squares: ["b2"],
    cards: [],
    resource: "wood",
  });
  assert.deepEqual(choiceOf("set-aside a b c").cards, ["a", "b", "c"]);
  assert.deepEqual(choiceOf("done"), { move: "done", word: "done", squares: [], cards: [], resource: null });
  assert.deepEqual(choiceOf("dance b2 wildly").squares, ["b2"]);
});

test("a click filters them", () => {
  const choices = ["place a1", "build well a1 b1", "done"].map(choiceOf);
  assert.deepEqual(
    ofKind(choices, "place", "done").map(({ move }) => move),
    ["place a1", "done"],
  );
  assert.deepEqual(
    onSquare(choices, "b1").map(({ word }) => word),
    ["build"],
  );
  assert.deepEqual(squaresOf(choices), new Set(["a1", "b1"]));
});

test("a click on an unlit square means a move", () => {
  assert.equal(triedOn("b2", { task: "place-cube" }, null), "place b2");
  assert.equal(triedOn("b2", { task: "add-one" }, "well"), "add well b2");
  assert.equal(triedOn("b2", { task: "build-or-done" }, null), null);
});

test("a task is a message without its flags", () => {
  assert.deepEqual(taskMessage({ task: "place-cube", resource: "wood", by_another: false }), {
    id: "task-place-cube",
    arguments: { resource: "wood" },
  });
  assert.deepEqual(promptOf({ players: [{ tasks: [{ task: "roll" }] }] }, 1), { id: "task-roll", arguments: {} });
  assert.equal(promptOf({}, 1).id, "web-choose");
});

test("a shape covers squares from its anchor", () => {
  const placements = placementsOf(["choose park", "place b2", "place d1"], ["a1", "b1", "b2"]);
  assert.deepEqual(
    placements.map(({ squares }) => squares.join(" ")),
    ["b2 c2 c3", "d1 e1 e2"],
  );
  assert.equal(aimedAt(placements, "c3")?.move, "place b2");
  assert.equal(aimedAt(placements, "a6"), null);
  assert.deepEqual([...coveredFrom(["b2"], ["a1", "b1", "b2"])], ["b2", "c2", "c3"]);
});

test("a shape is held by the square nearest its middle, wherever it lies", () => {
  assert.equal(handleOf(["a1", "b1", "c1", "c2"]), "b1");
  assert.equal(handleOf(["c3", "d3", "e3", "e4"]), "d3");
  assert.equal(handleOf(["a1", "b2"]), "a1");
  const everywhere = placementsOf(["place b3", "place c3", "place d3"], ["a1", "b1", "c1", "c2"]);
  assert.deepEqual(
    ["c3", "d3", "e3"].map((square) => aimedAt(everywhere, square)?.move),
    ["place b3", "place c3", "place d3"],
  );
  assert.equal(aimedAt(everywhere, "b3")?.move, "place b3");
});

test("a finger's first tap only shows, a mouse and a key act at once", () => {
  const confirm = new Confirm();
  const touch = { type: "pointerdown", pointerType: "touch" };
  noteInput(touch);
  assert.deepEqual([confirm.pick("place a1"), confirm.pick("place b1"), confirm.pending], [false, false, "place b1"]);
  assert.deepEqual([confirm.pick("place b1"), confirm.pending], [true, null]);
  assert.equal(confirm.pick("place c1"), false);
  confirm.cancel();
  assert.equal(confirm.pick("place c1"), false);
  for (const input of [{ type: "pointerdown", pointerType: "mouse" }, { type: "keydown" }]) {
    noteInput(touch);
    noteInput(input);
    assert.equal(new Confirm().pick("place a1"), true);
  }
  noteInput(touch);
  settings.oneTap = true;
  assert.equal(new Confirm().pick("place a1"), true);
  settings.oneTap = false;
});

test("a square that no placement covers means one that is refused", () => {
  assert.equal(refusedOn(["place a1"], ["a1", "b1"], "f6"), "place e6");
  assert.equal(refusedOn([], ["a1"], "c3"), "place c3");
});

test("arrow keys step through a replay and stop at its ends", () => {
  assert.deepEqual(
    ["ArrowRight", "ArrowLeft", "Home", "End"].map((key) => stepOf(key, 3, 9)),
    [4, 2, 1, 9],
  );
  assert.deepEqual([stepOf("ArrowLeft", 1, 9), stepOf("ArrowRight", 9, 9), stepOf("x", 3, 9)], [1, 9, null]);
});

test("a replay stays within its frames", () => {
  const steps = ["", "0", "-3", "2", "2.7", "99", "x"].map((wanted) => frameAt(wanted, 5));
  assert.deepEqual(steps, [1, 1, 1, 2, 2, 5, 1]);
  const line = (move: string) => ({ seat: 1, move, message: { id: "m", arguments: {} } });
  const frames = [
    { line: null, view: {} },
    { line: line("a"), view: {} },
    { line: line("b"), view: {} },
  ] as unknown as Frame[];
  assert.deepEqual(linesUpTo(frames, 1), []);
  assert.deepEqual(
    linesUpTo(frames, 3).map(({ move }) => move),
    ["a", "b"],
  );
});

test("a replay passes over the ends of turns, and knows where rounds begin", () => {
  const frame = (move: string | null, round: number) => ({ line: move && { seat: 1, move }, view: { round } });
  // The view after the last move of a round is already that of the next.
  const frames = [
    frame(null, 1),
    frame("name wood", 1),
    frame("done", 2),
    frame("place a1", 2),
    frame("done", 2),
  ] as unknown as Frame[];
  assert.deepEqual(
    [1, 2, 3, 4].map((number) => frameAfter(frames, number)),
    [2, 4, 4, 5],
  );
  assert.deepEqual(
    frames.map((_, index) => roundBegun(frames, index)),
    [null, 1, null, 2, null],
  );
});

test("a game counts as played once it began", () => {
  const tables = [
    { game: "a", status: "lobby" },
    { game: "b", status: "playing" },
    { game: "c", status: "over" },
  ] as unknown as TableInfo[];
  assert.deepEqual(gamesPlayed(["c", "d"], tables), ["c", "d", "b"]);
});

test("a rematch with bots only starts at once, and only once", () => {
  const [me, bot, other] = [
    { seat: 1, kind: "person" },
    { seat: 2, kind: "bot" },
    { seat: 3, kind: "person" },
  ] as const;
  assert.deepEqual(
    [isJustUs([me, bot], [1]), isJustUs([me, bot, other], [1]), isJustUs([me, bot, other], [1, 3])],
    [true, false, true],
  );
  startAtOnce("x");
  assert.deepEqual([startsAtOnce("y"), startsAtOnce("x"), startsAtOnce("x")], [false, true, false]);
});

test("cubes that become a building slide to their middle; a single cube that was undone does not", () => {
  const before = ["wood stone", "wheat well"];
  assert.deepEqual(
    [...leavingOf(before, [". .", "wheat well"])],
    [
      ["a1", { resource: "wood", right: 0.5, down: 0 }],
      ["b1", { resource: "stone", right: -0.5, down: 0 }],
    ],
  );
  assert.equal(leavingOf(before, [". stone", "wheat well"]).size, 0);
  assert.equal(leavingOf([], before).size, 0);
});
