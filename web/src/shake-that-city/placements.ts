/** Where a shape may go: the legal anchors with the squares covered from each. */

import { COLUMNS, squareName } from "../board/squares.ts";

export interface Placement {
  readonly move: string;
  readonly squares: readonly string[];
}

const at = (square: string): [number, number] => [COLUMNS.indexOf(square[0]!), Number(square[1]) - 1];

/** The placements of some legal moves, for a shape given by its squares with the anchor at a1. */
export function placementsOf(moves: readonly string[], shape: readonly string[]): Placement[] {
  return moves
    .filter((move) => move.startsWith("place "))
    .map((move) => {
      const [dx, dy] = at(move.slice("place ".length));
      return { move, squares: shape.map((square) => squareName(at(square)[0] + dx, at(square)[1] + dy)) };
    });
}

/** The placement to show for a square pointed at: of those that cover it, the one centred nearest. */
export function nearest(placements: readonly Placement[], square: string): Placement | null {
  const covering = placements.filter((placement) => placement.squares.includes(square));
  const [x, y] = at(square);
  const distance = ({ squares }: Placement) => {
    const middle = squares.map(at).reduce(([sx, sy], [px, py]) => [sx + px, sy + py] as [number, number], [0, 0]);
    return Math.hypot(middle[0] / squares.length - x, middle[1] / squares.length - y);
  };
  return covering.sort((a, b) => distance(a) - distance(b))[0] ?? null;
}

/** The move meant by a click on a square no placement covers: the server says why it is illegal. */
export function refusedOn(moves: readonly string[], shape: readonly string[], square: string): string | null {
  const [x, y] = at(square);
  const anchors = [...COLUMNS].flatMap((_, column) => [...COLUMNS].map((__, row) => squareName(column, row)));
  const closed = placementsOf(anchors.map((anchor) => `place ${anchor}`), shape).filter(({ move }) => !moves.includes(move));
  const distance = ({ move, squares }: Placement) => {
    const [ax, ay] = at(move.slice("place ".length));
    return squares.includes(square) ? -1 : Math.hypot(ax - x, ay - y);
  };
  return closed.sort((a, b) => distance(a) - distance(b))[0]?.move ?? null;
}
