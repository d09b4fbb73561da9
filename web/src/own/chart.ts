/** The arithmetic of the charts: round numbers on an axis, and places along it. */

/** Round numbers that span the given ones, some four steps from the least to the most. */
export function ticksFor(least: number, most: number, steps = 4): number[] {
  const rough = Math.max(1, (most - least) / steps);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((digit) => digit * power).find((one) => one >= rough)!;
  const first = Math.floor(least / step) * step;
  const last = Math.max(first + step, Math.ceil(most / step) * step);
  return Array.from({ length: Math.round((last - first) / step) + 1 }, (_, n) => first + n * step);
}

/** A function from a range of numbers to a range of pixels; the middle where the numbers do not differ. */
export function scale(from: readonly [number, number], to: readonly [number, number]): (number: number) => number {
  const [low, high] = from;
  const [start, end] = to;
  return (number) => (high === low ? (start + end) / 2 : start + ((number - low) / (high - low)) * (end - start));
}

/** The path of a line through points. */
export const pathOf = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], n) => `${n ? "L" : "M"}${x.toFixed(1)} ${y.toFixed(1)}`).join("");
