/** The contents of a town. */

/** The five resources. */
export const RESOURCES = ["wood", "wheat", "brick", "glass", "stone"];

/** Whether a word of a town is a resource. */
export const isResource = (word: string) => RESOURCES.includes(word);

/** The name of the drawing for a word of a town. */
export function drawingOf(word: string): string {
  if (isResource(word)) return `cube_${word}`;
  return word === "monument" ? "hidden" : word;
}
