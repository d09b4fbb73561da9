/** Whose phrases this device does not show: by table, the numbers of the seats. */

import { read, write } from "../device.svelte.ts";

let muted = $state.raw(read<Readonly<Record<string, readonly number[]>>>("muted", {}));

/** Whether a player's phrases are not shown. */
export const isMuted = (table: string, seat: number): boolean => muted[table]?.includes(seat) ?? false;

/** Show a player's phrases, or no longer. */
export function mute(table: string, seat: number, on: boolean): void {
  const others = (muted[table] ?? []).filter((one) => one !== seat);
  muted = { ...muted, [table]: on ? [...others, seat] : others };
  write("muted", muted);
}
