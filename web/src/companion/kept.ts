/** The companions this device knows, with the players' secrets it holds. */

import { read, write } from "../device.svelte.ts";

export interface Kept {
  readonly companion: string;
  readonly game: string;
  readonly names: readonly string[];
  readonly when: number;
  /** The secrets held, by seat. */
  readonly tokens: Readonly<Record<string, string>>;
  /** The seat of this phone's owner; null for a phone shared by the table. */
  readonly mine: number | null;
  /** A personal link opened but not yet answered: its secret, and the one to replace it. */
  readonly claiming?: { readonly old: string; readonly fresh: string };
}

const MOST = 20;
const all = () => read<readonly Kept[]>("companions", []);

/** A game's companions, newest first. */
export const keptOf = (game: string) => all().filter((one) => one.game === game);

/** What is stored about one companion. */
export const keptAs = (companion: string) => all().find((one) => one.companion === companion) ?? null;

/** Store a companion, newest first. */
export function keep(one: Kept): void {
  write("companions", [one, ...all().filter((other) => other.companion !== one.companion)].slice(0, MOST));
}

/** Forget one that is gone. */
export const forget = (companion: string) =>
  write(
    "companions",
    all().filter((one) => one.companion !== companion),
  );
