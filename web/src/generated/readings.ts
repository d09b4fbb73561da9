/** The options that change what a card does, by game; `make types` writes them. */

export const READINGS: Readonly<Record<string, readonly ReadingName[]>> = {
  "shake-that-city": [],
  "tiny-towns": ["edition", "orchard"],
};
export const READING_NAMES = ["edition", "orchard"] as const;
export type ReadingName = (typeof READING_NAMES)[number];
