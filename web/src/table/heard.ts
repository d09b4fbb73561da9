/** What a table sounds like: new lines of the log, each with the sound of its move. */

import type { LogLine } from "../generated/protocol.ts";
import type { Screen } from "../screen/screen.ts";
import type { Manner, SoundName } from "../sound/sound.ts";
import { freshLines } from "./lines.ts";

export type Heard = readonly [SoundName, Manner];

/** Other players are heard, but from across the table. */
const AWAY = 0.45;
/** Sounds that come at once are heard one after another, this many seconds apart; no more than so many. */
const [APART, MOST] = [0.12, 3];

/** Return the sounds of what is new in a log; undone moves make none. */
export function heardIn(
  before: readonly LogLine[],
  log: readonly LogLine[],
  seats: readonly number[],
  sounds: NonNullable<Screen["sounds"]>,
): readonly Heard[] {
  const fresh = freshLines(before, log).filter(({ note }) => !note);
  const loudest = new Map<SoundName, number>();
  for (const { seat, move } of fresh) {
    const sound = seat === null ? sounds["chance"] : sounds[move.split(" ", 1)[0]!];
    const loudness = seat === null || seats.includes(seat) ? 1 : AWAY;
    if (sound) loudest.set(sound, Math.max(loudness, loudest.get(sound) ?? 0));
  }
  return [...loudest].slice(0, MOST).map(([sound, loudness], n) => [sound, { loudness, after: n * APART }] as const);
}
