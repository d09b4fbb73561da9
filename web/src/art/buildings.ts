/** The common buildings of Tiny Towns: each its own silhouette, the roof in the colour of its group. */

import {
  arch, at, BASE, beam, box, chimney, column, cone, crate, disc, dome, door, dot, ear, eaves, flag, flat,
  gable, ground, heart, house, line, pane, patch, shape, smoke, star, steps, tree, wall,
} from "./parts.ts";

const cottage =
  ground(32, 25) + smoke(46, 14) + chimney(43, 18, 16) + house(10, 24, 20, 17, 20) +
  door(18, 41, 9) + pane(40, 42) + disc("glow", 22, 32, 3.2) + dot("leaf", 12, 54, 3) + dot("leaf", 50, 54, 3.4);

const fence = (x: number, w: number) => {
  let posts = line(`M${x} 50h${w}`, 2);
  for (let px = x; px <= x + w; px += 5) posts += beam("white", `M${px} 47v8`, 1.4);
  return posts;
};

const farm =
  ground() + shape("brick", "M10 56V33L15 20 28 12 41 20 46 33V56z") + patch("shade", 36, 24, 10, 32) +
  beam("roof", "M8 35L14 20 28 11 42 20 48 35", 3) + box("white", 20, 38, 16, 18) +
  line("M20 38l16 18M36 38L20 56", 2, "brick") + line("M28 38v18", 1.4) + box("dark", 24, 22, 8, 8, 4) +
  ear(52, 56, 19) + ear(58, 56, 15);

const silo = (x: number, w: number, y: number, h: number) =>
  wall(x, y, w, "wall") + line(`M${x} ${y + 9}h${w}M${x} ${y + 18}h${w}`, 1.2) + dome(x - 2, w + 4, y, h);

const granary =
  ground(32, 24) + silo(34, 18, 30, 12) + silo(11, 25, 24, 17) + line("M16 56V24M20 56V24M16 30h4M16 35h4M16 40h4M16 45h4M16 50h4", 1.4) +
  disc("white", 29, 38, 0) + ear(29, 50, 16) + door(39, 44, 8);

const greenhouse =
  ground() + shape("glass", "M8 50V30L24 14H46L58 30V50z") +
  flat("leaf", "M14 50c-2-9 5-12 7-7 1-9 9-9 9 0 2-6 8-6 8 0 2-8 9-6 9 0 2-4 7-3 6 7z") +
  dot("red", 20, 41, 2) + dot("gold", 33, 40, 2) + dot("red", 46, 43, 2) +
  flat("shine", "M12 33l13-14h6L16 38z") +
  line("M8 30H58M24 30V50M41 30V50M24 14l0 16M35 14l6 16", 1.5) + beam("roof", "M24 14H46", 2.4) +
  beam("roof", "M8 50V30L24 14M46 14L58 30V50", 1.8) + box("roof", 6, 49, 54, 7) + patch("shade", 42, 50, 17, 5);

const apples = (x: number, y: number) => dot("red", x - 4, y - 2, 2.1) + dot("red", x + 3, y - 4, 2.1) + dot("red", x + 2, y + 4, 2.1);

const orchard =
  ground() + tree(32, 20, 12) + apples(32, 20) + tree(15, 31, 10.5) + apples(15, 31) + tree(49, 31, 10.5) + apples(49, 31) +
  beam("wood", "M26 56L31 33M33 56L35 33", 1.2) + line("M28 50h6M29 44h5M30 38h5", 1.6) +
  shape("roof", "M38 47h14l-2 9H40z") + dot("red", 42, 46, 2.6) + dot("red", 47, 46, 2.6) + line("M39 51h12", 1.2);

const bricks = (x: number, y: number, w: number) => line(`M${x} ${y}h${w}M${x + w * 0.3} ${y - 6}v6M${x + w * 0.7} ${y - 6}v6M${x + w * 0.5} ${y}v6`, 1.2);

const well =
  ground(32, 21) + beam("wood", "M16 44V24M48 44V24", 2.6) + line("M32 24v10", 1.4) +
  box("wood", 27, 32, 10, 8, 1) + line("M27 35h10", 1.4) + eaves(14, 36, 24, 15, 9) +
  shape("stone", "M12 42h40v9c0 7-40 7-40 0z") + flat("shade", "M40 42h12v9c0 3-5 4.5-12 5z") +
  `<ellipse fill="var(--art-water)" cx="32" cy="42" rx="20" ry="3.6"/>` + bricks(14, 50, 34);

