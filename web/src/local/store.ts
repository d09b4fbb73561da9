/** The games of this device, in IndexedDB. A change is here before anybody sees it. */

import type { TableInfo } from "../generated/protocol.ts";

/** What is to be added to a log of a given length. */
export interface Save {
  readonly id: string;
  readonly length: number;
  readonly count: number;
  /** The entries, as JSON. */
  readonly entries: string;
  /** The table as a list shows it; null for a companion. */
  readonly info: TableInfo | null;
  /** The record of a finished game. */
  readonly record: string | null;
}

/** One table or companion, without its log. */
export interface Row {
  readonly id: string;
  readonly length: number;
  readonly info: TableInfo | null;
  readonly record: string | null;
}

export interface Store {
  /** The parts of a log; none for an unknown one. */
  read(id: string): Promise<string[]>;
  rows(): Promise<Row[]>;
  /** Add to a log; false if somebody else was first. Throws the browser's error. */
  append(save: Save): Promise<boolean>;
}

const rowOf = ({ id, length, count, info, record }: Save): Row => ({ id, length: length + count, info, record });

/** Opens the database of a site; throws the browser's error. */
export async function openStore(name: string): Promise<Store> {
  const opening = indexedDB.open(name, 1);
  opening.onupgradeneeded = () => {
    opening.result.createObjectStore("rows", { keyPath: "id" });
    // The parts of all logs: the key is the id and how long the log was before.
    opening.result.createObjectStore("parts");
  };
  const database = await done(opening);
  database.onversionchange = () => database.close(); // A newer page in another tab must not wait.
  return {
    read: (id) => done(database.transaction("parts").objectStore("parts").getAll(partsOf(id))) as Promise<string[]>,
    rows: () => done(database.transaction("rows").objectStore("rows").getAll()) as Promise<Row[]>,
    append: (save) => append(database, save),
  };
}

const partsOf = (id: string) => IDBKeyRange.bound([id], [id, []]);

async function append(database: IDBDatabase, save: Save): Promise<boolean> {
  const transaction = database.transaction(["rows", "parts"], "readwrite", { durability: "strict" });
  const finished = completed(transaction);
  finished.catch(() => {}); // It is awaited below; a failed request would leave it alone.
  const row = (await done(transaction.objectStore("rows").get(save.id))) as Row | undefined;
  if ((row?.length ?? 0) !== save.length) return false;
  transaction.objectStore("parts").add(save.entries, [save.id, save.length]);
  transaction.objectStore("rows").put(rowOf(save));
  await finished;
  return true;
}

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error as Error);
  });
}

function completed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject((transaction.error ?? new Error("aborted")) as Error);
  });
}

/** A store that lasts as long as the worker, where the browser refuses to keep anything. */
export function memoryStore(): Store {
  const rows = new Map<string, Row>();
  const parts = new Map<string, string[]>();
  return {
    read: async (id) => [...(parts.get(id) ?? [])],
    rows: async () => [...rows.values()],
    append: async (save) => {
      if ((rows.get(save.id)?.length ?? 0) !== save.length) return false;
      rows.set(save.id, rowOf(save));
      parts.set(save.id, [...(parts.get(save.id) ?? []), save.entries]);
      return true;
    },
  };
}
