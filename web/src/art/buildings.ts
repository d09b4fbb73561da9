/** The common buildings of Tiny Towns: each with its own silhouette, its roof in the colour of its group. */

import {
  arch,
  BASE,
  beam,
  box,
  chimney,
  column,
  cone,
  crate,
  disc,
  dome,
  door,
  dot,
  ear,
  eaves,
  flag,
  flat,
  gable,
  ground,
  heart,
  house,
  line,
  oval,
  pane,
  patch,
  shape,
  smoke,
  steps,
  tree,
  turned,
  wall,
} from "./parts.ts";

const cottage =
  ground(32, 25) +
  smoke(45, 15) +
  chimney(42, 19, 16) +
  house(10, 24, 20, 17, 20) +
  door(18, 41, 9) +
  pane(40, 42) +
  disc("glow", 22, 32, 3.2) +
  disc("leaf", 11, 53, 3) +
  disc("leaf", 52, 53, 3.2);

const farm =
  ground() +
  shape("brick", "M10 56V33L15 20 28 12 41 20 46 33V56z") +
  flat("shade", "M36 17L41 20 46 33V56H36z") +
  beam("roof", "M8 35L14 20 28 11 42 20 48 35", 3) +
  box("white", 20, 38, 16, 18) +
  line("M20 38l16 18M36 38L20 56", 2, "brick") +
  line("M28 38v18", 1.4) +
  box("dark", 24, 22, 8, 8, 4) +
  ear(52, 56, 19) +
  ear(58, 56, 15);

const silo = (x: number, w: number, y: number, h: number) =>
  wall(x, y, w, "wall") + line(`M${x} ${y + 9}h${w}M${x} ${y + 18}h${w}`, 1.2) + dome(x - 2, w + 4, y, h);

const granary =
  ground(32, 24) +
  silo(34, 18, 30, 12) +
  silo(11, 25, 24, 17) +
  line("M16 56V24M20 56V24M16 30h4M16 35h4M16 40h4M16 45h4M16 50h4", 1.4) +
  ear(28.5, 51, 19) +
  door(40, 44, 8);

const greenhouse =
  ground() +
  shape("glass", "M8 50V30L22 14H46L58 30V50z") +
  flat("leaf", "M14 50c-2-9 5-12 7-7 1-9 9-9 9 0 2-6 8-6 8 0 2-8 9-6 9 0 2-4 7-3 6 7z") +
  dot("red", 20, 41, 2) +
  dot("gold", 33, 40, 2) +
  dot("red", 46, 43, 2) +
  flat("shine", "M13 32l10-11h4L17 38z") +
  line("M8 30H58M25 50V30L30 14M41 50V30L38 14", 1.5) +
  beam("roof", "M8 50V30L22 14H46L58 30V50", 2) +
  box("roof", 6, 49, 54, 7) +
  patch("shade", 42, 50, 17, 5);

const apples = (x: number, y: number) =>
  dot("red", x - 4, y - 2, 2.1) + dot("red", x + 3, y - 4, 2.1) + dot("red", x + 2, y + 4, 2.1);

const orchard =
  ground() +
  tree(32, 20, 12) +
  apples(32, 20) +
  tree(15, 31, 10.5) +
  apples(15, 31) +
  tree(49, 31, 10.5) +
  apples(49, 31) +
  beam("wood", "M20 56L26 31M26.5 56L31 31", 1) +
  line("M21.5 50h6M23 44h5.5M24.5 38h4.5", 1.8) +
  shape("roof", "M38 47h14l-2 9H40z") +
  dot("red", 42, 46, 2.6) +
  dot("red", 47, 46, 2.6) +
  line("M39 51h12", 1.2);

const bricks = (x: number, y: number, w: number) =>
  line(`M${x} ${y}h${w}M${x + w * 0.3} ${y - 6}v6M${x + w * 0.7} ${y - 6}v6M${x + w * 0.5} ${y}v6`, 1.2);

const well =
  ground(32, 21) +
  beam("wood", "M16 44V24M48 44V24", 2.6) +
  line("M32 24v10", 1.4) +
  box("wood", 27, 32, 10, 8, 1) +
  line("M27 35h10", 1.4) +
  eaves(14, 36, 24, 15, 9) +
  beam("wood", "M49 31h5v5", 1.2) +
  shape("stone", "M12 42h40v9c0 7-40 7-40 0z") +
  flat("shade", "M40 42h12v9c0 3-5 4.5-12 5z") +
  oval("water", 32, 42, 20, 3.6) +
  bricks(14, 50, 34);