const fountain =
  ground(32, 28) + line("M32 12C22 4 18 14 17 26M32 12C42 4 46 14 47 26M32 12C27 8 24 14 24 22M32 12C37 8 40 14 40 22", 3.4, "water") +
  shape("stone", "M28 50l2-20h4l2 20z") + shape("stone", "M16 26h32c0 8-8 9-16 9s-16-1-16-9z") +
  flat("shade", "M38 27h10c0 6-5 7.5-10 8z") + `<ellipse fill="var(--art-water)" cx="32" cy="26" rx="16" ry="3"/>` + disc("roof", 32, 14, 3.4) +
  line("M32 18v8", 3) + line("M20 34v10M44 34v10", 3, "water") +
  shape("roof", "M5 46h54v4c0 10-54 10-54 0z") + flat("shade", "M42 47h17v3c0 3.5-7 6-17 7z") +
  `<ellipse fill="var(--art-water)" cx="32" cy="46" rx="27" ry="4"/>` + line("M16 46.500h6M30 47.500h8M46 46h4", 1.2, "white");

const millstone =
  ground(32, 24) + shape("wood", "M8 56l6-9h36l6 9z") + disc("stone", 36, 30, 21) + disc("roof", 30, 30, 21) +
  line(Array.from({ length: 8 }, (_, n) => {
    const a = (n * Math.PI) / 4 + 0.25;
    return `M${(30 + 9 * Math.cos(a)).toFixed(1)} ${(30 + 9 * Math.sin(a)).toFixed(1)}L${(30 + 18 * Math.cos(a)).toFixed(1)} ${(30 + 18 * Math.sin(a)).toFixed(1)}`;
  }).join(""), 2.2) + flat("shade", "M30 51a21 21 0 0 0 15-36C50 32 44 44 30 51z") + disc("dark", 30, 30, 5.5) +
  beam("wood", "M30 30L56 24", 2.6) + beam("wood", "M10 51h44", 2.4);

const planks = (x: number, y: number, w: number, h: number) => {
  let marks = "";
  for (let px = x + 5; px < x + w; px += 5) marks += `M${px} ${y}v${h}`;
  return line(marks, 1.1);
};

const shed =
  ground(30, 24) + shape("wood", "M10 56V26L46 34V56z") + flat("shade", "M36 32l10 2v22H36z") + planks(10, 33, 36, 23) +
  shape("roof", "M5 26L8 20 52 31 51 37z") + box("dark", 16, 37, 13, 19) + line("M16 43h13M16 50h13M22 37v19", 1) +
  pane(34, 40, 7, 7) + beam("wood", "M56 56L52 28", 1.3) + shape("stone", "M48 27h9l1-9q-6-3-10 1z");

const chapel =
  ground(30, 24) + house(14, 22, 22, 16, 16) + box("white", 20, 7, 10, 13) + dot("gold", 25, 14, 3.2) + line("M25 9v2M25 17v1", 1.6) +
  patch("shade", 27, 8, 3, 11) + cone(20, 10, 8, 6) + arch("dark", 20, 42, 10) + line("M25 42V56", 1.2, "wood") + disc("glass", 25, 31, 4) +
  line("M25 27v8M21 31h8", 1) + arch("glow", 40, 42, 5, 51) + arch("glow", 47, 42, 5, 51);

const abbey =
  ground() + gable(20, 24, 24, 14) + wall(7, 22, 14) + wall(43, 22, 14) + cone(7, 14, 22, 17) + cone(43, 14, 22, 17) +
  disc("glass", 32, 32, 6) + line("M32 26v12M26 32h12M28 28l8 8M36 28l-8 8", 1) + arch("dark", 27, 42, 10) +
  arch("glow", 11, 28, 6, 38) + arch("glow", 47, 28, 6, 38) + line("M7 44h14M43 44h14", 1.2);

const cloister =
  ground(32, 29) + wall(5, 30, 54) + eaves(5, 54, 30, 12, 8) + [8, 20, 32, 44].map((x) => arch("dark", x, 33, 11, 52)).join("") +
  box("stone", 3, 51, 58, 5) + box("white", 27, 8, 10, 10) + dot("gold", 32, 14, 2.4) + cone(27, 10, 9, 6) + tree(32, 46, 6, 56);

