/** What a square of the board in play is good for now, in sentences. */

let describe: (square: string) => readonly string[] = () => [];

/** Let a board answer for its squares until the returned function is called. */
export function describeSquares(answer: (square: string) => readonly string[]): () => void {
  describe = answer;
  return () => {
    if (describe === answer) describe = () => [];
  };
}

/** What a square is good for now; nothing if nothing can go there. */
export const factsOf = (square: string): readonly string[] => describe(square);