const fountain =
  ground(32, 28) +
  line("M32 12C22 4 18 14 17 26M32 12C42 4 46 14 47 26M32 12C27 8 24 14 24 22M32 12C37 8 40 14 40 22", 3.4, "water") +
  shape("stone", "M28 50l2-20h4l2 20z") +
  shape("stone", "M16 26h32c0 8-8 9-16 9s-16-1-16-9z") +
  flat("shade", "M38 27h10c0 6-5 7.5-10 8z") +
  oval("water", 32, 26, 16, 3) +
  disc("roof", 32, 14, 3.4) +
  line("M32 18v8", 3) +
  line("M20 34v10M44 34v10", 3, "water") +
  shape("roof", "M5 46h54v4c0 10-54 10-54 0z") +
  flat("shade", "M42 47h17v3c0 3.5-7 6-17 7z") +
  oval("water", 32, 46, 27, 4) +
  line("M16 46.5h6M30 47.5h8M46 46h4", 1.2, "white");

const spokes = (x: number, y: number, from: number, to: number, number: number) =>
  Array.from({ length: number }, (_, n) => {
    const a = (n * 2 * Math.PI) / number + 0.25;
    const point = (r: number) => `${(x + r * Math.cos(a)).toFixed(1)} ${(y + r * Math.sin(a)).toFixed(1)}`;
    return `M${point(from)}L${point(to)}`;
  }).join("");

const millstone =
  ground(32, 27) +
  shape("wood", "M6 56l5-8h42l5 8z") +
  disc("stone", 33, 29, 22) +
  disc("roof", 27, 29, 22) +
  line(spokes(27, 29, 10, 18, 8), 2.4) +
  flat("shade", "M27 51a22 22 0 0 0 16-37C49 32 42 45 27 51z") +
  disc("stone", 27, 29, 8) +
  box("dark", 24, 26, 6, 6, 1) +
  shape("white", "M44 56c-4-6-2-14 3-17l-3-4q5-2 10 0l-3 4c5 3 7 11 3 17z") +
  line("M47 39h4", 1.6) +
  ear(49, 54, 11);

const planks = (x: number, y: number, w: number, h: number) => {
  let marks = "";
  for (let px = x + 5; px < x + w; px += 5) marks += `M${px} ${y}v${h}`;
  return line(marks, 1.1);
};

const shed =
  ground(30, 24) +
  shape("wood", "M10 56V26L46 34V56z") +
  flat("shade", "M36 32l10 2v22H36z") +
  planks(10, 33, 36, 23) +
  shape("roof", "M5 26L8 20 52 31 51 37z") +
  box("dark", 16, 37, 13, 19) +
  line("M16 43h13M16 50h13M22 37v19", 1) +
  pane(34, 40, 7, 7) +
  beam("wood", "M56 56L52 28", 1.3) +
  shape("stone", "M48 27h9l1-9q-6-3-10 1z");

const bell = (x: number, y: number) =>
  `<path fill="var(--art-gold)" stroke-width="1.2" d="M${x - 3.5} ${y + 2}q1.5-1 1.5-4a2 2 0 0 1 4 0q0 3 1.5 4z"/>` +
  dot("ink", x, y + 3, 1);

const chapel =
  ground(30, 24) +
  house(14, 22, 22, 16, 16) +
  box("white", 20, 7, 10, 13) +
  patch("shade", 27, 8, 3, 11) +
  bell(25, 15) +
  cone(20, 10, 8, 6) +
  arch("dark", 20, 42, 10) +
  line("M25 42V56", 1.2, "wood") +
  disc("glass", 25, 31, 4) +
  line("M25 27v8M21 31h8", 1) +
  arch("glow", 40, 42, 5, 51) +
  arch("glow", 47, 42, 5, 51);

const abbey =
  ground() +
  gable(20, 24, 24, 14) +
  wall(7, 22, 14) +
  wall(43, 22, 14) +
  cone(7, 14, 22, 17) +
  cone(43, 14, 22, 17) +
  disc("glass", 32, 32, 6) +
  line("M32 26v12M26 32h12M28 28l8 8M36 28l-8 8", 1) +
  arch("dark", 27, 42, 10) +
  arch("glow", 11, 28, 6, 38) +
  arch("glow", 47, 28, 6, 38) +
  line("M7 44h14M43 44h14", 1.2);

