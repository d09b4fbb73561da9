/** What to do now, in one sentence. */

import { name } from "../catalogue.svelte.ts";
import type { Argument, Card, Message, Task } from "../protocol.ts";

/** The message of a task; the buildings of some groups are called by the names of their cards. */
export function taskMessage(task: Task, cards: readonly Card[] = []): Message {
  const { task: id, ...rest } = task;
  const nameOf = (group: string) => name("card", cards.find((card) => card.group === group)?.id ?? group);
  const values = Object.entries(rest).filter(([, value]) => typeof value !== "boolean") as [string, Argument][];
  const shown = values.map(([key, value]): [string, Argument] =>
    key === "groups" && Array.isArray(value) ? [key, value.map(nameOf)] : [key, value],
  );
  return { id: `task-${id}`, arguments: Object.fromEntries(shown) };
}

/** The move that a click on an unlit square would mean: the server then says why it cannot be made. */
export function triedOn(square: string, task: Task | null, card: string | null): string | null {
  if (task?.task === "place-cube" || task?.task === "place-shape") return `place ${square}`;
  if (task?.task === "put-building") return `put ${square}`;
  return card && task?.task.startsWith("add-") ? `add ${card} ${square}` : null;
}
