/** Requests to the server; a refusal is thrown as the message that says why. */

import type { Message } from "./protocol.ts";

/** The server said no, or could not be reached. */
export class Refused extends Error {
  constructor(readonly reason: Message) {
    super(reason.id);
  }
}

/** Ask for something. */
export function get<T>(path: string, token?: string): Promise<T> {
  return request<T>(path, { headers: token ? { Authorization: `Bearer ${token}` } : {} });
}

/** Send something: text as it is, anything else as JSON. */
export function post<T>(path: string, body: unknown, token?: string): Promise<T> {
  const isText = typeof body === "string";
  return request<T>(path, {
    method: "POST",
    headers: { "Content-Type": isText ? "text/plain" : "application/json", ...(token ? { Authorization: `Bearer ${token}` } : {}) },
    body: isText ? body : JSON.stringify(body),
  });
}

/** The message of whatever was thrown. */
export function reasonOf(error: unknown): Message {
  return error instanceof Refused ? error.reason : { id: "web-error-unreachable", arguments: {} };
}

async function request<T>(path: string, init: RequestInit): Promise<T> {
  const answer = await fetch(path, init);
  const body = (await answer.json()) as T & { error?: Message };
  if (!answer.ok) throw new Refused(body.error ?? { id: "web-error-unreachable", arguments: {} });
  return body;
}
