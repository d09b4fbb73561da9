/** The tasks of Tiny Towns. */

import type { Argument, Card, Message, Task } from "../generated/protocol.ts";
import { taskMessage } from "../table/tasks.ts";

/** The message of a task; a building goes by its card's name, the purple one by the player's monument's. */
export function townTask(task: Task, cards: readonly Card[], monument: string | null = null): Message {
  const cardOf = (group: unknown) => cards.find((card) => card.group === group)?.id ?? monument ?? String(group);
  return taskMessage(task, (key, value): [string, Argument] => {
    if (key === "group") return ["card", cardOf(value)];
    return key === "groups" && Array.isArray(value) ? ["cards", value.map(cardOf)] : [key, value];
  });
}

/** The move a click on an unlit square would mean: the server then says why it is illegal. */
export function triedOn(square: string, task: Task | null, card: string | null): string | null {
  if (task?.task === "place-cube") return `place ${square}`;
  if (task?.task === "put-building") return `put ${square}`;
  return card && task?.task.startsWith("add-") ? `add ${card} ${square}` : null;
}
