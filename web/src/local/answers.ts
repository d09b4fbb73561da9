/** Answers that never change: the games, their cards and the maps of their lessons, asked of Python when the page is built. */

import { siteData } from "../site.ts";

/** What a path is answered with; null if it has to be asked. */
export async function answerTo(path: string): Promise<unknown> {
  if (path.startsWith("cards?") && siteData) return null; // The site has cards or boards of its own.
  if (path !== "games" && !path.startsWith("cards?") && !path.startsWith("lessons/")) return null;
  const { default: answers } = (await import("../generated/answers.json")) as { default: Record<string, unknown> };
  return answers[keyOf(path)] ?? null;
}

function keyOf(path: string): string {
  const [plain = "", query = ""] = path.split("?", 2);
  const sorted = new URLSearchParams(query);
  sorted.sort();
  return query ? `${plain}?${sorted}` : plain;
}
