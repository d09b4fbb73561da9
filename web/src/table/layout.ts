/** How a table in play is laid out on a screen of a given size. */

/**
 * - `wide`: opponents, board and cards in columns
 * - `tablet`: board and cards in columns, opponents in a strip below
 * - `phone`: one column with a bar at the bottom; cards and opponents as strips or sheets
 * - `flat`: a phone held sideways: the board, and beside it everything else
 * - `flow`: too small to show all at once (a phone at 200% zoom): the page scrolls
 */
export type Mode = "wide" | "tablet" | "phone" | "flat" | "flow";

/** How a panel shows its contents: in full, or small in one row. */
export type Form = "list" | "strip";

/** A panel beside the board. */
export type Panel = "cards" | "others";

/** What the bars, the prompt and the choices take of a phone's height besides a board as wide as the screen. */
const BARS = 300;
const CARDS_STRIP = 88;
const OTHERS_STRIP = 112;

/** The layout for a window's inner size. */
export function modeOf(width: number, height: number): Mode {
  if (width < 300 || height < 300 || (height < 480 && width <= height)) return "flow";
  if (height < 560 && width >= 1.3 * height) return "flat";
  if (width < 700) return "phone";
  return width < 1100 ? "tablet" : "wide";
}

/** How each panel is shown: in full, as a strip, or not until somebody opens it. `first` gets a strip before the other. */
export function panelsOf(
  mode: Mode,
  width: number,
  height: number,
  first: Panel = "cards",
): Record<Panel, Form | null> {
  if (mode === "flat") return { cards: null, others: null };
  if (mode === "tablet") return { cards: "list", others: height < 720 ? null : "strip" };
  if (mode !== "phone") return { cards: "list", others: "list" };
  const spare = height - width - BARS;
  const both = spare < CARDS_STRIP + OTHERS_STRIP ? null : "strip";
  const one = spare < (first === "cards" ? CARDS_STRIP : OTHERS_STRIP) ? null : "strip";
  return first === "cards" ? { cards: one, others: both } : { cards: both, others: one };
}
