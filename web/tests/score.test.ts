/** The lines of a score are named whichever game they are of. */

import assert from "node:assert/strict";
import { before, test } from "node:test";
import { learnSentences, speak } from "../src/catalogue.svelte.ts";
import type { ScoreLine } from "../src/protocol.generated.ts";
import { lineId, lineName } from "../src/score/lines.ts";

before(async () => {
  await speak("en");
  learnSentences("prizes", { en: "line-prizes = Prizes\ntile-park = Park" });
});

test("a line is named by its key", () => {
  const line = (fields: object) => ({ ...fields, count: 1, points: 2, reasons: [] }) as ScoreLine;
  assert.deepEqual([line({ card: "well" }), line({ type: "park" }), line({ line: "prizes" })].map(lineName), ["Well", "Park", "Prizes"]);
  assert.equal(lineId(line({ type: "park" })), "park");
});