const temple =
  ground(32, 29) + steps(5, 54, 2) + patch("dark", 12, 29, 40, 21) + [10, 20.5, 39.5, 50].map((x) => column(x, 29, 50)).join("") +
  shape("roof", "M4 27L32 8 60 27z") + flat("shade", "M32 8L60 27H44z") + shape("white", "M16 25L32 14 48 25z") + box("white", 5, 25, 54, 4) +
  shape("gold", "M29 50v-6h6v6z") + shape("orange", "M32 33c5 5 4 11 0 11s-5-6 0-11z") + disc("gold", 32, 21, 2.4);

const timber = (d: string) => line(d, 2.2, "dark");

const tavern =
  ground(30, 27) + chimney(38, 12, 14) + house(8, 24, 24, 16, 18) + timber("M8 36h24M20 36V20M8 36l7-9M32 36l-7-9M32 36h18M41 36v20") +
  door(10, 41, 9) + pane(22, 41, 7, 8) + pane(43, 41, 5, 7) + beam("wood", "M48 26h12M57 26v4", 1.2) +
  box("gold", 52, 30, 9, 11, 1.5) + patch("white", 52.8, 30.8, 7.4, 3) + line("M52 32c-5 0-5 7 0 7", 1.8) +
  box("wood", 49, 46, 10, 10, 3) + line("M49 49h10M49 53h10", 1.4);

const almshouse =
  ground(32, 29) + chimney(17, 20, 12) + chimney(43, 20, 12) + wall(4, 40, 56) + eaves(4, 56, 40, 14, 5) +
  gable(22, 20, 18, 13) + heart("red", 32, 35, 1) + door(28, 44, 8) + [8, 47].map((x) => door(x, 45, 7) ).join("") + pane(16, 46, 4, 5) + pane(56, 46, 3, 5) + pane(43, 46, 3, 5);

const inn =
  ground(29, 23) + shape("wall", "M14 56V36H44V56z") + patch("shade", 35, 36, 9, 20) + gable(10, 38, 22, 15, "wall", 38) +
  line("M9 38h40", 3, "dark") + pane(16, 26, 7, 8) + pane(35, 26, 7, 8) + arch("dark", 25, 23, 8, 36) + line("M25 31h8", 2, "wood") +
  door(25, 43, 9) + pane(17, 43, 5, 7) + pane(38, 43, 4, 7) +
  beam("wood", "M46 42h11", 1.2) + disc("blue", 54, 49, 6.5) + flat("glow", "M56 45a4.5 4.5 0 1 0 1.5 6.5 4 4 0 0 1-1.5-6.500z");

const feast_hall =
  ground(32, 29) + beam("wood", "M36 14L26 4M28 14L38 4", 2) + shape("wall", "M12 56V40L32 14 52 40V56z") + flat("shade", "M42 28l10 12v16H42z") +
  beam("roof", "M5 48L32 11 59 48", 6) + line("M14 41l3 2M21 31l3 2M43 31l-3 2M50 41l-3 2", 1.2) +
  arch("dark", 22, 38, 20) + shape("red", "M26 56v-6h12v6z") + disc("gold", 32, 47, 4) + line("M18 50h28M20 50v6M44 50v6", 2.6, "wood") + disc("stone", 32, 27, 4.6) + line("M30.5 24.800v4M33.5 24.800v4M30.5 27h3", 1);

const theater =
  ground(32, 27) + wall(8, 26, 48) + shape("roof", "M4 27C6 8 58 8 60 27z") + flat("shade", "M42 13c10 2 17 7 18 14H48z") + arch("dark", 16, 27, 32) +
  shape("red", "M16 56V40C16 30 22 27 31 27 30 38 26 48 18 56z") + shape("red", "M48 56V40C48 30 42 27 33 27 34 38 38 48 46 56z") +
  line("M20 50c4-6 6-12 7-20M44 50c-4-6-6-12-7-20", 1.1) + box("wood", 12, 52, 40, 4) +
  shape("white", "M24 6q8 4 16 0c1 12-3 18-8 18S23 18 24 6z") + line("M27 12q2-1.5 4 0M33 12q2-1.5 4 0M28 17q4 4 8 0", 1.6);

