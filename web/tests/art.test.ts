/** The drawings without their colours. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { drawing, names as all } from "../src/art/drawings.ts";

const NAMES = ["wood", "wheat", "brick", "glass", "stone", "home", "shop", "factory", "park", "road"];
const TILES = ["home", "shop", "factory", "park", "road"];
const colourless = (name: string) => drawing(name).body.replaceAll(/var\(--art-[\w-]+\)/g, "grey");

/** The colours of both themes: red, green, blue and how opaque, from 0 to 1. */
const [light = "", dark = ""] = readFileSync(new URL("../src/art/tokens.css", import.meta.url), "utf8").split(
  /:root\[data-theme="dark"\]|@media/,
);
const tokens = (css: string) =>
  Object.fromEntries(
    [...css.matchAll(/--art-([\w-]+): #(\w+);/g)].map(([, name = "", hex = ""]) => [
      name,
      hex.match(/../g)!.map((pair) => parseInt(pair, 16) / 255),
    ]),
  );
const THEMES = { light: tokens(light), dark: { ...tokens(light), ...tokens(dark) } };

/** How much lighter the lighter of two tokens is than the other: what is left of their contrast in greyscale. */
function contrast(theme: Readonly<Record<string, number[]>>, top: string, ground: string): number {
  const [above, below] = [theme[top]!, theme[ground]!];
  const mixed = below.map((part, n) => part + (above[n]! - part) * (above[3] ?? 1));
  const [lighter = 0, darker = 0] = [mixed, below].map(luminance).toSorted((one, other) => other - one);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(colour: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The token that a symbol is filled with; it is drawn last. */
const symbolOf = (name: string) =>
  [...drawing(name).body.matchAll(/<path transform="[^"]+" fill="var\(--art-([\w-]+)\)"/g)].at(-1)?.[1] ?? "";

test("every cube can be told apart in greyscale by its symbol", () => {
  const cubes = NAMES.map((name) => colourless(`cube_${name}`));
  assert.equal(new Set(cubes).size, NAMES.length);
  for (const cube of cubes) assert.match(cube, /<path transform/);
});

test("every tile of a city can be told apart in greyscale by what is printed on it", () => {
  for (const kind of ["tile_", "bonus_", "construction_"]) {
    const names = all.filter((name) => name.startsWith(kind));
    assert.ok(names.length >= TILES.length, kind);
    assert.equal(new Set(names.map(colourless)).size, names.length, kind);
  }
});

test("what is carved or printed stands out in greyscale, in both themes", () => {
  for (const [theme, colours] of Object.entries(THEMES)) {
    for (const name of NAMES)
      assert.ok(contrast(colours, symbolOf(`cube_${name}`), `cube-${name}`) >= 3, `${theme}: the cube of ${name}`);
    for (const name of TILES) {
      const printed = name === "road" ? ["ink", "cube-road"] : [symbolOf(`tile_${name}`)];
      assert.ok(
        Math.max(...printed.map((token) => contrast(colours, token, `tile-${name}`))) >= 3,
        `${theme}: the tile of ${name}`,
      );
      assert.ok(contrast(colours, symbolOf(`bonus_${name}`), "paper") >= 3, `${theme}: the bonus tile of ${name}`);
    }
  }
});
