/** Keeps the game that ends before my eyes among my own; the page of those finds the others. */

import type { Known } from "../connection.svelte.ts";
import { settings } from "../device.svelte.ts";
import { helpFor, keepResult, mySeat, resultOf } from "./results.ts";

export function keepOwnResult(known: () => Known): void {
  let begun = false;
  $effect(() => {
    begun ||= known().table.status === "playing";
    if (begun) keepFinished(known());
  });
}

function keepFinished({ table, score, setup, you, views }: Known): void {
  if (table.status !== "over" || !score || !setup || table.from_position) return;
  const mine = mySeat(you.seats, table.seats, settings.name);
  const seat = table.seats.find((one) => one.seat === mine);
  if (mine === null || !seat || seat.bot !== null || seat.resigned) return;
  const help = helpFor(mine, table, views.find((view) => view.seat === mine)?.log ?? []);
  keepResult(resultOf({ table: table.table, game: table.game, setup, score, help }, mine, Date.now()));
}
