/** Slow tables: how much time is left, in words, and which table waits for me next. */

import type { Message, Seat, TableInfo } from "../generated/protocol.ts";
import { isMyTurn } from "./lists.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The days a turn may be given, and those a player may pause. */
export const DAYS = [1, 2, 3, 7, 14] as const;
export const PAUSES = [0, 3, 7, 14, 30] as const;

/** The time left, in the largest unit that says enough: "2 days", "30 hours", "45 minutes". */
export function leftInWords(seconds: number): Message {
  if (seconds >= 1.5 * DAY) return { id: "web-left-days", arguments: { number: Math.round(seconds / DAY) } };
  if (seconds >= 1.5 * HOUR) return { id: "web-left-hours", arguments: { number: Math.round(seconds / HOUR) } };
  return { id: "web-left-minutes", arguments: { number: Math.max(1, Math.ceil(seconds / 60)) } };
}

/** The tables that wait for me, the most urgent first; live ones, where people may be sitting, before all others. */
export const inOrder = (tables: readonly TableInfo[]): TableInfo[] =>
  tables.toSorted((a, b) => (a.due ?? 0) - (b.due ?? 0) || b.changed - a.changed);

/** The table that waits for me next, besides this one. */
export const nextTable = (tables: readonly TableInfo[], here: string): TableInfo | undefined =>
  inOrder(tables.filter((table) => table.table !== here && isMyTurn(table)))[0];

/** Whether a player pauses now. */
export const isPaused = (seat: Seat, now = Date.now()): boolean => (seat.paused_until ?? 0) * 1000 > now;

/** The pauses to offer a player: a day, some days, all that is left. */
export const pausesOf = ({ pause_days: left = 0 }: Seat): number[] =>
  [...new Set([1, 3, left])].filter((days) => days > 0 && days <= left);
