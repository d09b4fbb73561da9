/** The options a game offers, as it describes them: what can be chosen now, and what is sent. */

import type { Choice, Option, Options } from "../generated/protocol.ts";

/** One option that can be chosen now. */
export interface Field {
  readonly option: Option;
  /** The choices for this number of players; none for a flag or a seat. */
  readonly choices: readonly string[];
  readonly value: unknown;
}

const isFor = (players: number) => (choice: Choice) =>
  players >= choice.least_players && players <= choice.most_players;

/** An option's choices for this number of players. */
export const choicesFor = (option: Option, players: number): string[] =>
  option.choices.filter(isFor(players)).map(({ value }) => value);

/** An option's default value. */
function defaultOf(option: Option, players: number): unknown {
  if (option.kind !== "choice") return option.default;
  const fitting = choicesFor(option, players);
  return fitting.includes(String(option.default)) ? option.default : fitting[0];
}

/** Whether an option can have a value, other options aside. */
function canBe(option: Option, value: unknown, players: number): boolean {
  if (value === undefined || value === null) return false;
  if (option.kind === "choice") return choicesFor(option, players).includes(String(value));
  if (option.kind === "seat") return typeof value === "number" && value >= 1 && value <= players;
  return true;
}

/** The value of an option among others. */
export function valueOf(option: Option, all: readonly Option[], options: Options, players: number): unknown {
  const given = options[option.name];
  return canBe(option, given, players) && isOpen(option, all, options, players) ? given : defaultOf(option, players);
}

/** Whether the other options allow this one. */
export function isOpen(option: Option, all: readonly Option[], options: Options, players: number): boolean {
  return Object.entries(option.needs).every(([name, allowed]) => {
    const other = all.find((one) => one.name === name);
    return other !== undefined && allowed.includes(String(valueOf(other, all, options, players)));
  });
}

/** The options to show: those with more than one choice. A user's own data has no form field. */
export function fieldsOf(all: readonly Option[], options: Options, players: number): Field[] {
  const shown = all.filter((option) => option.kind !== "data" && isOpen(option, all, options, players));
  return shown
    .map((option) => ({ option, choices: choicesFor(option, players), value: valueOf(option, all, options, players) }))
    .filter(({ option, choices }) =>
      option.kind === "choice" ? choices.length > 1 : option.kind !== "seat" || players > 1,
    );
}

/** The options to send for this number of players, without those that do not apply or are at their default. */
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

const hasFirstCards = ({ kind, choices }: Option) =>
  kind === "cards" && choices.some(({ value }) => value === "first-game");

/** Whether a game has cards of its own for a first game. */
export const offersFirstGame = (all: readonly Option[]): boolean => all.some(hasFirstCards);

/** Flags that the rulebooks advise for a first game; all others are off. */
const ADVISED: readonly string[] = ["cavern"];

/** The options a first game changes: its own cards, and nothing added on top but what is advised. */
const ofFirstGame = (all: readonly Option[]): [Option, unknown][] =>
  all.flatMap((option): [Option, unknown][] =>
    hasFirstCards(option)
      ? [[option, "first-game"]]
      : option.kind === "flag"
        ? [[option, ADVISED.includes(option.name)]]
        : [],
  );

/** Whether the options are those for a first game, as far as this number of players can choose them. */
export const isForFirstGame = (all: readonly Option[], options: Options, players: number): boolean =>
  ofFirstGame(all).every(
    ([option, value]) => !isOpen(option, all, options, players) || (options[option.name] ?? option.default) === value,
  );

/** The options turned into those for a first game, or back to the usual ones. */
export function forFirstGame(all: readonly Option[], options: Options, wanted = true): Options {
  const changes = ofFirstGame(all);
  const others = Object.entries(options).filter(([name]) => !changes.some(([option]) => option.name === name));
  const first = changes.filter(([option, value]) => option.default !== value).map(([{ name }, value]) => [name, value]);
  return Object.fromEntries(wanted ? [...others, ...first] : others);
}

/** The options with one changed; those it rules out are dropped. */
export function changed(
  all: readonly Option[],
  options: Options,
  players: number,
  name: string,
  value: unknown,
): Options {
  return fitting(all, { ...options, [name]: value }, players);
}
