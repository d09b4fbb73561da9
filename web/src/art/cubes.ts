/** The cubes of both games: rounded, seen a little from above, a symbol carved into the top. */

import { flat, ground, line, patch } from "./parts.ts";

/** A symbol is one path in a box of 32 by 32; it is carved, printed or cut out in one colour. */
export const resourceSymbols = {
  wood: "M3 16a6 9 0 0 1 6-9h14v0a6 9 0 0 1 0 18H9a6 9 0 0 1-6-9zM23 9.500a3.8 6.5 0 1 0 0 13 3.8 6.5 0 1 0 0-13zM23 13.500a1.4 2.5 0 0 1 0 5 1.4 2.5 0 0 1 0-5zM7 11.500h7v2H7zM9 17.500h6v2H9z",
  wheat: "M14.7 31V8h2.600v23zM16 0q4 4 0 8-4-4 0-8zM15 14q-7 0-8-7 7 0 8 7zM17 14q7 0 8-7-7 0-8 7zM15 21q-7 0-8-7 7 0 8 7zM17 21q7 0 8-7-7 0-8 7zM15 28q-7 0-8-7 7 0 8 7zM17 28q7 0 8-7-7 0-8 7z",
  brick: "M2 4h13v6H2zM18 4h12v6H18zM2 13h5v6H2zM10 13h12v6H10zM25 13h5v6h-5zM2 22h13v6H2zM18 22h12v6H18z",
  glass: "M4 3h24v26H4zM8 7v7h6V7zM18 7v7h6V7zM8 18v7h6v-7zM18 18v7h6v-7z",
  stone: "M2 25L5 12 14 4 24 7 30 18 27 27 10 29zM8 23l5-1 3-9-3-2-5 4zM19 24l6-1 1-5-4-6-3 3z",
} as const;

export const tileSymbols = {
  home: "M16 2L31 15H27V30H19V20H13V30H5V15H1z",
  shop: "M4 3H28L31 12a3.8 3.8 0 0 1-7.5 1.5 3.8 3.8 0 0 1-7.5 0 3.8 3.8 0 0 1-7.5 0A3.8 3.8 0 0 1 1 12zM4 19H28V30H4zM8 22v5h6v-5z",
  factory: "M2 30V16L10 10V16L18 10V16H20L21 2H27L29 30zM6 20v4h5v-4zM14 20v4h5v-4z",
  park: "M16 1C23 1 26 7 24 10 29 12 29 21 21 21H18V31H14V21H11C3 21 3 12 8 10 6 7 9 1 16 1z",
  road: "M9 1H14V8H18V1H23L27 31H18.500V24H13.500V31H5zM14 11v5h4v-5z",
} as const;

const SIZE = 1.08;

/** A symbol of the given colour, centred on a point. */
export const symbol = (d: string, x: number, y: number, scale: number, token: string) =>
  `<path transform="translate(${+(x - 16 * scale).toFixed(2)} ${+(y - 16 * scale).toFixed(2)}) scale(${scale})" fill="var(--art-${token})" fill-rule="evenodd" stroke="none" d="${d}"/>`;

/** A cube of one colour with a carved symbol: the light edge below the cut makes the depth. */
export const cube = (token: string, d: string) =>
  ground(33, 24, 56) +
  `<rect fill="var(--art-${token})" x="8" y="8" width="48" height="49" rx="9"/>` +
  `<rect fill="var(--art-shade)" stroke="none" x="9" y="30" width="46" height="26" rx="8"/>` +
  flat("shade", "M9 44h46v3a9 9 0 0 1-9 9H18a9 9 0 0 1-9-9z") +
  `<rect fill="var(--art-${token})" stroke="none" x="9" y="9" width="46" height="40" rx="8"/>` +
  line("M14 12.500q-1.5 1-1.5 4M18 11.500h27", 1.8, "shine") +
  line("M9.5 43a8 6.5 0 0 0 8 6h29a8 6.5 0 0 0 8-6", 1, "ink") +
  symbol(d, 32, 30.5, SIZE, "shine") +
  symbol(d, 32, 29, SIZE, "carve");

void patch;
