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

/** The squares that a shape covers from some anchors. */
export function coveredFrom(anchors: Iterable<string>, shape: readonly string[]): ReadonlySet<string> {
  const placements = placementsOf(
    [...anchors].map((anchor) => `place ${anchor}`),
    shape,
  );
  return new Set(placements.flatMap(({ squares }) => squares));
}

/** How far a square is from the middle of others. */
function fromMiddle(squares: readonly string[], square: string): number {
  const [x, y] = at(square);
  const [sx, sy] = squares.map(at).reduce(([ax, ay], [bx, by]) => [ax + bx, ay + by], [0, 0]);
  return Math.hypot(sx / squares.length - x, sy / squares.length - y);
}

/** The square by which a shape is held: of those it covers, the one nearest its middle. */
export function handleOf(squares: readonly string[]): string {
  return squares.toSorted((a, b) => fromMiddle(squares, a) - fromMiddle(squares, b))[0] ?? "";
}

/** The placement meant by a square: the shape held there if it fits, else the nearest that covers the square. */
export function aimedAt(placements: readonly Placement[], square: string): Placement | null {
  const covering = placements.filter(({ squares }) => squares.includes(square));
  const held = covering.find(({ squares }) => handleOf(squares) === square);
  return held ?? covering.sort((a, b) => fromMiddle(a.squares, square) - fromMiddle(b.squares, square))[0] ?? null;
}

/** The move meant by a click on a square no placement covers: the server says why it is illegal. */
export function refusedOn(moves: readonly string[], shape: readonly string[], square: string): string | null {
  const [x, y] = at(square);
  const anchors = [...COLUMNS].flatMap((_, column) => [...COLUMNS].map((__, row) => squareName(column, row)));
  const closed = placementsOf(
    anchors.map((anchor) => `place ${anchor}`),
    shape,
  ).filter(({ move }) => !moves.includes(move));
  const distance = ({ move, squares }: Placement) => {
    const [ax, ay] = at(move.slice("place ".length));
    return squares.includes(square) ? -1 : Math.hypot(ax - x, ay - y);
  };
  return closed.sort((a, b) => distance(a) - distance(b))[0]?.move ?? null;
}
