/** A rematch without other people needs no lobby: it starts as soon as its table is there. */

import type { Seat } from "../generated/protocol.ts";

const ready = new Set<string>();

/** Whether nobody but the people on this device and bots sits at a table. */
export const isJustUs = (seats: readonly Pick<Seat, "seat" | "kind">[], mine: readonly number[]): boolean =>
  seats.every(({ seat, kind }) => kind === "bot" || mine.includes(seat));

/** Have a table started once its lobby opens. */
export const startAtOnce = (table: string): void => void ready.add(table);

/** Whether a table is to be started now; only the first to ask is told so. */
export const startsAtOnce = (table: string): boolean => ready.delete(table);
