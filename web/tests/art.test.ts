/** The drawings without their colours. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { drawing } from "../src/art/drawings.ts";

const NAMES = ["wood", "wheat", "brick", "glass", "stone", "home", "shop", "factory", "park", "road"];
const colourless = (name: string) => drawing(name).body.replaceAll(/var\(--art-[\w-]+\)/g, "grey");

test("every cube can be told apart in greyscale by its symbol", () => {
  const cubes = NAMES.map((name) => colourless(`cube_${name}`));
  assert.equal(new Set(cubes).size, NAMES.length);
  for (const cube of cubes) assert.match(cube, /<path transform/);
});
