/** What to mark while somebody plans: the places come from the server. */

import type { Begun, TinyTownsPlan } from "../generated/protocol.ts";

/** The squares of some places. */
export interface Marks {
  /** Those that hold what a pattern needs. */
  readonly have: ReadonlySet<string>;
  /** The resources the others still need. */
  readonly wanted: ReadonlyMap<string, readonly string[]>;
}

/** How much of a pattern lies already. */
export interface Progress {
  readonly have: number;
  readonly all: number;
}

const lacks = (place: Begun): number => Object.keys(place.missing).length;

/** The most complete places of a card's pattern, all equally complete. */
export function bestPlaces(plan: TinyTownsPlan | null, card: string): readonly Begun[] {
  const places = plan?.begun.filter((place) => place.card === card) ?? [];
  const least = Math.min(...places.map(lacks));
  return places.filter((place) => lacks(place) === least);
}

/** How much of a pattern lies at a place. */
export const progressAt = (place: Begun): Progress => ({
  have: place.have.length,
  all: place.have.length + lacks(place),
});

/** What to mark for some places. */
export function marksOf(places: readonly Begun[]): Marks {
  const wanted = new Map<string, string[]>();
  for (const [square, resource] of places.flatMap((place) => Object.entries(place.missing))) {
    const known = wanted.get(square) ?? [];
    if (!known.includes(resource)) wanted.set(square, [...known, resource]);
  }
  return { have: new Set(places.flatMap((place) => place.have)), wanted };
}

/** The cards whose patterns could use a square, each at its most complete place there. */
export function usesOf(plan: TinyTownsPlan | null, square: string): ReadonlyMap<string, Progress> {
  const uses = new Map<string, Progress>();
  for (const place of plan?.begun ?? []) {
    const fits = place.have.includes(square) || square in place.missing;
    if (fits && !uses.has(place.card)) uses.set(place.card, progressAt(place)); // the most complete come first
  }
  return uses;
}
