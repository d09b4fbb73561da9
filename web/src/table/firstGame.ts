/** A first game in one click: the simplest options and the easiest bot. */

import { spoken, text } from "../catalogue.svelte.ts";
import { rememberTable, settings } from "../device.svelte.ts";
import { post, reasonOf } from "../http.ts";
import { forFirstGame, optionsIn } from "../options/options.ts";
import type { GameInfo, Message, NewTable } from "../generated/protocol.ts";
import { go } from "../router.svelte.ts";
import { to } from "../site.ts";

/** Begin it and go there; gives the reason if that does not work. */
export async function playFirst({ game, bots, options }: GameInfo): Promise<Message | null> {
  const me = { kind: "person", name: settings.name || text("web-player-name", { number: 1 }) };
  const mineFirst = Object.fromEntries(options.filter(({ kind }) => kind === "seat").map((option) => [option.name, 1]));
  const seats = [me, { kind: "bot", bot: bots[0] }];
  try {
    const made = await post<NewTable>(
      "tables",
      { game, seats, options: forFirstGame(options, { ...optionsIn(spoken(), options), ...mineFirst }), start: true },
      settings.password || undefined,
    );
    rememberTable(made);
    go(to.table(made.table));
    return null;
  } catch (error) {
    return reasonOf(error);
  }
}
