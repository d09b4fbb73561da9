/** The monuments of Tiny Towns: grander, in purple with a pink accent. */

import {
  arch,
  BASE,
  beam,
  box,
  column,
  cone,
  cypress,
  disc,
  dome,
  door,
  dot,
  eaves,
  flag,
  flat,
  gable,
  ground,
  line,
  merlons,
  onion,
  oval,
  pane,
  patch,
  ring,
  shape,
  star,
  steps,
  tree,
  wall,
} from "./parts.ts";

const architects_guild =
  ground(32, 26) +
  wall(12, 38, 40) +
  eaves(12, 40, 38, 10, 6) +
  door(28, 44, 9) +
  pane(21, 44, 5, 7) +
  pane(39, 44, 5, 7) +
  beam("accent", "M32 8L16 46M32 8L48 46", 2.6) +
  line("M16 46l-1 5M48 46l1 5", 2) +
  beam("gold", "M23 26q9 5 18 0", 1.6) +
  disc("gold", 32, 8, 4) +
  line("M32 4V2", 2);

const book = (fill: string, x: number, y: number, w: number) =>
  box(fill, x, y, w, BASE - y, 1.5) +
  patch("shade", x + w * 0.6, y + 1, w * 0.4, BASE - y - 2) +
  line(`M${x} ${y + 5}h${w}M${x} ${BASE - 6}h${w}`, 1.2, "gold");

const archive_of_the_second_age =
  ground(32, 29) +
  book("accent", 5, 28, 9) +
  book("blue", 50, 28, 9) +
  book("roof", 13, 24, 10) +
  book("roof", 41, 24, 10) +
  wall(22, 24, 20, "wall") +
  dome(16, 32, 24, 15) +
  box("white", 14, 22, 36, 4) +
  line("M32 9V5", 2) +
  disc("gold", 32, 6, 2) +
  arch("dark", 26, 40, 12) +
  shape("white", "M32 31q-4-3-9-1v6q5-2 9 1 4-3 9-1v-6q-5-2-9 1zv6");

const barrett_castle =
  ground(32, 30) +
  wall(21, 20, 22, "stone") +
  merlons(21, 22, 20, 4) +
  flag(32, 16, 12) +
  wall(14, 38, 36, "stone") +
  merlons(14, 36, 38, 6) +
  wall(4, 28, 13, "stone") +
  wall(47, 28, 13, "stone") +
  cone(4, 13, 28, 18) +
  cone(47, 13, 28, 18) +
  arch("dark", 26, 42, 12) +
  line("M30 44v12M34 44v12M26 50h12", 1.2, "stone") +
  arch("glow", 29.5, 26, 5, 34) +
  arch("glow", 8, 34, 5, 42) +
  arch("glow", 51, 34, 5, 42);

const cathedral_of_caterina =
  ground(32, 27) +
  gable(6, 52, 14, 14) +
  wall(23, 26, 18) +
  cone(23, 18, 26, 21) +
  wall(12, 32, 9) +
  wall(43, 32, 9) +
  cone(12, 9, 32, 12) +
  cone(43, 9, 32, 12) +
  disc("accent", 32, 33, 6) +
  line("M32 27v12M26 33h12M28 29l8 8M36 29l-8 8", 1) +
  arch("dark", 27, 43, 10) +
  disc("gold", 32, 4.5, 1.8) +
  arch("glow", 14, 37, 5, 45) +
  arch("glow", 45, 37, 5, 45);

const fort_ironweed =
  ground(32, 31) +
  wall(20, 18, 24, "stone") +
  merlons(18, 28, 17, 4) +
  flag(32, 14, 10) +
  box("dark", 25, 25, 4, 6) +
  box("dark", 35, 25, 4, 6) +
  Array.from({ length: 10 }, (_, n) => shape("wood", `M${3 + n * 5.8} 56V37l2.9-5 2.9 5V56z`)).join("") +
  line("M3 42h58M3 51h58", 2.4, "dark") +
  shape("roof", "M24 56V38h16v18z") +
  line("M24 44h16M24 51h16", 1.6) +
  shape("accent", "M32 40c4 3 4 8 0 12-4-4-4-9 0-12z") +
  line("M32 43v9", 1.2);

