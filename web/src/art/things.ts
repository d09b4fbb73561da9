/** The other things on the table: hammer, Cavern, Town Hall, an empty square, a hidden card, the logo. */

import { symbol, resourceSymbols } from "./cubes.ts";
import { arch, at, beam, box, cone, disc, door, dot, eaves, flag, flat, gable, ground, line, pane, patch, shape, star, wall } from "./parts.ts";

const hammer =
  ground(30, 20, 58) +
  `<g transform="rotate(35 32 32)">${
    beam("wood", "M32 28V62", 5) + box("gold", 14, 8, 36, 20, 4) + patch("shade", 15, 19, 34, 8, 3) + box("stone", 11, 6, 8, 24, 3) + box("stone", 45, 6, 8, 24, 3) + star("white", 32, 18, 6.5)
  }</g>`;

const cavern =
  ground(32, 29) + shape("stone", "M4 56C4 44 10 40 12 30 15 18 24 10 34 12 46 10 54 22 55 34 58 42 60 46 60 56z") +
  flat("shade", "M44 14c8 5 11 13 11 20 3 8 5 12 5 22H48c2-14 2-28-4-42z") + shape("dark", "M16 56C16 40 22 30 32 30S48 40 48 56z") +
  shape("stone", "M24 34l3 7 2-9zM36 32l2 8 4-6z") + line("M14 34l5-4M38 18l6 3M22 20l4-2", 1.4) + disc("glow", 27, 50, 1.5) + disc("glow", 33, 50, 1.5) + dot("leaf", 8, 54, 3.4) + dot("leaf", 56, 54, 3);

const empty = line("M12 46l2.5-6 2.5 6M14.5 46v-8M44 26l2.5-6 2.5 6M46.5 26v-8", 1.8, "map-line") + dot("map-line", 30, 34, 1.6) + dot("map-line", 20, 20, 1.3) + dot("map-line", 48, 48, 1.3);

const town_hall =
  ground(32, 29) + wall(6, 36, 52) + eaves(6, 52, 36, 9, 4) + gable(22, 20, 28, 8) + wall(27, 10, 10, "wall", 20) + cone(27, 10, 11, 8) + flag(32, 4, 3, "red") +
  disc("white", 32, 30, 5) + line("M32 27v3l2 1.5", 1.4) + door(28, 42, 8) + [9, 16, 44, 51].map((x) => pane(x, 42, 4, 7)).join("");

/** A card lying face down: a monument nobody else may see. */
const hidden =
  patch("shadow", 14, 7, 40, 54, 5) + box("purple", 12, 4, 40, 55, 5) + `<rect x="16" y="8" width="32" height="47" rx="3" stroke="var(--art-accent)" stroke-width="1.6"/>` +
  star("accent", 32, 31.5, 10);

/** A small cube with a roof: the logo is three of them. */
const little = (x: number, y: number, s: number, body: string, roof: string, mark: keyof typeof resourceSymbols) =>
  at(x, y, s,
    box(body, 0, 14, 24, 22, 4) + patch("shade", 1, 29, 22, 6, 3) + shape(roof, "M-3 16L12 1 27 16z") + flat("shade", "M12 1L27 16H16z") + symbol(resourceSymbols[mark], 12, 23.5, 0.36, "carve"));

const logo = ground(32, 29) + little(20, 3, 1, "cube-glass", "purple", "glass") + little(4, 20, 1, "cube-wheat", "red", "wheat") + little(34, 20, 1, "cube-brick", "blue", "brick");

export const things = { hammer, cavern, empty, town_hall, hidden, logo } as const;