const cloister =
  ground(32, 29) +
  wall(5, 30, 54) +
  eaves(5, 54, 30, 12, 8) +
  [9, 21, 33, 45].map((x) => arch("dark", x, 34, 10, 52)).join("") +
  box("stone", 3, 51, 58, 5) +
  box("white", 27, 8, 10, 10) +
  bell(32, 14) +
  cone(27, 10, 9, 6) +
  tree(32, 46, 6, 56);

const temple =
  ground(32, 29) +
  steps(5, 54, 2) +
  patch("dark", 12, 29, 40, 21) +
  [10, 20.5, 39.5, 50].map((x) => column(x, 29, 50)).join("") +
  shape("roof", "M4 27L32 8 60 27z") +
  flat("shade", "M32 8L60 27H44z") +
  shape("white", "M16 25L32 14 48 25z") +
  box("white", 5, 25, 54, 4) +
  shape("gold", "M29 50v-6h6v6z") +
  shape("orange", "M32 33c5 5 4 11 0 11s-5-6 0-11z") +
  disc("gold", 32, 21, 2.4);

const timber = (d: string) => line(d, 2.2, "dark");

const tavern =
  ground(30, 27) +
  chimney(38, 12, 14) +
  house(8, 24, 24, 16, 18) +
  timber("M8 36h24M20 36V20M8 36l7-9M32 36l-7-9M32 36h18M41 36v20") +
  door(10, 41, 9) +
  pane(22, 41, 7, 8) +
  pane(43, 41, 5, 7) +
  beam("wood", "M48 26h12M57 26v4", 1.2) +
  box("gold", 52, 30, 9, 11, 1.5) +
  patch("white", 52.8, 30.8, 7.4, 3) +
  line("M52 32c-5 0-5 7 0 7", 1.8) +
  box("wood", 49, 46, 10, 10, 3) +
  line("M49 49h10M49 53h10", 1.4);

const almshouse =
  ground(32, 29) +
  chimney(17, 20, 12) +
  chimney(43, 20, 12) +
  wall(5, 40, 54) +
  eaves(5, 54, 40, 14, 5) +
  gable(22, 20, 18, 13) +
  heart("red", 32, 35, 1) +
  door(28, 44, 8) +
  [7, 50].map((x) => door(x, 45, 7)).join("") +
  pane(16, 45, 5, 6) +
  pane(43, 45, 5, 6);

const moon = (x: number, y: number) =>
  flat("glow", `M${x + 2} ${y - 6}a6.5 6.5 0 1 0 4 8.5 5.6 5.6 0 0 1-4-8.5z`) + dot("white", x + 3.5, y - 2, 1.1);

const inn =
  ground(30, 26) +
  wall(10, 38, 27) +
  gable(6, 35, 19, 13, "wall", 39) +
  line("M5 39h37", 3, "dark") +
  arch("glow", 19.5, 22, 8, 33) +
  line("M19.5 27.5h8M23.5 22v11", 1) +
  pane(10, 26, 6, 8) +
  pane(31, 26, 6, 8) +
  door(18, 43, 10) +
  pane(12, 44, 4, 7) +
  pane(31, 44, 4, 7) +
  beam("wood", "M41 27H57", 1.4) +
  line("M47 28v5M55 28v5", 1.6) +
  disc("blue", 51, 42, 9.5) +
  moon(50, 42);

const feast_hall =
  ground(32, 28) +
  beam("wood", "M35 13L27 4M29 13L37 4", 1.8) +
  shape("wall", "M13 56V42L32 15 51 42V56z") +
  flat("shade", "M41 28l10 14v14H41z") +
  beam("roof", "M8 47L32 12 56 47", 5.4) +
  arch("dark", 21, 30, 22) +
  shape("orange", "M24 46c0-9 16-9 16 0z") +
  flat("shine", "M27 43q2-4 5-4-1 2-2 4z") +
  beam("white", "M41 42l4-4", 1.6) +
  shape("gold", "M14 39h6l-1 4q-2 2-4 0zM16.5 44v2") +
  shape("gold", "M46 46l.6-2h2.8l.6 2z") +
  box("wood", 10, 46, 44, 4, 1) +
  shape("white", "M13 46h38v5q-3 2-6.3 0t-6.3 0-6.3 0-6.3 0-6.3 0-6.5 0z") +
  beam("wood", "M15 53v3M49 53v3", 2);

