/** All games of this device as one file, and back. A file may come from anywhere: every game in it is checked on its own. */

import { allBoxes, takeBoxes } from "../boxes.svelte.ts";
import { rememberTable } from "../device.svelte.ts";
import { get, post, Refused } from "../http.ts";
import type { Message, NewTable } from "../generated/protocol.ts";
import { download } from "./download.ts";

/** The largest file that is read, in bytes. */
const LARGEST = 50_000_000;

const ifAny = (id: string, number: number): Message[] => (number ? [{ id, arguments: { number } }] : []);

/** Save every game to a file, except tries that count and still run; tells how many. */
export async function saveGames(): Promise<readonly Message[]> {
  const { games, failed, counted } = await get<{ games: unknown[]; failed: number; counted: number }>("device/games");
  const today = new Date().toISOString().slice(0, 10);
  download(`cubetown-games-${today}.json`, JSON.stringify({ cubetown_games: 1, games, boxes: allBoxes() }, null, 1));
  return [
    { id: "device-games-saved", arguments: { number: games.length } },
    ...ifAny("device-games-counted", counted),
    ...ifAny("device-games-failed", failed),
  ];
}

/** Open every game of a file; tells how many, and why one could not be read. */
export async function openGames(file: Blob): Promise<readonly Message[]> {
  const words = file.size > LARGEST ? "" : await file.text();
  const games = gamesIn(words);
  const boxes = takeBoxes((JSON.parse(words) as { boxes?: unknown }).boxes);
  let [taken, known, failed] = [0, 0, 0];
  const why = new Map<string, Message>();
  for (const game of games) {
    try {
      rememberTable(await post<NewTable>("device/game", game));
      taken += 1;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      if (error.reason.id === "table-busy") known += 1;
      else {
        failed += 1;
        why.set(JSON.stringify(error.reason), error.reason);
      }
    }
  }
  return [
    ...ifAny("device-games-taken", taken),
    ...ifAny("device-boxes-taken", boxes),
    ...ifAny("device-games-known", known),
    ...ifAny("device-games-failed", failed),
    ...[...why.values()].slice(0, 5),
  ];
}

/** The games of a file's text. Throws Refused. */
export function gamesIn(text: string): unknown[] {
  try {
    const { cubetown_games: version, games } = JSON.parse(text) as { cubetown_games?: unknown; games?: unknown };
    if (version === 1 && Array.isArray(games)) return games;
  } catch {
    // Said below.
  }
  throw new Refused({ id: "device-games-not-a-file", arguments: {} });
}
