/** Other things on the table: hammer, Cavern, Town Hall, an empty square, a hidden card, the logo. */

import { symbol, resourceSymbols } from "./cubes.ts";
import {
  arch,
  at,
  beam,
  box,
  cone,
  disc,
  door,
  dot,
  eaves,
  flag,
  flat,
  gable,
  ground,
  line,
  pane,
  patch,
  shape,
  star,
  wall,
} from "./parts.ts";

const hammer =
  ground(30, 20, 58) +
  `<g transform="rotate(35 32 32) translate(1 6) scale(.88)">${
    beam("wood", "M32 28V60", 5.5) +
    box("gold", 14, 6, 36, 22, 4) +
    patch("shade", 15, 18, 34, 9, 3) +
    box("stone", 10, 4, 9, 26, 3) +
    box("stone", 45, 4, 9, 26, 3) +
    star("white", 32, 17, 7)
  }</g>`;

const cavern =
  ground(32, 29) +
  shape("stone", "M4 56C4 46 9 42 12 33 16 20 23 12 33 13 45 11 51 22 53 33 57 42 60 46 60 56z") +
  flat("shade", "M42 14c7 4 10 11 11 19 4 9 7 13 7 23H49c2-16 0-30-7-42z") +
  shape(
    "leaf",
    "M15 27C18 16 25 10 34 11 43 10 49 17 51 26 47 29 44 23 41 26 38 30 34 24 31 26 27 29 25 23 22 26 20 28 17 29 15 27z",
  ) +
  arch("dark", 19, 32, 26) +
  beam("wood", "M20 56V38M44 56V38M17 37H47", 3) +
  line("M32 39v4", 1.4, "gold") +
  disc("glow", 32, 46, 3) +
  line("M9 48l5-3M50 46l4 2", 1.4);

const tuft = (x: number, y: number) => `M${x} ${y}q-1-5-4-6M${x} ${y}v-8M${x} ${y}q1-5 4-6`;

const empty =
  line(tuft(18, 46) + tuft(45, 28), 1.8, "map-line") +
  [
    [31, 36],
    [20, 20],
    [48, 49],
  ]
    .map(([x, y]) => dot("map-line", x!, y!, 1.5))
    .join("");

const town_hall =
  ground(32, 29) +
  wall(6, 36, 52) +
  eaves(6, 52, 36, 9, 4) +
  gable(22, 20, 28, 8) +
  wall(27, 10, 10, "wall", 20) +
  cone(27, 10, 11, 8) +
  flag(32, 4, 3, "red") +
  disc("white", 32, 30, 5) +
  line("M32 27v3l2 1.5", 1.4) +
  door(28, 42, 8) +
  [9, 16, 44, 51].map((x) => pane(x, 42, 4, 7)).join("");

/** A building site without a building, to be seen on paper, too. */
const unbuilt =
  `<rect x="12" y="12" width="40" height="40" rx="6" fill="none" stroke="var(--art-grey)" stroke-width="3" stroke-dasharray="6 5"/>` +
  line("M25 25L39 39M39 25L25 39", 4, "red");

/** A card lying face down: a monument nobody else may see. */
const hidden =
  patch("shadow", 14, 7, 40, 54, 5) +
  box("purple", 12, 4, 40, 55, 5) +
  `<rect x="16" y="8" width="32" height="47" rx="3" stroke="var(--art-accent)" stroke-width="1.6"/>` +
  star("accent", 32, 31.5, 10);

/** A small cube with a roof: the logo is three of them. */
const little = (
  x: number,
  y: number,
  s: number,
  body: string,
  roof: string,
  mark: keyof typeof resourceSymbols,
  h = 22,
) =>
  at(
    x,
    y,
    s,
    box(body, 0, 14, 24, h, 4) +
      patch("shade", 1, h + 7, 22, 6, 3) +
      shape(roof, "M-3 16L12 1 27 16z") +
      flat("shade", "M12 1L27 16H16z") +
      symbol(resourceSymbols[mark], 12, 23.5, 0.36, "carve"),
  );

const logo =
  ground(32, 29) +
  little(20, 3, 1, "cube-glass", "purple", "glass", 36) +
  little(4, 20, 1, "cube-wheat", "red", "wheat") +
  little(34, 20, 1, "cube-brick", "blue", "brick");

export const things = { hammer, cavern, empty, town_hall, hidden, logo, unbuilt } as const;
