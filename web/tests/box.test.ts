/** A box of one's own: its data, its name, links and sheets that carry it. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { packed, unpackedLink } from "../src/local/links.ts";
import { decode, encode } from "../src/pad/link.ts";
import { differenceOf, merge, nameOfData } from "../src/screen/data.ts";
import { blankSheet, newPlayer } from "../src/screen/sheet.ts";
import { cellsOf, patternOf } from "../src/tiny-towns/pattern.ts";

const ZONES = { boards: { coastal: { zones: ["111111"], sea: ["east"] } }, rounds: 15 };

test("changes are merged and found again key by key", () => {
  const changes = { boards: { coastal: { sea: ["north"] } } };
  const changed = merge(ZONES, changes);
  assert.deepEqual(changed, { boards: { coastal: { zones: ["111111"], sea: ["north"] } }, rounds: 15 });
  assert.deepEqual(differenceOf(ZONES, changed), changes);
  assert.deepEqual(differenceOf(ZONES, ZONES), {});
});

test("only what changes a game has a name, whatever the order of its keys", () => {
  assert.equal(nameOfData({}), "");
  assert.equal(nameOfData({ components: { boards: { coastal: { verified: true } } } }), "");
  const [one, other] = [
    { a: 1, b: { c: 2, verified: true } },
    { b: { c: 2 }, a: 1 },
  ];
  assert.equal(nameOfData(one), nameOfData(other));
  assert.notEqual(nameOfData(one), nameOfData({ a: 1, b: { c: 3 } }));
});

test("a sheet's link carries the data of its box; one without them is as it always was", () => {
  const sheet = { ...blankSheet("shake-that-city"), side: "coastal", players: [newPlayer(36)] };
  assert.equal(encode(sheet)[0], "1");
  assert.deepEqual(decode(encode(sheet)), sheet);
  const own = { ...sheet, data: { components: { boards: { coastal: { sea: ["north"] } } } } };
  assert.equal(encode(own)[0], "2");
  assert.deepEqual(decode(encode(own)), own);
});

test("a sheet with data that are none, or too many, is not read", () => {
  const sheet = { ...blankSheet("shake-that-city"), players: [newPlayer(36)] };
  for (const data of [[1], { long: "x".repeat(40_000) }] as unknown[]) {
    const link = encode({ ...sheet, data: data as Record<string, unknown> });
    assert.equal(decode(link), null);
  }
});

test("a link that carries a box is read again; anything else is refused", async () => {
  const box = { kind: "box" as const, text: JSON.stringify({ game: "tiny-towns", data: {} }) };
  assert.deepEqual(await unpackedLink(await packed(box)), box);
  let seed = 1;
  const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
  const letters = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_#%";
  for (let n = 0; n < 300; n++) {
    const length = Math.floor(random() * 200);
    const noise = Array.from({ length }, () => letters[Math.floor(random() * letters.length)]).join("");
    await assert.rejects(unpackedLink(`b${noise}%`));
    assert.equal(decode(`2${noise}`), null);
  }
});

test("a pattern is the smallest around what is drawn", () => {
  assert.deepEqual(patternOf(cellsOf([".B.", "OGO"])), [".B.", "OGO"]);
  const moved = cellsOf([]);
  moved[15] = "W";
  assert.deepEqual(patternOf(moved), ["W"]);
  assert.deepEqual(patternOf(cellsOf([])), ["."]);
});
