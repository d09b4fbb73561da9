/** The best result that this device has seen, for each kind of game. */

import { read, write } from "../device.svelte.ts";
import type { Result } from "./results.ts";
import { nameOfData } from "../screen/data.ts";
import { screenOf } from "../screen/screen.ts";
import type { Setup } from "../generated/protocol.ts";

/** A best result, the table it comes from, and the best before it. */
export interface Best {
  readonly points: number;
  readonly table: string;
  readonly before: number | null;
}

/** The part of a result that says what it compares with. */
type Kind = Pick<Result, "game" | "variant" | "players" | "side" | "box">;

/** Games with the same name here compare: the game, its variant and the number of players. */
export const kindOf = (game: string, setup: Setup): string =>
  nameOf({
    game,
    variant: setup.variant,
    players: setup.players.length,
    side: "side" in setup ? setup.side : null,
    box: nameOfData(screenOf(game)?.ownData?.(setup) ?? {}),
  });

const nameOf = ({ game, variant, players, side, box }: Kind): string =>
  `${game} ${variant} ${players}${side === null ? "" : ` ${side}`}${box ? ` box ${box}` : ""}`;

/** Whether games of a kind were finished before, though none that could be the best: all had help. */
export const onlyWithHelp = (kept: readonly Result[], kind: string, table: string): boolean =>
  kept.some((one) => one.table !== table && one.help > 0 && nameOf(one) === kind);

/** The best once a table's result is known. */
export function bestAfter(kept: Best | undefined, table: string, points: number): Best {
  if (kept && kept.points >= points) return kept;
  return { points, table, before: kept ? (kept.table === table ? kept.before : kept.points) : null };
}

const all = () => read<Record<string, Best>>("bests", {});

/** The best of a kind, with a table's result. */
export const bestWith = (kind: string, table: string, points: number): Best => bestAfter(all()[kind], table, points);

/** Remember the best of a kind. */
export const keepBest = (kind: string, best: Best): void => write("bests", { ...all(), [kind]: best });