const bakery =
  ground(30, 26) + smoke(47, 9) + chimney(44, 13, 16) + house(7, 30, 21, 17, 16) + arch("dark", 11, 40, 12, 50) + dot("orange", 17, 47, 3.4) + dot("gold", 17, 48, 2) +
  door(26, 42, 8) + line("M22 31c-9 0-9-11-2-9 4 2 4 6 4 9M22 31c9 0 9-11 2-9-4 2-4 6-4 9", 4.4) + line("M22 31c-9 0-9-11-2-9 4 2 4 6 4 9M22 31c9 0 9-11 2-9-4 2-4 6-4 9", 1.9, "orange") +
  box("wood", 39, 47, 16, 3) + shape("orange", "M40 47c0-5 6-5 6 0zM48 47c0-5 6-5 6 0z");

const stripes = (x: number, y: number, w: number, h: number, number: number) => {
  const step = w / number;
  return Array.from({ length: number }, (_, n) => shape(n % 2 ? "white" : "roof", `M${x + n * step} ${y}h${step}v${h}a${step / 2} ${step / 2} 0 0 1-${step} 0z`)).join("");
};

const market =
  ground(32, 28) + patch("dark", 10, 30, 44, 16) + beam("wood", "M9 24V56M55 24V56", 2) +
  shape("roof", "M12 12H52L59 24H5z") + stripes(5, 24, 54, 4, 7) + line("M21 12l-4 12M29 12l-1 12M36 12l0 12M44 12l3 12", 1.2) +
  [18, 25, 21.5].map((x, n) => disc("red", x, n === 2 ? 36 : 41, 3.4)).join("") + [38, 46, 42].map((x, n) => disc("leaf", x, n === 2 ? 36 : 41, 3.6)).join("") +
  box("wood", 7, 43, 50, 13) + patch("shade", 40, 44, 16, 11) + line("M7 49h50M24 43v13M40 43v13", 1.2) + flag(32, 12, 8, "roof");

const tailor =
  ground(32, 22) + wall(14, 26, 36) + shape("roof", "M10 26L20 8H44L54 26z") + flat("shade", "M38 8h6l10 18H42z") +
  box("glass", 18, 38, 14, 12, 1) + shape("red", "M22 50l2-6-2-4h6l-2 4 2 6z") + door(37, 40, 9) + stripes(14, 31, 36, 2.6, 6) +
  line("M27 23L39 9M37 23L25 9", 3.6) + line("M27 23L39 9M37 23L25 9", 1.6, "white") +
  disc("roof", 25, 23, 3.4) + disc("roof", 39, 23, 3.4);

const factory =
  ground(32, 29) + smoke(13, 9) + smoke(24, 13) + shape("brick", "M9 56L11 12h6l2 44z") + shape("brick", "M20 56L22 17h5l2 39z") + line("M11 17h6M22 22h5", 2) +
  wall(6, 38, 52, "wall") + shape("roof", "M6 39V28L18 38V28L31 38V28L44 38V28L58 38V42H6z") + flat("shade", "M44 28L58 38V42H44z") +
  pane(10, 46, 7, 6) + pane(21, 46, 7, 6) + box("dark", 46, 45, 9, 11) + gear(37, 48, 4);

/** A small toothed wheel. */
function gear(x: number, y: number, r: number): string {
  const teeth = Array.from({ length: 8 }, (_, n) => {
    const a = (n * Math.PI) / 4;
    return `M${x} ${y}l${((r + 1.6) * Math.cos(a)).toFixed(1)} ${((r + 1.6) * Math.sin(a)).toFixed(1)}`;
  }).join("");
  return line(teeth, 2.6) + disc("gold", x, y, r) + dot("ink", x, y, 1.3);
}

const coins = (x: number, number: number) =>
  Array.from({ length: number }, (_, n) => `<rect fill="var(--art-gold)" x="${x}" y="${BASE - 3.4 * (n + 1)}" width="11" height="3.4" rx="1.7"/>`).join("");

const bank =
  ground(32, 30) + steps(6, 44, 1) + wall(8, 26, 40, "stone", 53) + [10, 17, 35, 42].map((x) => column(x, 29, 53, "white", 4)).join("") +
  box("dark", 23, 38, 10, 15) + disc("stone", 28, 43, 0) + shape("roof", "M4 28V22H10V16H46V22H52V28z") + patch("shade", 38, 17, 13, 10) +
  disc("gold", 28, 16, 9.5) + line("M28 10.500v11M31.5 13c-3-2-7-1-7 1s7 2 7 4-4 3-7 1", 1.7) + coins(49, 4) + coins(44, 2) + line("M24 45h8", 1.4, "gold");

