/** What to do now, where a view says it the usual way: the first of one's own tasks. */

import type { Message, Task } from "../protocol.generated.ts";
import { taskMessage } from "../table/tasks.ts";

interface Seen {
  readonly players?: readonly { readonly tasks?: readonly Task[] }[];
}

/** The message of the first task of a seat; a plain invitation where the view has none. */
export function promptOf(view: unknown, seat: number | null): Message {
  const task = seat === null ? undefined : (view as Seen).players?.[seat - 1]?.tasks?.[0];
  return task ? taskMessage(task) : { id: "web-choose", arguments: {} };
}
