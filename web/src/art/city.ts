/** Shake That City: printed tiles of a paper map, bonus tiles, construction tiles, the shaker. */

import { symbol, tileSymbols } from "./cubes.ts";
import { beam, box, dot, flat, ground, line, oval, patch, shape, star } from "./parts.ts";

export type Tile = keyof typeof tileSymbols;

export const tiles = Object.keys(tileSymbols) as Tile[];

const sheet = (fill: string, inner: string) => patch("shadow", 5, 6, 57, 57, 6) + box(fill, 3, 3, 58, 58, 6) + inner;

const parcel = `<rect x="8" y="8" width="48" height="48" rx="3" stroke="var(--art-paper)" stroke-width="1.4" stroke-dasharray="4 3.5"/>`;

const lawn = line("M13 21l2-4 2 4M48 50l2-4 2 4M13 50l1.5-3 1.5 3M48 18l1.5-3 1.5 3", 1.6, "print-park");

const streets =
  patch("cube-road", 4, 24, 56, 16) +
  patch("cube-road", 24, 4, 16, 56) +
  line("M4 24H24V4M40 4V24H60M60 40H40V60M24 60V40H4", 1.6) +
  line("M32 5v5M32 14v5M32 45v5M32 54v5M5 32h5M14 32h5M45 32h5M54 32h5", 2, "white") +
  dot("white", 32, 32, 2.4);

const printed = (type: Tile) =>
  symbol(tileSymbols[type], 33, 34, 1.25, "shadow") + symbol(tileSymbols[type], 32, 32, 1.25, `print-${type}`);

/** A tile on the map: coloured paper with its symbol printed large. */
export const tile = (type: Tile) =>
  type === "road"
    ? sheet("tile-road", streets)
    : sheet(`tile-${type}`, parcel + (type === "park" ? lawn : "") + printed(type));

const medal = (inner: string) =>
  patch("shadow", 6, 7, 54, 54, 14) +
  shape("gold", "M14 3H50Q50 14 61 14V50Q50 50 50 61H14Q14 50 3 50V14Q14 14 14 3z") +
  shape("paper", "M17 8H47Q48 16 56 17V47Q48 48 47 56H17Q16 48 8 47V17Q16 16 17 8z") +
  inner;

const spots: readonly (readonly [number, number])[] = [
  [32, 18],
  [47, 28.5],
  [41, 46],
  [23, 46],
  [17, 28.5],
];

const four = [22, 42].flatMap((x) => [22, 42].map((y) => box("gold", x - 7, y - 7, 14, 14, 3))).join("");

const small = (type: Tile, x: number, y: number) => symbol(tileSymbols[type], x, y, 0.46, `print-${type}`);

/** A bonus tile: four equal tiles of one type, of any type, or two of each. */
export const bonus = (type: Tile | "any" | "diversity") => {
  if (type === "any") return medal(four + star("white", 32, 32, 8));
  if (type === "diversity") return medal(tiles.map((each, n) => small(each, ...spots[n]!)).join(""));
  return medal(symbol(tileSymbols[type], 32, 32, 1, `print-${type}`));
};

/** The back of a bonus tile: three points won. */
export const bonusDone = medal(star("gold", 32, 21, 8) + star("gold", 22, 39, 8) + star("gold", 42, 39, 8));

const scaffold =
  beam("wood", "M6 60V5M58 60V5", 2.4) + beam("wood", "M3 12H61M3 52H61", 2.4) + line("M6 12L16 4M58 12L48 4", 2);

/** A construction tile: the two types that must lie side by side, behind a scaffold. */
export const construction = (one: Tile, other: Tile) =>
  ground(32, 29, 60) +
  box("paper", 7, 13, 50, 38, 2) +
  line("M32 14V50", 1.6, "map-line") +
  symbol(tileSymbols[one], 20, 32, 0.62, `print-${one}`) +
  symbol(tileSymbols[other], 44, 32, 0.62, `print-${other}`) +
  flat("yellow", "M7 45h50v6H7z") +
  line("M10 51l5-6M20 51l5-6M30 51l5-6M40 51l5-6M50 51l5-6", 2.4) +
  scaffold;

/** The active player's shaker, with a cube jumping out. */
export const shaker =
  ground(34, 24, 58) +
  `<g transform="rotate(14 34 40)">${
    shape("wood", "M14 26H52L48 56H18z") +
    flat("shade", "M40 27h12l-4 28h-9z") +
    oval("dark", 33, 26, 19, 5) +
    box("cube-home", 22, 17, 11, 11, 2.5) +
    box("cube-park", 33, 19, 10, 9, 2.5) +
    line("M14.5 27a19 5 0 0 0 37 0", 1.8) +
    line("M17 46H49.5M16 40H50.5", 2.4, "gold")
  }</g>` +
  `<g transform="rotate(-18 24 10)">${box("cube-shop", 18, 5, 11, 11, 2.5)}</g>` +
  line("M8 30q-4 6-2 13M58 22q4 5 2 12M12 24q-2 3-3 4", 2, "grey");

/** A piece of coast: waves against the edge of the board. */
export const sea =
  patch("sea", 0, 0, 64, 64) +
  line("M0 14q8-8 16 0t16 0 16 0 16 0M0 34q8-8 16 0t16 0 16 0 16 0M0 54q8-8 16 0t16 0 16 0 16 0", 2.6, "white");
