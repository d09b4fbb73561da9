/** What the server tells of a companion, as docs/protocol.md describes it. */

import type { Effects, ShakeSetup, TinyTownsSetup } from "../protocol.ts";

interface Common {
  readonly companion: string;
  /** A tap names the version that it saw. */
  readonly version: number;
  readonly undo: boolean;
  readonly phase: string;
  readonly round: number;
  /** What the holder of a player's secret knows besides; null for everybody else. */
  readonly you: { readonly seat: number; readonly dealt: readonly string[]; readonly monument: string | null } | null;
}

export interface TownPlayer {
  readonly name: string;
  /** The round in which the town was complete; 0 while the player is in. */
  readonly completed: number;
  /** Whether it is complete when this round ends. */
  readonly full: boolean;
  readonly barred: boolean;
  readonly turns_as_master_builder: number;
  readonly dealt: boolean;
  readonly keeps: boolean;
}

export interface TownCompanion extends Common {
  readonly game: "tiny-towns";
  readonly setup: TinyTownsSetup;
  /** What each card of this game does. */
  readonly effects: Effects;
  readonly master_builder: number | null;
  readonly resource: string | null;
  readonly free: boolean;
  readonly left: number | null;
  readonly shown: readonly string[];
  readonly named: readonly { readonly round: number; readonly seat: number | null; readonly resource: string }[];
  readonly players: readonly TownPlayer[];
}

export interface CityCompanion extends Common {
  readonly game: "shake-that-city";
  readonly setup: ShakeSetup & {
    readonly bonus_tiles: { readonly north: readonly string[]; readonly west: readonly string[] };
    readonly construction: readonly (readonly string[])[];
    readonly components: { readonly construction: { readonly cells: readonly string[] } };
  };
  readonly rounds: number;
  readonly open_rounds: readonly number[];
  readonly active: number | null;
  readonly shake: readonly string[];
  readonly blocked: string | null;
  readonly unverified: readonly string[];
  readonly players: readonly { readonly name: string }[];
}

export type CompanionView = TownCompanion | CityCompanion;

/** Does what was tapped. */
export type Tap = (move: string) => Promise<void>;
