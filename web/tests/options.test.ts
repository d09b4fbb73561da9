/** Options are offered and sent as a game describes them. */

import assert from "node:assert/strict";
import { test } from "node:test";
import {
  changed,
  choicesFor,
  fieldsOf,
  fitting,
  forFirstGame,
  isForFirstGame,
  offersFirstGame,
  optionsIn,
} from "../src/options/options.ts";
import type { Option } from "../src/generated/protocol.ts";

const choices = (...values: [string, number?, number?][]) =>
  values.map(([value, least_players = 1, most_players = 6]) => ({ value, least_players, most_players }));
const option = (name: string, kind: Option["kind"], more: Partial<Option> = {}): Option => ({
  name,
  kind,
  choices: [],
  default: null,
  needs: {},
  ...more,
});

const TOWNS: readonly Option[] = [
  option("variant", "choice", {
    choices: choices(["standard", 2], ["town-hall", 2], ["solo", 1, 1]),
    default: "standard",
  }),
  option("edition", "choice", { choices: choices(["en"], ["uk"]), default: "en" }),
  option("cards", "cards", { choices: choices(["random"], ["first-game"]), default: "random" }),
  option("card_data", "data", { default: [] }),
  option("monuments", "flag", { default: true }),
  option("cavern", "flag", { default: false, needs: { variant: ["standard", "town-hall"] } }),
  option("promos", "flag", { default: false }),
  option("orchard", "choice", {
    choices: choices(["lines"], ["anywhere"]),
    default: "lines",
    needs: { edition: ["uk"] },
  }),
  option("first", "seat", { needs: { variant: ["standard"] } }),
];
const names = (options: Record<string, unknown>, players: number) =>
  fieldsOf(TOWNS, options, players).map((field) => field.option.name);

test("choices are for some numbers of players", () => {
  assert.deepEqual(choicesFor(TOWNS[0]!, 1), ["solo"]);
  assert.deepEqual(choicesFor(TOWNS[0]!, 3), ["standard", "town-hall"]);
});

test("a table begins with the edition of the reader's language", () => {
  assert.deepEqual(optionsIn("uk", TOWNS), { edition: "uk" });
  assert.deepEqual(optionsIn("pl", TOWNS), {});
  assert.deepEqual(optionsIn("uk", [option("side", "choice", { choices: choices(["uk"]) })]), {});
});

test("a first game has its own cards and the Cavern, nothing else added, and the way back leaves the rest", () => {
  const first = forFirstGame(TOWNS, { edition: "uk", cards: ["well"] });
  assert.deepEqual(first, { edition: "uk", cards: "first-game", monuments: false, cavern: true });
  assert.ok(isForFirstGame(TOWNS, first, 2));
  assert.ok(isForFirstGame(TOWNS, changed(TOWNS, first, 2, "variant", "town-hall"), 2));
  assert.ok(!isForFirstGame(TOWNS, {}, 2) && !isForFirstGame(TOWNS, { ...first, monuments: true }, 2));
  assert.ok(
    !isForFirstGame(TOWNS, { ...first, cavern: false }, 2) && !isForFirstGame(TOWNS, { ...first, promos: true }, 2),
  );
  assert.ok(isForFirstGame(TOWNS, fitting(TOWNS, first, 1), 1), "solo has no Cavern");
  assert.deepEqual(forFirstGame(TOWNS, first, false), { edition: "uk" });
  assert.ok(offersFirstGame(TOWNS) && !offersFirstGame(TOWNS.slice(0, 2)));
});

test("only what can be chosen is shown, and no data", () => {
  assert.deepEqual(names({}, 2), ["variant", "edition", "cards", "monuments", "cavern", "promos", "first"]);
  assert.deepEqual(names({}, 1), ["edition", "cards", "monuments", "promos"]);
  assert.deepEqual(names({ variant: "town-hall" }, 2), [
    "variant",
    "edition",
    "cards",
    "monuments",
    "cavern",
    "promos",
  ]);
  assert.deepEqual(names({ edition: "uk" }, 1), ["edition", "cards", "monuments", "promos", "orchard"]);
});

test("a field has what was given, or else the default that fits", () => {
  const values = (options: Record<string, unknown>, players: number) =>
    Object.fromEntries(fieldsOf(TOWNS, options, players).map((field) => [field.option.name, field.value]));
  assert.deepEqual(values({}, 2), {
    variant: "standard",
    edition: "en",
    cards: "random",
    monuments: true,
    cavern: false,
    promos: false,
    first: null,
  });
  assert.equal(values({ first: 3 }, 2)["first"], null);
  assert.equal(values({ first: 2 }, 2)["first"], 2);
  assert.deepEqual(values({ cards: ["well"] }, 2)["cards"], ["well"]);
});

test("a change closes what needs something else", () => {
  assert.deepEqual(changed(TOWNS, { edition: "uk", orchard: "anywhere" }, 2, "edition", "en"), {});
  assert.deepEqual(changed(TOWNS, { first: 2 }, 2, "variant", "town-hall"), { variant: "town-hall" });
  assert.deepEqual(changed(TOWNS, { first: 2 }, 2, "first", null), {});
  assert.deepEqual(changed(TOWNS, {}, 2, "monuments", false), { monuments: false });
  assert.deepEqual(changed(TOWNS, { monuments: false }, 2, "monuments", true), {});
  assert.deepEqual(changed(TOWNS, {}, 2, "cards", []), { cards: [] });
});

test("what is sent fits the players", () => {
  const given = { variant: "town-hall", edition: "uk", orchard: "anywhere", card_data: [{ id: "mill" }], unknown: 1 };
  assert.deepEqual(fitting(TOWNS, given, 3), given);
  assert.deepEqual(fitting(TOWNS, given, 1), {
    edition: "uk",
    orchard: "anywhere",
    card_data: [{ id: "mill" }],
    unknown: 1,
  });
  assert.deepEqual(fitting(TOWNS, { first: 3 }, 2), {});
});
