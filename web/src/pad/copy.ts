/** The result as plain text, for pasting into an email. */

import { name, say, text } from "../catalogue.svelte.ts";
import type { Score } from "../generated/protocol.ts";
import { lineName } from "../score/lines.ts";
import type { Sheet } from "../screen/sheet.ts";

/** Every player's points, line by line, and who won. */
export function plainText(sheet: Sheet, score: Score): string {
  const players = score.players.map(({ name: who, total, lines }) =>
    [
      text("pad-text-player", { name: who, points: total }),
      ...lines.map((line) => text("pad-text-line", { line: lineName(line), points: line.points })),
    ].join("\n"),
  );
  return [name("game", sheet.game), ...players, say(score.verdict)].join("\n\n");
}
