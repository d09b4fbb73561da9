/** What to do now, in one sentence. */

import { name } from "../catalogue.svelte.ts";
import type { Argument, Message, Task } from "../protocol.ts";

/** The message of a task; its buildings are called by their cards' names. */
export function taskMessage(task: Task): Message {
  const { task: id, ...rest } = task;
  const values = Object.entries(rest).filter(([, value]) => typeof value !== "boolean") as [string, Argument][];
  const shown = values.map(([key, value]): [string, Argument] =>
    key === "groups" && Array.isArray(value) ? [key, value.map((card: string) => name("card", card))] : [key, value],
  );
  return { id: `task-${id}`, arguments: Object.fromEntries(shown) };
}
