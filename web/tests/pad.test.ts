/** Sheets of the score pad: links carry them whole, and options settle. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { playersOf, recordsOf, winnersOf, type PastGame } from "../src/pad/kept.ts";
import { decode, encode } from "../src/pad/link.ts";
import { seatOf, squaresIn } from "../src/pad/problems.ts";
import { isBlank, newSheet, rowsOf, settled, squaresOf } from "../src/pad/sheet.ts";
import { blankSheet, newPlayer, type Sheet } from "../src/screen/sheet.ts";
import type { GameInfo } from "../src/generated/protocol.ts";

const TOWNS = {
  game: "tiny-towns",
  options: [
    {
      name: "variant",
      kind: "choice",
      choices: [
        { value: "standard", least_players: 2, most_players: 6 },
        { value: "solo", least_players: 1, most_players: 1 },
      ],
      default: "standard",
      needs: {},
    },
    {
      name: "edition",
      kind: "choice",
      choices: ["en", "uk"].map((value) => ({ value, least_players: 1, most_players: 6 })),
      default: "en",
      needs: {},
    },
    {
      name: "orchard",
      kind: "choice",
      choices: ["lines", "anywhere"].map((value) => ({ value, least_players: 1, most_players: 6 })),
      default: "lines",
      needs: { edition: ["uk"] },
    },
    { name: "promos", kind: "flag", choices: [], default: false, needs: {} },
  ],
  sheet: { size: 4, options: ["variant", "edition", "orchard", "cards"] },
} as unknown as GameInfo;

const town = (): Sheet => ({
  ...blankSheet("tiny-towns"),
  variant: "town-hall",
  edition: "uk",
  orchard: "anywhere",
  cards: ["cottage", "orchard", "well"],
  players: [
    {
      ...newPlayer(16),
      name: "Їжак",
      board: ["cottage", "well", "silva_forum", ...Array<string>(13).fill(".")],
      monument: "silva_forum",
      cubes: { d4: ["wood", "brick"] },
      shrine: 6,
      completed: 12,
      turns: 3,
    },
    { ...newPlayer(16), name: "Bo" },
  ],
});

test("a link carries a whole sheet and nothing that an address must escape", () => {
  const link = encode(town());
  assert.match(link, /^1[\w-]+$/);
  assert.deepEqual(decode(link), town());
});

test("a city travels with its bonus tiles", () => {
  const city: Sheet = {
    ...blankSheet("shake-that-city"),
    variant: "solo",
    side: "coastal",
    north: ["road", "shop", "any"],
    west: ["home", "park", "factory"],
    players: [{ ...newPlayer(36), name: "Ann", left: 2 }],
  };
  assert.deepEqual(decode(encode(city)), city);
});

test("links of the first version are read", () => {
  const packed = [
    "t",
    "standard",
    "en",
    "lines",
    "landlocked",
    2,
    "",
    ". cottage well",
    ["Ann", `12${"0".repeat(14)}`],
  ];
  const read = decode(`1${btoa(JSON.stringify(packed))}`);
  assert.equal(read?.game, "tiny-towns");
  assert.deepEqual(read?.cards, ["cottage", "well"]);
  assert.deepEqual(read?.players[0]?.board.slice(0, 3), ["cottage", "well", "."]);
});

test("what is no link gives no sheet", () => {
  const link = encode(town());
  const forged = (...players: unknown[]) => `1${btoa(JSON.stringify(["t", "", "", "", "", 0, "", ".", ...players]))}`;
  for (const text of [
    "",
    "1",
    "2abc",
    "1nonsense",
    link.slice(0, -9),
    forged(),
    forged(["Ann", "0".repeat(15)]),
    forged([7, "0000"]),
    forged(["Ann", "0000"], ["Bo", "0"]),
    forged(...Array(13).fill(["Ann", "0000"])),
  ])
    assert.equal(decode(text), null, text);
});

test("a new sheet has the options' defaults and a board of the game's size", () => {
  const sheet = newSheet(TOWNS);
  assert.deepEqual([sheet.variant, sheet.edition, sheet.orchard], ["standard", "en", "lines"]);
  assert.equal(sheet.players[0]?.board.length, 16);
  assert.ok(isBlank(sheet));
  assert.ok(!isBlank(town()));
});

test("options that do not fit each other are as if nobody had chosen them", () => {
  const sheet: Sheet = { ...newSheet(TOWNS), edition: "en", orchard: "anywhere" };
  assert.equal(settled(TOWNS, sheet).orchard, "lines");
  assert.equal(settled(TOWNS, { ...sheet, edition: "uk" }).orchard, "anywhere");
  const solo: Sheet = { ...newSheet(TOWNS), variant: "solo" };
  assert.equal(settled(TOWNS, solo).variant, "solo");
  assert.equal(settled(TOWNS, { ...solo, players: [newPlayer(16), newPlayer(16)] }).variant, "standard");
});

test("boards are written as rows, squares named from the top left", () => {
  assert.deepEqual(rowsOf(["a", "b", "c", "d"]), ["a b", "c d"]);
  assert.deepEqual(squaresOf(["", "", "", ""]), ["a1", "b1", "a2", "b2"]);
});

test("a problem says whose it is and where", () => {
  assert.equal(seatOf({ id: "x", arguments: { field: "players[2].town" } }), 2);
  assert.equal(seatOf({ id: "x", arguments: { field: "variant" } }), null);
  assert.deepEqual(squaresIn({ id: "x", arguments: { square: "a1" } }), ["a1"]);
  assert.deepEqual(squaresIn({ id: "x", arguments: { squares: ["a1", "b2"] } }), ["a1", "b2"]);
});

test("a player whose board stayed empty has no game in the history", () => {
  const [ann, bo] = town().players;
  const past = (...players: Sheet["players"]): PastGame => ({
    when: 1,
    game: "tiny-towns",
    winners: ["Їжак"],
    sheet: encode({ ...town(), players }),
    players: players.map(({ name }, n) => ({ name, total: n ? -16 : 20 })),
  });
  const half = past(ann!, bo!);
  assert.deepEqual(
    playersOf(half).map(({ name }) => name),
    ["Їжак"],
  );
  assert.deepEqual(winnersOf(half), []);
  assert.deepEqual(recordsOf([half]), [{ name: "Їжак", games: 1, wins: 0, average: 20, best: 20 }]);
  const whole = past(ann!, { ...ann!, name: "Bo" });
  assert.deepEqual(
    recordsOf([half, whole]).map(({ name, games, wins }) => [name, games, wins]),
    [
      ["Їжак", 2, 1],
      ["Bo", 1, 0],
    ],
  );
});
