/** The stars of the lessons, which only this device knows. */

import { read, write } from "../device.svelte.ts";
import { get } from "../http.ts";
import type { Lessons } from "../generated/protocol.ts";
import { ownScreens } from "../screen/screen.ts";

export const MOST_STARS = 3;

/** The stars of each stage, by game. */
type Stars = Readonly<Record<string, Readonly<Record<string, number>>>>;

const KEY = "lessons";

/** Whether the page has a screen to teach a game on; the backend says which stages there are. */
export const hasLessons = (game: string): boolean => ownScreens().includes(game);

/** The stars of a game's stages. */
export const starsOf = (game: string): Readonly<Record<string, number>> => read<Stars>(KEY, {})[game] ?? {};

/** Whether every stage of a game has brought stars. */
export async function hasLearned(game: string): Promise<boolean> {
  const stars = starsOf(game);
  if (!hasLessons(game) || !Object.keys(stars).length) return false;
  const { stages } = await get<Lessons>(`lessons/${game}`);
  return stages.every(({ stage }) => stars[stage]);
}

/** Keep what a stage has brought, unless it brought more before. */
export function keepStars(game: string, stage: string, stars: number): void {
  const known = read<Stars>(KEY, {});
  const before = known[game]?.[stage] ?? 0;
  write(KEY, { ...known, [game]: { ...known[game], [stage]: Math.max(before, stars) } });
}

/** Forget a game's stars. */
export function forgetStars(game: string): void {
  const { [game]: _, ...others } = read<Stars>(KEY, {});
  write(KEY, others);
}

/** Stars as signs: `★★☆`. */
export const signs = (stars: number): string => "★".repeat(stars) + "☆".repeat(MOST_STARS - stars);
