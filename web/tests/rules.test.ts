/** The numbered rules, read out of their page. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { rulesOf, withCardsOf } from "../src/rules/parse.ts";

const PAGE = `# Rules

Preface.

## 1. Setting up

- **T1.1** One to six
  players; see T2.1.
- **T1.2** A Cottage or a Bakery.

## 2. Cards

| Rule | Card | Text |
|---|---|---|
| **T2.well** | Well | 1 for each Cottage. |

## Sources

- **T9.9** Not a rule.
`;
const NAMES = "card-cottage = Cottage\ncard-bakery = Bakery\ncard-well = Well\n";

test("sections with a number hold rules with numbers", () => {
  const { sections } = rulesOf(PAGE, NAMES);
  assert.deepEqual(
    sections.map(({ title }) => title),
    ["1. Setting up", "2. Cards"],
  );
  assert.deepEqual(
    sections.map(({ rules }) => rules.map(({ id }) => id)),
    [["T1.1", "T1.2"], ["T2.well"]],
  );
  assert.equal(sections[0]?.rules[0]?.text, "One to six players; see T2.1.");
});

test("a rule knows its cards and its first word", () => {
  const [first, second] = rulesOf(PAGE, NAMES).sections;
  assert.deepEqual(first?.rules[1]?.cards, ["cottage", "bakery"]);
  assert.equal(first?.rules[0]?.word, "one");
  assert.deepEqual(second?.rules[0]?.cards, ["cottage", "well"]);
  assert.ok(second?.rules[0]?.text.startsWith("`well` 1 for each"));
});

test("a plural is the same card", () => {
  const { sections } = rulesOf("## 1\n\n- **T1.1** Bakeries and Cottages, no Wellington.\n", NAMES);
  assert.deepEqual(sections[0]?.rules[0]?.cards, ["cottage", "bakery"]);
});

test("a translation takes cards and words from the English rules", () => {
  const french = rulesOf("## 1\n\n- **T1.2** Une Maison.\n- **T7.7** Rien.\n", "");
  const [rule, unknown] = withCardsOf(french, rulesOf(PAGE, NAMES)).sections[0]!.rules;
  assert.deepEqual(rule?.cards, ["cottage", "bakery"]);
  assert.equal(rule?.text, "Une Maison.");
  assert.deepEqual([unknown?.cards, unknown?.word], [[], ""]);
});
