/** A score as a compact table: a row for each category, a column for each player. */

import type { Score, ScoreLine } from "../generated/protocol.ts";
import type { Category } from "../screen/screen.ts";
import { isOpenSquares, lineId, lineName } from "./lines.ts";

/** A category with everybody's points in it; null for a player without such a line. */
export interface CategoryRow {
  readonly category: Category;
  readonly points: readonly (number | null)[];
}

/** The category of a line that belongs to no other. */
export const ownCategory = (line: ScoreLine): Category => ({ id: lineId(line), label: lineName(line), drawing: null });

/** The rows of the table, in the order in which the categories first appear; what is taken off for open squares comes last. */
export function categoryRows(score: Pick<Score, "players">, categoryOf: (line: ScoreLine) => Category): CategoryRow[] {
  const found = score.players.map(({ lines }) =>
    lines.map((line) => ({ category: categoryOf(line), points: line.points })),
  );
  const last = new Set(
    score.players.flatMap(({ lines }) => lines.filter(isOpenSquares).map((line) => categoryOf(line).id)),
  );
  const categories = new Map(found.flat().map(({ category }) => [category.id, category]));
  const ordered = [...categories.values()].toSorted((a, b) => Number(last.has(a.id)) - Number(last.has(b.id)));
  return ordered.map((category) => ({
    category,
    points: found.map((lines) => {
      const mine = lines.filter((line) => line.category.id === category.id);
      return mine.length ? mine.reduce((sum, { points }) => sum + points, 0) : null;
    }),
  }));
}
