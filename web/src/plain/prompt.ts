/** What to do now, if a view lists tasks in the usual way: the first of one's own. */

import type { Message, Task } from "../generated/protocol.ts";
import { taskMessage } from "../table/tasks.ts";

interface Seen {
  readonly players?: readonly { readonly tasks?: readonly Task[] }[];
}

/** The message of a seat's first task; a plain prompt if the view has none. */
export function promptOf(view: unknown, seat: number | null): Message {
  const task = seat === null ? undefined : (view as Seen).players?.[seat - 1]?.tasks?.[0];
  return task ? taskMessage(task) : { id: "web-choose", arguments: {} };
}
