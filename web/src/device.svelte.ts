/** What this device remembers: settings, my name, and the secrets of the tables it sits at. */

import { LANGUAGES } from "virtual:languages";
import { speak, type Language } from "./catalogue.svelte.ts";
import type { NewTable } from "./generated/protocol.ts";
import { site } from "./site.ts";

/** How long a control must have been under a point before a tap there counts, in milliseconds. */
export const STEADY_AFTER = 400;

export interface Settings {
  language: Language;
  theme: "system" | "light" | "dark";
  /** Whether a turn in which nothing can be built ends by itself. */
  autoDone: boolean;
  /** How long a control must have been under a finger before a tap counts, in milliseconds. */
  tapGuard: number;
  name: string;
  sound: boolean;
  /** Whether pieces make sounds. */
  effects: boolean;
  /** How loud all sounds are, from 0 to 1. */
  volume: number;
  title: boolean;
  notify: boolean;
  /** The password of the server, where it asks for one. */
  password: string;
  /** Whether one tap is enough for what cannot be undone. */
  oneTap: boolean;
  /** Whether single keys work at a table. */
  keys: boolean;
  /** Whether the first games come with tips. */
  tips: boolean;
  /** How much of what happens at a table is announced to screen readers. */
  detail: "full" | "round" | "task";
}

/** The secrets of one table: all of them are presented when joining it. */
export interface Keys {
  readonly starter: string | null;
  readonly seats: readonly string[];
}

/** What the browser refused to keep, for as long as this tab is open. */
const refused = new Map<string, string>();

/** Return what is stored under a key if it has the shape of the other value, which stands in for anything else. */
export const read = <T>(key: string, otherwise: T): T => {
  try {
    const value: unknown = JSON.parse(refused.get(key) ?? localStorage.getItem(key) ?? "null");
    return isLike(value, otherwise) ? (withoutGaps(value) as T) : otherwise;
  } catch {
    return otherwise;
  }
};

function isLike(value: unknown, other: unknown): boolean {
  if (value === null) return false;
  return typeof value === typeof other && (other === null || Array.isArray(value) === Array.isArray(other));
}

/** Leave out entries that are null: nothing here stores any. */
function withoutGaps(value: unknown): unknown {
  if (Array.isArray(value)) return value.filter((one) => one !== null);
  return value;
}
export const write = (key: string, value: unknown) => {
  const text = JSON.stringify(value);
  try {
    localStorage.setItem(key, text);
    refused.delete(key);
  } catch {
    refused.set(key, text); // Full or forbidden: nothing that goes on now may fail for it.
  }
};

const preferred = (): Language => {
  const wanted = navigator.languages.map((tag) => tag.slice(0, 2));
  return LANGUAGES.find(({ code }) => wanted.includes(code))?.code ?? "en";
};

export const settings = $state<Settings>({
  language: preferred(),
  theme: "system",
  autoDone: true,
  tapGuard: STEADY_AFTER,
  name: "",
  sound: true,
  effects: true,
  volume: 0.6,
  title: true,
  notify: false,
  password: "",
  oneTap: false,
  keys: true,
  tips: true,
  detail: "full",
  ...read<Partial<Settings>>("settings", {}),
});

/** Change and save some settings. */
export function keep(changes: Partial<Settings>): void {
  Object.assign(settings, changes);
  write("settings", settings);
  if (changes.language) void speak(changes.language);
  if (changes.theme) showTheme();
}

/** Apply the chosen theme to the page. */
export function showTheme(): void {
  if (settings.theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = settings.theme;
}

/** Every site of an origin has tables of its own; those of older versions were kept under one key for all. */
const OLD_TABLES = "tables";
const TABLES = `${OLD_TABLES} ${site.base}`;
const allKeys = () => read<Record<string, Keys> | null>(TABLES, null) ?? read<Record<string, Keys>>(OLD_TABLES, {});

/** The secrets of a table; none for an unknown one. */
export function keysOf(table: string): Keys {
  const all = allKeys();
  return Object.hasOwn(all, table) ? all[table]! : { starter: null, seats: [] };
}

/** The tables this device has secrets for, newest first. */
export function myTables(): { table: string; tokens: string[] }[] {
  return Object.entries(allKeys())
    .map(([table, keys]) => ({ table, tokens: tokensOf(keys) }))
    .reverse();
}

/** The most secrets a connection may present. */
const MOST_SECRETS = 20;

/** All secrets of a table in one list; only the newest if there are too many. */
export function tokensOf(keys: Keys): string[] {
  const seats = keys.seats.slice(1 - MOST_SECRETS);
  return keys.starter ? [...seats, keys.starter] : seats;
}

/** Remember the secrets of a newly created table. */
export function rememberTable(made: NewTable): void {
  const known = keysOf(made.table);
  const seats = [...known.seats, ...made.seats.map((seat) => seat.token)];
  write(TABLES, { ...allKeys(), [made.table]: { starter: made.starter ?? known.starter, seats: [...new Set(seats)] } });
}

/** Remember one more seat. */
export function rememberSeat(table: string, token: string): void {
  rememberTable({ table, starter: null, seats: [{ seat: 0, token }] });
}

/** A secret for a seat this device is about to request. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_");
}

/** Replace all secrets this device had for a table's seats. */
export function replaceSeats(table: string, seats: readonly string[]): void {
  write(TABLES, { ...allKeys(), [table]: { ...keysOf(table), seats } });
}

/** Forget the secret of a seat that was not available. */
export function forgetSeat(table: string, token: string): void {
  replaceSeats(
    table,
    keysOf(table).seats.filter((known) => known !== token),
  );
}

/** Forget a table that is gone. */
export function forgetTable(table: string): void {
  const { [table]: _, ...rest } = allKeys();
  write(TABLES, rest);
}