const grand_mausoleum_of_the_rodina =
  ground(32, 30) +
  cypress(7, 34) +
  cypress(57, 34) +
  steps(10, 44, 3) +
  wall(16, 30, 32, "white", 47) +
  dome(17, 30, 28, 17) +
  box("white", 13, 26, 38, 5) +
  column(17, 31, 47) +
  column(43, 31, 47) +
  arch("dark", 26, 33, 12, 47) +
  shape("gold", "M29 11h6l-1-5h-4z") +
  disc("accent", 32, 5, 2.4) +
  dot("glow", 32, 42, 2.2);

const grove_university =
  ground(32, 30) +
  tree(11, 38, 8) +
  tree(53, 38, 8) +
  wall(14, 38, 36) +
  eaves(14, 36, 38, 8, 3) +
  wall(24, 22, 16) +
  shape("roof", "M22 22v-5h20v5z") +
  shape("accent", "M32 5L52 13 32 20 12 13z") +
  line("M32 13l16 3v7", 1.6, "gold") +
  dot("gold", 48, 24, 2.2) +
  disc("white", 32, 30, 5) +
  line("M32 27v3l2 2", 1.4) +
  arch("dark", 27.5, 42, 9) +
  pane(17, 43, 6, 7) +
  pane(41, 43, 6, 7);

const mandras_palace =
  ground(32, 30) +
  wall(8, 36, 48) +
  wall(22, 28, 20) +
  onion(21, 22, 28, 22) +
  wall(6, 32, 11) +
  wall(47, 32, 11) +
  onion(5, 13, 32, 17, "accent") +
  onion(46, 13, 32, 17, "accent") +
  dot("gold", 32, 5, 2) +
  dot("gold", 11.5, 14, 1.6) +
  dot("gold", 52.5, 14, 1.6) +
  arch("dark", 26, 40, 12) +
  arch("glow", 9, 38, 5, 46) +
  arch("glow", 50, 38, 5, 46) +
  arch("glow", 19, 43, 5, 51) +
  arch("glow", 40, 43, 5, 51) +
  line("M22 34h20", 1.4, "gold");

const obelisk_of_the_crescent =
  ground(32, 25) +
  steps(11, 42, 3) +
  shape("white", "M22 47L26 27 32 20 38 27 42 47z") +
  flat("shade", "M33 21l5 6 4 20h-7z") +
  shape("roof", "M25.5 29L32 19l6.5 10z") +
  line("M29 34h6M28 38.5h8M27.5 43h9", 1.8, "roof") +
  shape("accent", "M36 2a9.5 9.5 0 1 0 6 14 8.5 8.5 0 0 1-6-14z") +
  star("gold", 41, 8, 4);

const opaleyes_watch =
  ground(32, 22) +
  shape("stone", "M22 56L25 30H39L42 56z") +
  flat("shade", "M34 30h5l3 26h-6z") +
  line("M24 40h5M33 46h6M25 51h5", 1.2) +
  arch("dark", 28, 46, 8) +
  shape("roof", "M19 32l4-5h18l4 5z") +
  disc("roof", 32, 17, 14) +
  shape("white", "M17 17q15-15 30 0-15 15-30 0z") +
  disc("accent", 32, 17, 6) +
  dot("ink", 32, 17, 3) +
  dot("white", 34, 15, 1.3);

const shrine_of_the_elder_tree =
  ground(32, 28) +
  shape("wood", "M14 56C24 52 24 40 22 30H42C40 40 40 52 50 56z") +
  flat("shade", "M37 30h5c-2 10-2 22 8 26H40z") +
  shape(
    "leaf",
    "M8 34C0 28 4 18 12 18 12 6 26 2 32 8 40 2 52 6 52 18 60 18 64 28 56 34 50 38 42 36 40 33 36 38 28 38 24 33 20 37 14 38 8 34z",
  ) +
  flat("shade", "M52 18c8 0 12 10 4 16-6 4-14 2-16-1 8 0 14-6 12-15z") +
  [
    [14, 26],
    [24, 14],
    [33, 24],
    [42, 13],
    [50, 27],
    [22, 26],
  ]
    .map(([x, y]) => disc("accent", x!, y!, 2.2))
    .join("") +
  box("white", 26, 43, 12, 13) +
  arch("dark", 28.5, 45, 7) +
  dot("glow", 32, 52, 2) +
  cone(25, 14, 44, 9) +
  line("M13 36v5M51 36v5", 1.4, "roof") +
  disc("glow", 13, 43, 2.6) +
  disc("glow", 51, 43, 2.6);

