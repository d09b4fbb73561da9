/** Which options a game offers, as it describes them: what can be chosen now, and what is sent. */

import type { Choice, Option, Options } from "../protocol.generated.ts";

/** One option that can be chosen now. */
export interface Field {
  readonly option: Option;
  /** The choices that there are for so many players; none for a flag or a seat. */
  readonly choices: readonly string[];
  readonly value: unknown;
}

const isFor = (players: number) => (choice: Choice) =>
  players >= choice.least_players && players <= choice.most_players;

/** The choices of an option for so many players. */
export const choicesFor = (option: Option, players: number): string[] => option.choices.filter(isFor(players)).map(({ value }) => value);

/** The value of an option when it is not given. */
function defaultOf(option: Option, players: number): unknown {
  if (option.kind !== "choice") return option.default;
  const fitting = choicesFor(option, players);
  return fitting.includes(String(option.default)) ? option.default : fitting[0];
}

/** Whether a value can be given to an option, the other options aside. */
function canBe(option: Option, value: unknown, players: number): boolean {
  if (value === undefined || value === null) return false;
  if (option.kind === "choice") return choicesFor(option, players).includes(String(value));
  if (option.kind === "seat") return typeof value === "number" && value >= 1 && value <= players;
  return true;
}

/** The value that an option has among some others. */
export function valueOf(option: Option, all: readonly Option[], options: Options, players: number): unknown {
  const given = options[option.name];
  return canBe(option, given, players) && isOpen(option, all, options, players) ? given : defaultOf(option, players);
}

/** Whether the other options let this one be given. */
export function isOpen(option: Option, all: readonly Option[], options: Options, players: number): boolean {
  return Object.entries(option.needs).every(([name, allowed]) => {
    const other = all.find((one) => one.name === name);
    return other !== undefined && allowed.includes(String(valueOf(other, all, options, players)));
  });
}

/** The options to show: those with more than one thing to choose. Data of one's own has no form. */
export function fieldsOf(all: readonly Option[], options: Options, players: number): Field[] {
  const shown = all.filter((option) => option.kind !== "data" && isOpen(option, all, options, players));
  return shown
    .map((option) => ({ option, choices: choicesFor(option, players), value: valueOf(option, all, options, players) }))
    .filter(({ option, choices }) => (option.kind === "choice" ? choices.length > 1 : option.kind !== "seat" || players > 1));
}

/** The options as they can be given to so many players: what does not fit, or is the default anyway, is left out. */
export function fitting(all: readonly Option[], options: Options, players: number): Options {
  const kept = Object.entries(options).filter(([name, value]) => {
    const option = all.find((one) => one.name === name);
    if (!option) return true;
    const isDefault = value === defaultOf(option, players);
    return !isDefault && canBe(option, value, players) && isOpen(option, all, options, players);
  });
  return Object.fromEntries(kept);
}

/** The options that somebody begins with: the edition of the rulebook in their language, if there is one. */
export function optionsIn(language: string, all: readonly Option[]): Options {
  const has = all.some(({ name, choices }) => name === "edition" && choices.some(({ value }) => value === language));
  return has ? { edition: language } : {};
}

/** The options with one of them changed; those that it closes are dropped. */
export function changed(all: readonly Option[], options: Options, players: number, name: string, value: unknown): Options {
  return fitting(all, { ...options, [name]: value }, players);
}