const trading_post =
  ground(32, 30) + wall(5, 34, 36, "wood") + line("M5 40h36M5 46h36M5 52h36", 1.2) + eaves(5, 36, 34, 15, 3) + chimney(10, 15, 8, "stone") + eaves(5, 36, 34, 15, 3) +
  box("dark", 10, 41, 9, 15) + pane(25, 41, 9, 8) + beam("wood", "M51 56V14", 2.2) + shape("white", "M45 15h13l4 4.5-4 4.500H45z") + shape("roof", "M58 27H46l-4 4.5 4 4.500h12z") + crate(37, 47, 9) + crate(55, 49, 7);

const warehouse =
  ground(32, 29) + shape("wall", "M7 56V32L32 14 57 32V56z") + flat("shade", "M45 23l12 9v24H45z") + beam("roof", "M4 35L32 13 60 35", 4.5) +
  beam("wood", "M32 22h0M32 8v12M24 9h16", 2) + line("M40 9v7", 1.4) + crate(36.5, 16, 7) + box("dark", 14, 34, 36, 22) + line("M14 37h36", 1.6, "stone") +
  crate(16, 46, 10, "wood") + crate(27, 46, 10, "gold") + crate(38, 46, 10, "wood") + crate(21, 38, 8, "gold") + crate(34, 39, 7, "blue") + patch("roof", 28, 27, 0, 0);

const pips = (x: number, y: number, s: number) => [[-1, -1], [1, 1], [0, 0], [-1, 1], [1, -1]].map(([dx, dy]) => dot("ink", x + dx! * s, y + dy! * s, 1.9)).join("");

const ludicaire =
  ground(31, 25) + house(9, 30, 22, 0, 14) + shape("roof", "M5 36L12 26H52L57 36z") + flat("shade", "M40 26h12l5 10H44z") + at(24, 15, 1, "") +
  `<g transform="rotate(-9 31 17)">${box("white", 21, 6, 20, 21, 4) + flat("shade", "M36 6h1q4 0 4 4v13q0 4-4 4h-1z") + pips(31, 16.5, 5)}</g>` +
  door(14, 42, 9) + pane(27, 42, 8, 8) + shape("red", "M46 56l2.5-8h3l2.5 8z") + disc("red", 50, 45, 3.4);

const escale_a_jeux =
  ground(32, 28, 57) + beam("wood", "M33 44V6", 1.6) + shape("white", "M36 9C48 14 52 26 51 38H36z") + flat("shade", "M45 18c5 7 6 13 6 20h-5z") + shape("roof", "M30 12C22 18 14 28 13 38H30z") +
  shape("red", "M42 21l4.5 6-4.5 6-4.5-6z") + flag(33, 9, 5, "red") + shape("wood", "M5 42H59C57 52 51 56 44 56H20C13 56 7 52 5 42z") + flat("shade", "M42 43h16c-2 8-7 12-14 12h-4z") +
  line("M7 47h50", 1.2) + disc("glow", 22, 50.5, 2.2) + disc("glow", 32, 50.5, 2.2) + disc("glow", 42, 50.5, 2.2) + line("M2 57q4-4 8 0t8 0 8 0 8 0 8 0 8 0 8 0", 2.2, "water");

export const buildings = {
  cottage: ["blue", cottage],
  farm: ["red", farm],
  granary: ["red", granary],
  greenhouse: ["red", greenhouse],
  orchard: ["red", orchard],
  well: ["grey", well],
  fountain: ["grey", fountain],
  millstone: ["grey", millstone],
  shed: ["grey", shed],
  chapel: ["orange", chapel],
  abbey: ["orange", abbey],
  cloister: ["orange", cloister],
  temple: ["orange", temple],
  tavern: ["green", tavern],
  almshouse: ["green", almshouse],
  inn: ["green", inn],
  feast_hall: ["green", feast_hall],
  theater: ["yellow", theater],
  bakery: ["yellow", bakery],
  market: ["yellow", market],
  tailor: ["yellow", tailor],
  factory: ["black", factory],
  bank: ["black", bank],
  trading_post: ["black", trading_post],
  warehouse: ["black", warehouse],
  ludicaire: ["yellow", ludicaire],
  escale_a_jeux: ["yellow", escale_a_jeux],
} as const;
void star;
