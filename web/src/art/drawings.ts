/** Every drawing by name, as the content of an `<svg viewBox="0 0 64 64">`. */

import { buildings } from "./buildings.ts";
import { bonus, bonusDone, construction, sea, shaker, tile, tiles } from "./city.ts";
import { emblem, type Emblem } from "./emblems.ts";
import { cube, resourceSymbols, starSymbol, tileSymbols } from "./cubes.ts";
import { monuments } from "./monuments.ts";
import { seats } from "./seats.ts";
import { things } from "./things.ts";

/** What is drawn, and the group whose colour its roof takes. */
export interface Drawn {
  readonly tint: string;
  readonly body: string;
}

const table = new Map<string, Drawn>();
/** The names that are drawn as emblems. */
const own = new Set<string>();

/** Two decimals are enough at any size. */
const rounded = (body: string) => body.replace(/\d+\.\d{3,}/g, (number) => String(+(+number).toFixed(2)));

const add = (name: string, body: string, tint = "purple") => table.set(name, { tint, body: rounded(body) });

for (const [name, [tint, body]] of Object.entries(buildings)) add(name, body, tint);
for (const [name, body] of Object.entries(monuments)) add(name, body);
for (const [name, d] of Object.entries(resourceSymbols)) add(`cube_${name}`, cube(`cube-${name}`, d));
for (const [name, d] of Object.entries(tileSymbols))
  add(`cube_${name}`, cube(`cube-${name}`, d, name === "factory" ? "white" : "carve"));
for (const type of tiles) {
  add(`tile_${type}`, tile(type));
  add(`bonus_${type}`, bonus(type));
  for (const other of tiles) if (other !== type) add(`construction_${type}_${other}`, construction(type, other));
}
add("bonus_any", bonus("any"));
add("bonus_diversity", bonus("diversity"));
add("bonus_done", bonusDone);
add("shaker", shaker);
add("sea", sea);
seats.forEach((body, seat) => add(`seat_${seat}`, body));
add("cube_any", cube("white", starSymbol));
for (const [name, body] of Object.entries(things)) add(name, body, name === "town_hall" ? "brick" : "purple");

/** Draw a card of one's own as its emblem; what has a drawing of ours keeps it. */
export function drawAs(name: string, parts: Emblem): void {
  if (table.has(name) && !own.has(name)) return;
  own.add(name);
  const { tint, body } = emblem(parts);
  add(name, body, tint);
}

/** The names of all drawings. */
export const names: readonly string[] = [...table.keys()];

/** The drawing of that name, or an empty square if there is none yet. */
export const drawing = (name: string): Drawn => table.get(name) ?? table.get("empty")!;
