/** What a table sounds like. */

import assert from "node:assert/strict";
import { test } from "node:test";
import type { LogLine } from "../src/generated/protocol.ts";
import { SOUNDS } from "../src/sound/sounds.ts";
import { heardIn } from "../src/table/heard.ts";

const line = (seat: number | null, move: string): LogLine => ({ seat, move, message: { id: move, arguments: {} } });
const sounds = { chance: "shake", name: "name", place: "place" } as const;

test("new moves are heard, the own ones loudest, one after another", () => {
  const before = [line(1, "name wood")];
  const log = [...before, line(2, "place a1"), line(1, "place b2"), line(null, "shake"), line(2, "done")];
  assert.deepEqual(
    heardIn(before, log, [1], sounds).map(([sound, { loudness }]) => [sound, loudness]),
    [
      ["place", 1],
      ["shake", 1],
    ],
  );
  const [[, only]] = heardIn(log, [...log, line(2, "place c3")], [1], sounds) as [[string, { loudness: number }]];
  assert.ok(only.loudness < 1);
});

test("undone moves and notes are not heard", () => {
  const log = [line(1, "name wood"), line(1, "place a1")];
  assert.deepEqual(heardIn(log, log.slice(0, 1), [1], sounds), []);
  assert.deepEqual(heardIn(log, [...log, { ...line(2, "place a2"), note: true }], [1], sounds), []);
});

test("every sound is short and soft enough to be heard often", () => {
  for (const [name, voices] of Object.entries(SOUNDS)) {
    assert.ok(voices.length > 0, name);
    for (const { at, length, gain, from, to } of voices) {
      assert.ok(at + length <= 1 && gain <= 0.5 && from > 0 && to > 0, name);
    }
  }
});
