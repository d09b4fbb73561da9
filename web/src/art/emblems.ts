/** Emblems for cards of one's own, put together from our own parts: anything unknown is drawn as the first of its kind. */

import {
  arch,
  BASE,
  cone,
  crate,
  dome,
  door,
  eaves,
  flag,
  ground,
  heart,
  line,
  merlons,
  onion,
  pane,
  star,
  tree,
  wall,
  ear,
} from "./parts.ts";

/** What an emblem is made of. */
export interface Emblem {
  readonly walls?: string;
  readonly roof?: string;
  readonly sign?: string;
  readonly colour?: string;
}

const [X, W, Y] = [16, 32, 34];

const WALLS: Readonly<Record<string, string>> = { plaster: "wall", brick: "brick", wood: "wood", stone: "stone" };

const ROOFS: Readonly<Record<string, () => string>> = {
  eaves: () => eaves(X, W, Y, 14),
  cone: () => cone(X, W, Y, 24),
  dome: () => dome(X, W, Y, 20),
  onion: () => onion(X, W, Y, 24),
  battlements: () => merlons(X, W, Y, 4),
};

const SIGNS: Readonly<Record<string, () => string>> = {
  none: () => "",
  star: () => star("gold", 32, 26, 6),
  heart: () => heart("accent", 32, 26),
  flag: () => flag(32, 12, 10),
  wheat: () => ear(10, 40),
  tree: () => tree(52, 40, 7),
  crate: () => crate(46, 46, 10),
  clock: () => line("M32 22v5l4 2", 1.6),
};

/** The words of each part, as card data have them. */
export const EMBLEM_PARTS: Readonly<Record<keyof Emblem, readonly string[]>> = {
  walls: Object.keys(WALLS),
  roof: Object.keys(ROOFS),
  sign: Object.keys(SIGNS),
  colour: ["blue", "red", "grey", "orange", "green", "yellow", "black", "purple"],
};

const known = (part: keyof Emblem, word: unknown): string =>
  EMBLEM_PARTS[part].find((one) => one === word) ?? EMBLEM_PARTS[part][0]!;

/** The drawing of an emblem, and the colour of its roof. */
export function emblem({ walls, roof, sign, colour }: Emblem): { readonly tint: string; readonly body: string } {
  const fill = WALLS[known("walls", walls)]!;
  const body =
    ground() +
    wall(X, Y, W, fill) +
    pane(X + 4, Y + 6) +
    door(28, BASE - 12) +
    arch("dark", X + W - 9, BASE - 12, 6, BASE - 4) +
    ROOFS[known("roof", roof)]!() +
    SIGNS[known("sign", sign)]!();
  return { tint: known("colour", colour), body };
}