const theater =
  ground(32, 27) +
  wall(8, 26, 48) +
  shape("roof", "M4 27C6 8 58 8 60 27z") +
  flat("shade", "M42 13c10 2 17 7 18 14H48z") +
  arch("dark", 16, 27, 32) +
  shape("red", "M16 56V40C16 30 22 27 31 27 30 38 26 48 18 56z") +
  shape("red", "M48 56V40C48 30 42 27 33 27 34 38 38 48 46 56z") +
  line("M20 50c4-6 6-12 7-20M44 50c-4-6-6-12-7-20", 1.1) +
  box("wood", 12, 52, 40, 4) +
  shape("white", "M24 6q8 4 16 0c1 12-3 18-8 18S23 18 24 6z") +
  line("M27 12q2-1.5 4 0M33 12q2-1.5 4 0M28 17q4 4 8 0", 1.6);

const pretzel = "M22 32C9 31 10 18 17 19c5 1 7 7 7 12M22 32C35 31 34 18 27 19c-5 1-7 7-7 12";

const bakery =
  ground(30, 26) +
  smoke(48, 14) +
  chimney(45, 18, 16) +
  house(6, 32, 20, 17, 16) +
  arch("dark", 11, 42, 12, 52) +
  dot("orange", 17, 49, 3.6) +
  dot("glow", 17, 50, 2) +
  door(27, 43, 8) +
  disc("white", 22, 26, 11) +
  line(pretzel, 4.8) +
  line(pretzel, 2.2, "orange") +
  shape("orange", "M40 46c0-6 7-6 7 0zM47.5 46c0-6 7-6 7 0z") +
  box("wood", 38, 46, 19, 3.5) +
  line("M41 50v6M54 50v6", 2);

const stripes = (x: number, y: number, w: number, h: number, number: number) => {
  const step = w / number;
  const flap = `h${step}v${h}a${step / 2} ${step / 2} 0 0 1-${step} 0z`;
  const flaps = Array.from({ length: number }, (_, n) =>
    shape(n % 2 ? "white" : "roof", `M${x + n * step} ${y}${flap}`),
  );
  return flaps.join("");
};

const market =
  ground(32, 28) +
  patch("dark", 10, 30, 44, 16) +
  beam("wood", "M9 24V56M55 24V56", 2) +
  shape("roof", "M12 12H52L59 24H5z") +
  stripes(5, 24, 54, 4, 7) +
  line("M21 12l-4 12M29 12l-1 12M36 12l0 12M44 12l3 12", 1.2) +
  [18, 25, 21.5].map((x, n) => disc("red", x, n === 2 ? 35 : 40, 3.4)).join("") +
  [38, 46, 42].map((x, n) => disc("leaf", x, n === 2 ? 35 : 40, 3.6)).join("") +
  box("wood", 7, 43, 50, 13) +
  patch("shade", 40, 44, 16, 11) +
  line("M7 49h50M24 43v13M40 43v13", 1.2) +
  flag(32, 12, 8, "roof");

const tailor =
  ground(32, 22) +
  wall(13, 30, 38) +
  shape("roof", "M8 31L17 13H47L56 31z") +
  flat("shade", "M40 13h7l9 18H44z") +
  box("glass", 17, 41, 14, 11, 1) +
  `<path fill="var(--art-red)" stroke-width="1.2" d="M19 45l3-2.5h4l3 2.5-1.5 3H27v4h-6v-4h-.5z"/>` +
  door(37, 42, 9) +
  stripes(13, 34, 38, 2.6, 6) +
  disc("white", 32, 17, 12.5) +
  line("M27.5 8L35 21M36.5 8L29 21", 2.6) +
  line("M27.5 8L33 17.5M36.5 8L31 17.5", 0.8, "stone") +
  line("M24.5 23.5a3 3 0 1 1 6 0 3 3 0 1 1-6 0zM33.5 23.5a3 3 0 1 1 6 0 3 3 0 1 1-6 0z", 2.2, "red");

const factory =
  ground(32, 29) +
  smoke(13, 13) +
  smoke(24, 18) +
  shape("brick", "M9 56L11 16h6l2 40z") +
  shape("brick", "M20 56L22 21h5l2 35z") +
  line("M11 20h6M22 25h5", 2) +
  wall(6, 38, 52, "wall") +
  shape("roof", "M6 39V28L18 38V28L31 38V28L44 38V28L58 38V42H6z") +
  flat("shade", "M44 28L58 38V42H44z") +
  pane(10, 46, 7, 6) +
  pane(21, 46, 7, 6) +
  box("dark", 46, 45, 9, 11) +
  gear(37, 48, 4);

