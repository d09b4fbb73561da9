/** What pages and the worker that runs a device's tables say to each other, over one BroadcastChannel. */

import type { Message } from "../generated/protocol.ts";

/** A name for a page or a worker that no other has. */
export const newName = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join("");

/** A request of the HTTP API; the path is the one under `/api`. */
export interface ApiRequest {
  readonly method: string;
  readonly path: string;
  readonly query: Readonly<Record<string, string>>;
  readonly body: string;
  readonly token: string | null;
}

/** What a page asks; `from` is the page. */
export type Asked = { readonly from: string } & (
  | { readonly kind: "request"; readonly n: number; readonly request: ApiRequest }
  | { readonly kind: "open"; readonly channel: string; readonly path: string }
  | { readonly kind: "send"; readonly channel: string; readonly text: string }
  | { readonly kind: "close"; readonly channel: string }
  | { readonly kind: "leave" }
);

/** What the leading worker tells; `to` is the page, none for all of them. */
export type Told = { readonly leader: string; readonly to?: string } & (
  | { readonly kind: "leads" }
  | { readonly kind: "state"; readonly state: DeviceState }
  | { readonly kind: "heard"; readonly n: number }
  | { readonly kind: "answer"; readonly n: number; readonly status: number; readonly body: unknown }
  | { readonly kind: "opened"; readonly channel: string }
  | { readonly kind: "message"; readonly channel: string; readonly text: string }
  | { readonly kind: "closed"; readonly channel: string }
);

/** How the device's engine and storage are. */
export interface DeviceState {
  readonly engine: "none" | "loading" | "ready" | "failed";
  /** How much of the engine is there, from 0 to 1. */
  readonly loaded: number;
  /** Why there is no engine, or why a game cannot be saved. */
  readonly trouble: Message | null;
  /** Whether bots play without their compiled part; null before any bot had a turn. */
  readonly quickBots: boolean | null;
}

/** What the page tells its own worker when it starts it. */
export interface Start {
  readonly kind: "start";
  /** The address of the engine's folder. */
  readonly engine: string;
  /** The name of the lock and the database of this site. */
  readonly site: string;
  /** The name of the channel between pages and the leading worker. */
  readonly line: string;
  /** Milliseconds that a bot takes at least. */
  readonly pace: number;
  /** The site's own data, as JSON; empty where there are none. */
  readonly ownData: string;
}

/** What the page tells its own worker later: to lead even if another tab's worker does. */
export interface TakeOver {
  readonly kind: "take-over";
}

/** What a page asks of a worker that it starts for nothing else: to keep Python's memory at an address of a cache. */
export interface KeepSnapshot {
  readonly kind: "snapshot";
  readonly engine: string;
  readonly cache: string;
  readonly address: string;
}

/** That worker has done what it could. */
export interface SnapshotKept {
  readonly kind: "snapshot-kept";
}

/** What the worker tells its own page only. */
export interface Leading {
  readonly kind: "leading";
  readonly leading: boolean;
}

/** What the tables' worker asks of the bots' worker, and what that answers. */
export type BotAsked =
  | { readonly kind: "bots"; readonly engine: string }
  | { readonly kind: "turn"; readonly key: string; readonly turn: string }
  | { readonly kind: "job"; readonly key: string; readonly job: string };
export type BotTold =
  | { readonly kind: "ready"; readonly quick: boolean }
  | { readonly kind: "failed" }
  | { readonly kind: "move"; readonly key: string; readonly move: string }
  | { readonly kind: "said"; readonly key: string; readonly said: string | null };
