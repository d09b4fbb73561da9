/** Maps the id of a task or a refusal to its rule; each game's folder may hold such a list. */

const LISTS = import.meta.glob<Readonly<Record<string, string>>>("../*/rule-numbers.json", {
  eager: true,
  import: "default",
});

/** The number of the rule behind a task or a refusal. */
export const ruleNumber = (game: string, about: string): string | undefined =>
  LISTS[`../${game}/rule-numbers.json`]?.[about];