/** A small cogwheel. */
function gear(x: number, y: number, r: number): string {
  const teeth = Array.from({ length: 8 }, (_, n) => {
    const a = (n * Math.PI) / 4;
    return `M${x} ${y}l${((r + 1.6) * Math.cos(a)).toFixed(1)} ${((r + 1.6) * Math.sin(a)).toFixed(1)}`;
  }).join("");
  return line(teeth, 2.6) + disc("gold", x, y, r) + dot("ink", x, y, 1.3);
}

const coins = (x: number, number: number) =>
  Array.from({ length: number }, (_, n) => box("gold", x, BASE - 3.4 * (n + 1), 11, 3.4, 1.7)).join("");

const bank =
  ground(31, 29) +
  wall(9, 28, 38, "stone", 53) +
  steps(6, 44, 1) +
  [11, 18, 34, 41].map((x) => column(x, 30, 53)).join("") +
  arch("dark", 24, 36, 8, 53) +
  shape("roof", "M5 30V24H11V17H45V24H51V30z") +
  flat("shade", "M37 17h8v7h6v6H37z") +
  disc("gold", 28, 17, 10.5) +
  line("M28 10.5a6.5 6.5 0 1 0 .1 0z", 1.2) +
  box("white", 25.5, 14.5, 5, 5, 1) +
  coins(43, 2) +
  coins(49, 4);

const trading_post =
  ground(32, 30) +
  wall(5, 34, 36, "wood") +
  line("M5 40h36M5 46h36M5 52h36", 1.2) +
  eaves(5, 36, 34, 15, 3) +
  chimney(10, 15, 8, "stone") +
  eaves(5, 36, 34, 15, 3) +
  box("dark", 10, 41, 9, 15) +
  pane(25, 41, 9, 8) +
  beam("wood", "M51 56V14", 2.2) +
  shape("white", "M45 15h13l4 4.5-4 4.5H45z") +
  shape("roof", "M58 27H46l-4 4.5 4 4.5h12z") +
  crate(37, 47, 9) +
  crate(55, 49, 7);

const warehouse =
  ground(32, 29) +
  shape("wall", "M7 56V32L32 15 57 32V56z") +
  flat("shade", "M45 23l12 9v24H45z") +
  beam("roof", "M4 35L32 14 60 35", 4.6) +
  disc("dark", 32, 25, 3) +
  box("dark", 13, 33, 38, 23) +
  [35, 37.5].map((y) => line(`M14 ${y}h36`, 1.4, "stone")).join("") +
  crate(15, 45, 11) +
  crate(26.5, 45, 11, "gold") +
  crate(38, 45, 11) +
  crate(31, 38.5, 6.5, "blue") +
  beam("wood", "M32 12V7H46V11", 1.8) +
  line("M46 12v3", 1.4) +
  crate(42.5, 14.5, 7);

const pips = (x: number, y: number, s: number) =>
  [
    [-1, -1],
    [1, 1],
    [0, 0],
    [-1, 1],
    [1, -1],
  ]
    .map(([dx, dy]) => dot("ink", x + dx! * s, y + dy! * s, 1.9))
    .join("");

const ludicaire =
  ground(31, 25) +
  wall(9, 34, 44) +
  shape("roof", "M4 36L11 26H51L58 36z") +
  flat("shade", "M40 26h11l7 10H44z") +
  turned(-9, box("white", 20, 5, 22, 22, 4) + flat("shade", "M36 5h2q4 0 4 4v14q0 4-4 4h-2z") + pips(31, 16, 5.5)) +
  door(14, 42, 9) +
  pane(27, 42, 8, 8) +
  shape("red", "M42 56l3-9h4l3 9z") +
  disc("red", 47, 44, 4);

const escale_a_jeux =
  ground(32, 28, 57) +
  beam("wood", "M33 44V6", 1.6) +
  shape("white", "M36 9C48 14 52 26 51 38H36z") +
  flat("shade", "M45 18c5 7 6 13 6 20h-5z") +
  shape("roof", "M30 12C22 18 14 28 13 38H30z") +
  shape("red", "M42 21l4.5 6-4.5 6-4.5-6z") +
  flag(33, 9, 5, "red") +
  shape("wood", "M5 42H59C57 52 51 56 44 56H20C13 56 7 52 5 42z") +
  flat("shade", "M42 43h16c-2 8-7 12-14 12h-4z") +
  line("M7 47h50", 1.2) +
  disc("glow", 22, 50.5, 2.2) +
  disc("glow", 32, 50.5, 2.2) +
  disc("glow", 42, 50.5, 2.2) +
  line("M4 57q3.5-4 7 0t7 0 7 0 7 0 7 0 7 0 7 0 7 0", 2.2, "water");

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
