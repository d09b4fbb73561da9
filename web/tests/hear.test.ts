/** What is announced, and how the log is grouped. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { LogLine } from "../src/generated/protocol.ts";
import { linesOnlyIn, roundsOf } from "../src/table/lines.ts";
import { ordered, stepOf } from "../src/table/news.ts";

const line = (seat: number | null, move: string, note = false): LogLine => ({
  seat,
  move,
  message: { id: note ? move : "x", arguments: { name: String(seat) } },
  ...(note ? { note } : {}),
});
const opens = ({ move }: LogLine) => move.startsWith("name ");
const never = () => false;

test("a step is told in the order: mine, the others', the round, what came after", () => {
  const fresh = [line(2, "place a3"), line(1, "place d1"), line(1, "done"), line(2, "name glass"), line(3, "place c1")];
  const step = stepOf(fresh, 1, opens, never);
  assert.deepEqual(
    [step.own, step.before, [step.opener], step.after].map((lines) => lines.map((one) => one?.move)),
    [["place d1"], ["place a3"], ["name glass"], ["place c1"]],
  );
  assert.deepEqual(stepOf(fresh.slice(0, 3), 1, opens, never).before, [fresh[0]]);
});

test("whoever asks for a hint or goes back is not told so, and what a bot does for a seat is no move of its own", () => {
  const notes = [line(1, "log-hint", true), line(1, "log-time-up", true), line(1, "log-took-back", true)];
  assert.deepEqual(stepOf(notes, 1, opens, never).before, [notes[1]]);
  assert.deepEqual(stepOf(notes, 2, opens, never).before, notes);
});

test("three levels of detail", () => {
  const sentences = { own: ["own"], before: ["before"], round: "round", opener: "opener", after: [], task: ["task"] };
  assert.deepEqual(
    (["full", "round", "task"] as const).map((detail) => ordered(sentences, detail).join(" ")),
    ["own before round opener task", "own round opener task", "task"],
  );
});

test("lines that change their place when a step closes are neither new nor gone", () => {
  const [mine, theirs] = [line(1, "place d1"), line(2, "place a3")];
  assert.deepEqual(linesOnlyIn([theirs, mine], [mine]), [theirs]);
  assert.deepEqual(linesOnlyIn([mine], [theirs, mine]), []);
  assert.deepEqual(linesOnlyIn([mine, mine], [mine]), [mine]);
});

test("the log is grouped by rounds, and lines that open the same one stay together", () => {
  const log = ["deal", "name wood", "place a1", "name glass", "name brick", "place b1"].map((move) => line(1, move));
  assert.deepEqual(
    roundsOf(log, opens).map(({ number, lines }) => [number, ...lines.map(({ index }) => index)]),
    [
      [null, 0],
      [1, 1, 2],
      [2, 3, 4, 5],
    ],
  );
});
