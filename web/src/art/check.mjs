/**
 * Checks the drawings: none is missing, none is broken, every colour exists and stands out.
 * Run `node src/art/check.mjs` in web/; with `--write` it also makes favicon.svg, icon.svg and preview.svg anew.
 */

import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { drawing, names } from "./drawings.ts";
import { icons } from "./icons.ts";

const near = (path) => new URL(path, import.meta.url);
const { cards } = JSON.parse(readFileSync(near("../../../src/cubetown/tiny_towns/cards.json"), "utf-8"));
const css = readFileSync(near("tokens.css"), "utf-8");

const RESOURCES = ["wood", "wheat", "brick", "glass", "stone"];
const TILES = ["home", "shop", "factory", "park", "road"];
const THINGS = ["hammer", "cavern", "empty", "town_hall", "hidden", "unbuilt", "logo", "shaker", "sea"];
const ICONS = [
  ..."undo done bot clock eye link qr sound_on sound_off bell menu language light dark download".split(" "),
  ..."play pause step back close plus minus trash crown hand help".split(" "),
];

const expected = [
  ...cards.map((card) => card.id),
  ...[...RESOURCES, ...TILES].map((name) => `cube_${name}`),
  ...TILES.map((name) => `tile_${name}`),
  ...["any", ...TILES, "diversity", "done"].map((name) => `bonus_${name}`),
  ...TILES.flatMap((one) => TILES.filter((other) => other !== one).map((other) => `construction_${one}_${other}`)),
  ...Array.from({ length: 6 }, (_, seat) => `seat_${seat}`),
  "cube_any",
  ...THINGS,
];

/** The colours set in one block of tokens.css, by their name. */
const block = (start) => {
  const text = css.slice(css.indexOf(start)).split("}", 1)[0];
  return Object.fromEntries([...text.matchAll(/--art-([\w-]+): (#\w+)/g)].map(([, name, value]) => [name, value]));
};

const light = block(":root {");
const chosen = block(':root[data-theme="dark"]');
const dark = { ...light, ...chosen };

const channels = (hex) => [1, 3, 5].map((n) => parseInt(hex.slice(n, n + 2), 16));

/** A colour with an alpha value, as it looks on a ground. */
const over = (hex, under) => {
  const alpha = hex.length > 7 ? parseInt(hex.slice(7), 16) / 255 : 1;
  return channels(hex).map((value, n) => alpha * value + (1 - alpha) * channels(under)[n]);
};

const luminance = (rgb) => {
  const [r, g, b] = rgb.map((value) =>
    value / 255 <= 0.04045 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
};

const contrast = (hex, under) => {
  const [high, low] = [luminance(over(hex, under)), luminance(channels(under))].sort((a, b) => b - a);
  return (high + 0.05) / (low + 0.05);
};

const stands = (theme, colours, token, ground) => {
  const found = contrast(colours[token], colours[ground]);
  assert.ok(found >= 3, `${theme}: ${token} on ${ground} has contrast ${found.toFixed(2)}, less than 3`);
};

const groups = [...new Set(cards.map((card) => card.group))];
const materials = ["wall", "white", "stone", "wood", "brick", "leaf", "gold", "water", "glass", "accent", "roof"];

assert.deepEqual([...names].sort(), [...expected].sort(), "a drawing is missing or not expected");
assert.deepEqual(
  ICONS.filter((name) => !(name in icons)),
  [],
  "an icon is missing",
);
for (const card of cards) assert.equal(drawing(card.id).tint, card.group, `${card.id} has the colour of another group`);

for (const name of names) {
  const { body } = drawing(name);
  assert.doesNotMatch(body, /NaN|undefined|null|\bid=|style=/, `${name} is broken`);
  for (const [, token] of body.matchAll(/var\(--art-([\w-]+)\)/g)) {
    assert.ok(token === "roof" || token in light, `${name} uses the unknown colour ${token}`);
  }
}

assert.deepEqual(block(":root:not([data-theme"), chosen, "the two dark blocks differ");
stands("light", light, "ink", "square");
for (const token of materials) if (token !== "roof") stands("dark", dark, token, "square");
for (const group of groups) stands("dark", dark, group, "square");
for (const [theme, colours] of Object.entries({ light, dark })) {
  for (const name of TILES) {
    if (name !== "road") stands(theme, colours, `print-${name}`, `tile-${name}`);
    stands(theme, colours, `print-${name}`, "paper");
  }
  for (const name of [...RESOURCES, ...TILES])
    stands(theme, colours, name === "factory" ? "white" : "carve", `cube-${name}`);
}

/** A drawing in fixed colours, for files that have no style sheet. */
const fixed = (name) => {
  const { body, tint } = drawing(name);
  return body.replace(/var\(--art-([\w-]+)\)/g, (_, token) => light[token === "roof" ? tint : token]);
};
const LINES = `fill="none" stroke="${light.ink}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round"`;
const picture = (width, height, content) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" ${LINES}>${content}</svg>\n`;
const ground = (colour, width, height) =>
  `<path fill="${light[colour]}" stroke="none" d="M0 0h${width}v${height}H0z"/>`;
const placed = (name, x, y, scale) => `<g transform="translate(${x} ${y}) scale(${scale})">${fixed(name)}</g>`;
const square = (name, n) =>
  `<rect x="${81 + 150 * n}" y="424" width="138" height="138" rx="22" fill="${light.square}" stroke="none"/>${placed(name, 86 + 150 * n, 428, 2)}`;
const STREET = ["cottage", "farm", "well", "chapel", "tavern", "theater", "factory"];

/** The logo for the tab; on a ground of its own, for home screens that cut the corners; the picture in previews of links. */
const files = {
  "favicon.svg": picture(64, 64, fixed("logo")),
  "icon.svg": picture(96, 96, ground("paper", 96, 96) + placed("logo", 16, 15, 1)),
  "preview.svg": picture(
    1200,
    630,
    ground("meadow", 1200, 630) + placed("logo", 440, 60, 5) + STREET.map(square).join(""),
  ),
};
for (const [name, text] of Object.entries(files)) {
  if (process.argv.includes("--write")) writeFileSync(near(name), text);
  assert.equal(readFileSync(near(name), "utf-8"), text, `${name} is older than the drawings: run with --write`);
}

console.log(`${names.length} drawings and ${Object.keys(icons).length} icons are complete.`);
