/** The boxes of this device: how the printed copies here differ from the games as we ship them. */

import { read, write } from "./device.svelte.ts";
import type { Options } from "./generated/protocol.ts";

/** One box: its data by option, as new tables take them. */
export interface OwnBox {
  readonly data: Options;
}

/** The longest data that a table takes, in letters. */
export const LONGEST_BOX = 32_000;

const KEY = "boxes";
let boxes = $state.raw(boxesIn(read<unknown>(KEY, {})));

/** The boxes in something from outside; anything that is none is left out. */
export function boxesIn(value: unknown): Readonly<Record<string, OwnBox>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([game, box]) => {
      const data = dataIn((box as { data?: unknown } | null)?.data);
      return data && Object.keys(data).length ? [[game, { data }] as const] : [];
    }),
  );
}

/** Data by option in something from outside; null if it is none. Whoever uses them checks the rest. */
export function dataIn(value: unknown): Options | null {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return null;
  const known = ["components", "card_data"];
  const areKnown = Object.keys(value).every((key) => known.includes(key));
  return areKnown && JSON.stringify(value).length <= LONGEST_BOX ? (value as Options) : null;
}

/** The data of this device's box for a game; empty for the box as we ship it. */
export const boxOf = (game: string): Options => boxes[game]?.data ?? {};

/** Whether this device has a box of its own for a game. */
export const hasBox = (game: string): boolean => game in boxes;

/** All boxes of this device, by game. */
export const allBoxes = (): Readonly<Record<string, OwnBox>> => boxes;

/** Keep the data of a box; empty ones are forgotten. */
export function keepBox(game: string, data: Options): void {
  const { [game]: _, ...others } = boxes;
  boxes = Object.keys(data).length ? { ...others, [game]: { data } } : others;
  write(KEY, boxes);
}

/** Take in boxes for games that have none here yet; tells how many. */
export function takeBoxes(value: unknown): number {
  const fresh = Object.entries(boxesIn(value)).filter(([game]) => !hasBox(game));
  for (const [game, { data }] of fresh) keepBox(game, data);
  return fresh.length;
}
