/** Requests to the backend; a refusal is thrown as the message that says why. */

import { serverOf, type Backend, type Channel } from "./backend.ts";
import type { Message } from "./generated/protocol.ts";
import { site } from "./site.ts";

let backend: Backend = serverOf(site);

/** Use another backend from now on. */
export function answerBy(other: Backend): void {
  backend = other;
}

/** The request was refused, or nobody could be reached. */
export class Refused extends Error {
  readonly reason: Message;

  constructor(reason: Message) {
    super(reason.id);
    this.reason = reason;
  }
}

/** Ask for something: `get("games")`. */
export function get<T>(path: string, token?: string): Promise<T> {
  return request<T>(path, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
}

/** Ask for a text, such as a record. */
export async function getText(path: string, token?: string): Promise<string> {
  const answer = await backend.request(path, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
  const text = await answer.text();
  if (!answer.ok)
    throw new Refused(
      (JSON.parse(text) as { error?: Message }).error ?? { id: "web-error-unreachable", arguments: {} },
    );
  return text;
}

/** Send something: text as it is, anything else as JSON. */
export function post<T>(path: string, body: unknown, token?: string): Promise<T> {
  const isText = typeof body === "string";
  return request<T>(path, {
    method: "POST",
    headers: {
      "Content-Type": isText ? "text/plain" : "application/json",
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
    },
    body: isText ? body : JSON.stringify(body),
  });
}

/** Open a socket: `openChannel("socket", "k3v9xw2m7p4q")`. */
export const openChannel = (path: string, table?: string): Channel => backend.open(path, table);

/** The message of whatever was thrown. */
export function reasonOf(error: unknown): Message {
  return error instanceof Refused ? error.reason : { id: "web-error-unreachable", arguments: {} };
}

async function request<T>(path: string, init: RequestInit): Promise<T> {
  const answer = await backend.request(path, init);
  const body = (await answer.json()) as T & { error?: Message };
  if (!answer.ok) throw new Refused(body.error ?? { id: "web-error-unreachable", arguments: {} });
  return body;
}
