/** Messages become sentences: true minus signs, lists, names, and what a game brings itself. */

import assert from "node:assert/strict";
import { before, test } from "node:test";
import {
  has,
  learnCardNames,
  learnSentences,
  name,
  shownNumber,
  speak,
  spoken,
  text,
} from "../src/catalogue.svelte.ts";
import type { Setup } from "../src/generated/protocol.ts";

before(() => speak("en"));

test("a negative number has a true minus sign, a hyphen stays one", () => {
  assert.equal(text("web-minus", { points: -3 }), "−3 points");
  assert.equal(text("web-hello", { name: "Ann-3" }), "Hello, Ann-3");
  assert.equal(shownNumber(-12), "−12");
  assert.equal(shownNumber(-7.25, 1), "−7.3");
});

test("lists are joined, and cards in them named", () => {
  learnSentences("lists", { en: "x-all = { $cards }\nx-any = { $cards_or }\nx-who = { $names }" });
  assert.equal(text("x-all", { cards: ["well", "mill"] }), "Well and mill");
  assert.equal(text("x-any", { cards: ["well", "mill"] }), "Well or mill");
  assert.equal(text("x-who", { names: ["Ann", "Bo", "Cy"] }), "Ann, Bo and Cy".replace("Bo and", "Bo, and"));
});

test("a message may hold another", () => {
  assert.equal(text("web-hello", { name: { id: "card-well", arguments: {} } }), "Hello, Well");
});

test("what a game brings is said, the page's own sentences stay", () => {
  learnSentences("dice", { en: "game-dice = Dice\ncard-well = Spring", fr: "game-dice = Dés" });
  assert.equal(name("game", "dice"), "Dice");
  assert.equal(name("card", "well"), "Well");
  assert.ok(!has("web-nothing-of-the-kind"));
});

test("another language takes a game's sentences along, and English where it lacks one", async () => {
  learnSentences("more", { en: "game-more = More" });
  await speak("fr");
  assert.equal(spoken(), "fr");
  assert.equal(name("game", "dice"), "Dés");
  assert.equal(name("game", "more"), "More");
  await speak("xx");
  assert.equal(spoken(), "en");
});

test("cards of one's own are called as they say", () => {
  learnCardNames({ cards: [{ id: "mill", name: { "": "Mill", fr: "Moulin" } }], monuments: [] } as unknown as Setup);
  assert.equal(name("card", "mill"), "Mill");
});

test("an id without a sentence shows itself", () => {
  assert.equal(text("web-nothing-of-the-kind"), "web-nothing-of-the-kind");
  assert.equal(name("tile", "moon"), "moon");
});
