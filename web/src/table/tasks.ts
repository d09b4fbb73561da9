/** What to do now, in one sentence. */

import type { Argument, Message, Task } from "../generated/protocol.ts";

/** The message of a task, with its arguments as they are or as the caller names them. */
export function taskMessage(
  task: Task,
  named: (key: string, value: Argument) => [string, Argument] = (key, value) => [key, value],
): Message {
  const { task: id, ...rest } = task;
  const values = Object.entries(rest).filter(([, value]) => typeof value !== "boolean") as [string, Argument][];
  return { id: `task-${id}`, arguments: Object.fromEntries(values.map(([key, value]) => named(key, value))) };
}
