/** A device's worker. It runs the tables; started by itself under another name, it runs their bots. */

import { think } from "./bots.ts";
import { lead } from "./leading.ts";
import type { BotAsked, Start, TakeOver } from "./messages.ts";

self.onmessage = ({ data }: MessageEvent<Start | TakeOver | BotAsked>) => {
  if (data.kind === "start" || data.kind === "take-over") void lead(data);
  else void think(data);
};
