/** The cubes of both games: rounded, seen slightly from above, with a symbol carved into the top. */

import { flat, ground, line } from "./parts.ts";

/** A symbol is one path in a 32 by 32 box; it is carved, printed or cut out in one colour. */
export const resourceSymbols = {
  wood: "M8.4 8.4a7.6 7.6 0 1 1 15.2 0 7.6 7.6 0 1 1-15.2 0zM10.8 8.4a5.2 5.2 0 1 0 10.4 0 5.2 5.2 0 1 0-10.4 0zM12.6 8.4a3.4 3.4 0 1 1 6.8 0 3.4 3.4 0 1 1-6.8 0zM0.4 23a7.6 7.6 0 1 1 15.2 0 7.6 7.6 0 1 1-15.2 0zM2.8 23a5.2 5.2 0 1 0 10.4 0 5.2 5.2 0 1 0-10.4 0zM4.6 23a3.4 3.4 0 1 1 6.8 0 3.4 3.4 0 1 1-6.8 0zM16.4 23a7.6 7.6 0 1 1 15.2 0 7.6 7.6 0 1 1-15.2 0zM18.8 23a5.2 5.2 0 1 0 10.4 0 5.2 5.2 0 1 0-10.4 0zM20.6 23a3.4 3.4 0 1 1 6.8 0 3.4 3.4 0 1 1-6.8 0z",
  wheat:
    "M14.7 31V8h2.6v23zM16 0q4 4 0 8-4-4 0-8zM15 14q-7 0-8-7 7 0 8 7zM17 14q7 0 8-7-7 0-8 7zM15 21q-7 0-8-7 7 0 8 7zM17 21q7 0 8-7-7 0-8 7zM15 28q-7 0-8-7 7 0 8 7zM17 28q7 0 8-7-7 0-8 7z",
  brick: "M2 4h13v6H2zM18 4h12v6H18zM2 13h5v6H2zM10 13h12v6H10zM25 13h5v6h-5zM2 22h13v6H2zM18 22h12v6H18z",
  glass: "M4 3h24v26H4zM8 7v7h6V7zM18 7v7h6V7zM8 18v7h6v-7zM18 18v7h6v-7z",
  stone: "M13 3L24 5 16.5 13 6 12.5zM5 15L15 15.5 12.5 29 1.5 26zM18 14.5L25.5 7 31 17.5 28.5 27.5 15 29z",
} as const;

export const tileSymbols = {
  home: "M16 2L31 15H27V30H19V20H13V30H5V15H1z",
  shop: "M4 3H28L31 12a3.8 3.8 0 0 1-7.5 1.5 3.8 3.8 0 0 1-7.5 0 3.8 3.8 0 0 1-7.5 0A3.8 3.8 0 0 1 1 12zM4 19H28V30H4zM8 22v5h6v-5z",
  factory: "M2 30V16L10 10V16L18 10V16H20L21 2H27L29 30zM6 20v4h5v-4zM14 20v4h5v-4z",
  park: "M16 1C23 1 26 7 24 10 29 12 29 21 21 21H18V31H14V21H11C3 21 3 12 8 10 6 7 9 1 16 1z",
  road: "M9 1H14V8H18V1H23L27 31H18.5V24H13.5V31H5zM14 11v5h4v-5z",
} as const;

/** Any resource: the free choice. */
export const starSymbol = "M16 1l4.4 9.5 10.6 1.3-7.8 7.1 2.1 10.6L16 24.3 6.7 29.5l2.1-10.6L1 11.8l10.6-1.3z";

const SIZE = 1.08;

/** A symbol of the given colour, centred on a point. */
export const symbol = (d: string, x: number, y: number, scale: number, token: string) =>
  `<path transform="translate(${+(x - 16 * scale).toFixed(2)} ${+(y - 16 * scale).toFixed(2)}) scale(${scale})" fill="var(--art-${token})" fill-rule="evenodd" stroke="none" d="${d}"/>`;

/** A cube of one colour with a carved symbol: the light edge below the cut gives depth. */
export const cube = (token: string, d: string, cut = "carve") =>
  ground(33, 24, 56) +
  `<rect fill="var(--art-${token})" x="8" y="8" width="48" height="49" rx="9"/>` +
  `<rect fill="var(--art-shade)" stroke="none" x="9" y="30" width="46" height="26" rx="8"/>` +
  flat("shade", "M9 44h46v3a9 9 0 0 1-9 9H18a9 9 0 0 1-9-9z") +
  `<rect fill="var(--art-${token})" stroke="none" x="9" y="9" width="46" height="40" rx="8"/>` +
  line("M14 12.5q-1.5 1-1.5 4M18 11.5h27", 1.8, "shine") +
  line("M8.9 41q0 8.5 9 8.5h28.2q9 0 9-8.5", 1.2) +
  symbol(d, 32, 30.5, SIZE, "shine") +
  symbol(d, 32, 29, SIZE, cut);
