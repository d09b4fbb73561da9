/** The tasks of Tiny Towns. */

import { name } from "../catalogue.svelte.ts";
import type { Card, Message, Task } from "../protocol.generated.ts";
import { taskMessage } from "../table/tasks.ts";

/** The message of a task; the buildings of some groups are called by the names of their cards. */
export function townTask(task: Task, cards: readonly Card[]): Message {
  const nameOf = (group: string) => name("card", cards.find((card) => card.group === group)?.id ?? group);
  return taskMessage(task, (key, value) => (key === "groups" && Array.isArray(value) ? value.map(nameOf) : value));
}

/** The move that a click on an unlit square would mean: the server then says why it cannot be made. */
export function triedOn(square: string, task: Task | null, card: string | null): string | null {
  if (task?.task === "place-cube") return `place ${square}`;
  if (task?.task === "put-building") return `put ${square}`;
  return card && task?.task.startsWith("add-") ? `add ${card} ${square}` : null;
}
