/** Links that carry a game, files of games, and the store: what comes from outside is read with care. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Refused } from "../src/http.ts";
import { gamesIn } from "../src/local/games-file.ts";
import { LONGEST_LINK, LONGEST_TEXT, packed, unpackedLink } from "../src/local/links.ts";
import { memoryStore, type Save } from "../src/local/store.ts";

const isRefused = (id: string) => (error: unknown) => error instanceof Refused && error.reason.id === id;

test("a link brings back what it carries, and is shorter", async () => {
  const text = "cubetown record 1\n" + "1 place a1\n".repeat(300) + "Zoë 🏠";
  const link = await packed({ kind: "game", text });
  assert.match(link, /^g[\w-]+$/);
  assert.ok(link.length < text.length / 5);
  assert.deepEqual(await unpackedLink(link), { kind: "game", text });
  assert.deepEqual(await unpackedLink(await packed({ kind: "position", text: "x" })), { kind: "position", text: "x" });
});

test("a link that is cut, changed, foreign or too long is refused", async () => {
  const link = await packed({
    kind: "game",
    text: "cubetown record 1\n" + Array.from({ length: 99 }, (_, n) => `1 place a${n}`).join("\n"),
  });
  const huge = await packed({ kind: "game", text: "x".repeat(LONGEST_TEXT + 1) });
  assert.ok(huge.length < LONGEST_LINK);
  for (const bad of [
    "",
    "g",
    "x" + link,
    link.slice(0, link.length / 2),
    `${link}!`,
    "g" + "A".repeat(LONGEST_LINK),
    huge,
    "g____",
  ])
    await assert.rejects(unpackedLink(bad), isRefused("device-link-bad"), bad.slice(0, 20));
});

test("only a file of games is one", () => {
  assert.deepEqual(gamesIn('{"cubetown_games": 1, "games": [7]}'), [7]);
  for (const text of [
    "",
    "{",
    "[]",
    "null",
    "7",
    '{"cubetown_games": 2, "games": []}',
    '{"cubetown_games": 1, "games": {}}',
  ])
    assert.throws(() => gamesIn(text), isRefused("device-games-not-a-file"), text);
});

test("a store adds to a log only if the writer knew all of it", async () => {
  const store = memoryStore();
  const save = (id: string, length: number, count: number): Save => ({
    id,
    length,
    count,
    entries: `${length}+${count}`,
    info: null,
    record: null,
  });
  assert.equal(await store.append(save("a", 0, 2)), true);
  assert.equal(await store.append(save("a", 2, 1)), true);
  assert.equal(await store.append(save("a", 2, 1)), false);
  assert.deepEqual(await store.read("a"), ["0+2", "2+1"]);
  assert.deepEqual(await store.read("b"), []);
  assert.deepEqual(
    (await store.rows()).map(({ id, length }) => [id, length]),
    [["a", 3]],
  );
});
