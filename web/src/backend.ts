/** Who answers the page: the server it came from, or anything else that speaks docs/protocol.md. */

import { apiOf, socketOf, type Site } from "./address.ts";

/** What the page needs from a WebSocket. */
export interface Channel {
  readonly readyState: number;
  onopen: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: CloseEvent) => void) | null;
  send(text: string): void;
  close(): void;
}

/** Answers requests and opens sockets; paths are those under `/api`. */
export interface Backend {
  request(path: string, init: RequestInit): Promise<Response>;
  /** Open a socket; `table` is the table that will be joined. */
  open(path: string, table?: string): Channel;
}

/** The server of a site. */
export function serverOf(site: Site): Backend {
  return {
    request: (path, init) => fetch(apiOf(site, path), init),
    open: (path) => new WebSocket(socketOf(site, path, location)),
  };
}