const silva_forum =
  ground(32, 30, 54) +
  oval("white", 32, 46, 29, 10) +
  oval("accent", 32, 45, 21, 6) +
  [5, 16, 43, 54].map((x, n) => column(x, n % 3 ? 19 : 23, n % 3 ? 40 : 45, "white", 5)).join("") +
  shape("roof", "M2 25C12 14 52 14 62 25V17C52 5 12 5 2 17z") +
  flat("shade", "M45 9.5c8 1.5 13 4 17 7.5v8c-4-4-9-6.5-17-8z") +
  line("M4 20C14 10 50 10 60 20", 1.2, "gold") +
  tree(32, 31, 9, 48) +
  dot("accent", 29, 28, 1.6) +
  dot("accent", 34, 32, 1.6);

const the_sky_baths =
  ground(32, 27) +
  shape("stone", "M8 30H56V56H50V47a7.5 7.5 0 0 0-15 0V56H29V47a7.5 7.5 0 0 0-15 0V56H8z") +
  flat("shade", "M50 34h6v22h-6zM29 36h6v20h-2V47z") +
  line("M21.5 30V55", 6.6) +
  line("M21.5 30V55", 4.4, "water") +
  line("M20.5 38v14", 1.2, "white") +
  shape("roof", "M4 22H60L56 35H8z") +
  flat("shade", "M44 23h16l-4 12H44z") +
  oval("water", 32, 22, 28, 5) +
  line("M14 22h6M38 24h9", 1.4, "white") +
  shape("skin", "M23 23c-1-3 0-5 1-6-2-6 1-6 2-1h1c1-5 4-5 2 1 1 1 2 3 1 6z") +
  [
    [20, 14],
    [33, 13],
    [46, 14],
  ]
    .map(([x, y]) => line(`M${x} ${y}q-3.5-2.5 0-5t0-5`, 2.2, "accent"))
    .join("");

const the_starloom =
  ground(32, 27) +
  beam("wood", "M12 55V8M52 55V8", 3.4) +
  flat("roof", "M16 14H48V40q-8 5-16 1-8-4-16 0z") +
  shape("roof", "M16 14H48V38q-8 5-16 1-8-4-16 0z") +
  line("M20 40V54M25 39V54M30 40V54M35 42V54M40 42V54M45 41V54", 1.2, "accent") +
  beam("wood", "M7 11H57", 3.4) +
  beam("wood", "M10 54H54", 2.6) +
  star("gold", 32, 25, 8.5) +
  star("white", 21, 20, 3) +
  star("white", 43, 33, 3) +
  disc("accent", 7, 11, 2.4) +
  disc("accent", 57, 11, 2.4);

const statue_of_the_bondmaker =
  ground(32, 21) +
  steps(15, 34, 1) +
  wall(20, 42, 24, "white", 53) +
  box("roof", 17, 39, 30, 4) +
  box("gold", 26, 46, 12, 4) +
  shape("stone", "M23 39C22 30 24 25 28 23V18C26 6 30 6 31 14H33C34 6 38 6 36 18V23C40 25 42 30 41 39z") +
  flat("shade", "M34 23h2c4 2 6 7 5 16h-6z") +
  beam("stone", "M27 27L15 20M37 27L49 20", 2.6) +
  line("M30 18h0M34 18h0", 1.8) +
  shape("accent", "M24 39q0-9 4-14 4 3 8 0 4 5 4 14z") +
  ring("gold", 13, 13, 6) +
  ring("gold", 51, 13, 6);

export const monuments = {
  architects_guild,
  archive_of_the_second_age,
  barrett_castle,
  cathedral_of_caterina,
  fort_ironweed,
  grand_mausoleum_of_the_rodina,
  grove_university,
  mandras_palace,
  obelisk_of_the_crescent,
  opaleyes_watch,
  shrine_of_the_elder_tree,
  silva_forum,
  the_sky_baths,
  the_starloom,
  statue_of_the_bondmaker,
} as const;
