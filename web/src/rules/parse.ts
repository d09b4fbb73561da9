/** Reads a game's numbered rules from its page in docs/rules; runs at build time. */

export interface Rule {
  /** `T4.1`; null for a sentence without a number. */
  readonly id: string | null;
  /** The text, with `code`, **strong** and `[J]` as on the page. */
  readonly text: string;
  /** The cards it mentions. */
  readonly cards: readonly string[];
  /** Its first word in English, which a score line finds it by. */
  readonly word: string;
}

export interface Section {
  readonly title: string;
  readonly rules: readonly Rule[];
}

export interface Rules {
  readonly sections: readonly Section[];
}

/** The rules' short names for monuments. */
const SHORT: Record<string, string> = {
  architects_guild: "Guild",
  barrett_castle: "Castle",
  cathedral_of_caterina: "Cathedral",
  fort_ironweed: "Fort",
  grand_mausoleum_of_the_rodina: "Mausoleum",
  grove_university: "University",
  obelisk_of_the_crescent: "Obelisk",
  opaleyes_watch: "Watch",
  shrine_of_the_elder_tree: "Shrine",
  silva_forum: "Forum",
  the_starloom: "Starloom",
  statue_of_the_bondmaker: "Statue",
};

/** The numbered sections of a page of rules. */
export function rulesOf(page: string, catalogue: string): Rules {
  const names = [...catalogue.matchAll(/^card-([a-z-]+) = (.+)$/gm)].map(([, id, name]) => ({
    id: id!.replaceAll("-", "_"),
    name: name!,
  }));
  const sections = page
    .split(/^## /m)
    .slice(1)
    .filter((text) => /^\d/.test(text));
  return { sections: sections.map((text) => sectionOf(text, names)) };
}

/** Translated rules with the cards and first words taken from the English ones. */
export function withCardsOf(translated: Rules, original: Rules): Rules {
  const known = new Map(original.sections.flatMap(({ rules }) => rules.map((rule) => [rule.id, rule])));
  const read = (rule: Rule): Rule => ({
    ...rule,
    cards: known.get(rule.id)?.cards ?? [],
    word: known.get(rule.id)?.word ?? "",
  });
  return { sections: translated.sections.map(({ title, rules }) => ({ title, rules: rules.map(read) })) };
}

type Named = readonly { readonly id: string; readonly name: string }[];

function sectionOf(text: string, names: Named): Section {
  const [title = "", ...lines] = text.split("\n");
  return { title, rules: blocks(lines).map((block) => ruleOf(block, names)) };
}

/** Paragraphs, list items and table rows, each on one line. */
function blocks(lines: readonly string[]): string[] {
  const found: string[] = [];
  let open = false;
  for (const line of lines) {
    const starts = line.startsWith("- ") || line.startsWith("|") || !open;
    if (!line.trim()) open = false;
    else if (starts) open = found.push(line) > 0;
    else found[found.length - 1] += ` ${line.trim()}`;
  }
  return found.filter((block) => !block.startsWith("|") || block.includes("**"));
}

function ruleOf(block: string, names: Named): Rule {
  const cells = block.startsWith("|") ? block.split("|").map((cell) => cell.trim()) : null;
  const plain = cells ? `${cells[1]} \`${cells[1]!.replace(/.*\.|\*/g, "")}\` ${cells[3]}` : block.replace(/^- /, "");
  const [, id = null, text = plain] = /^\*\*([TS][\w.]+)\*\* (.*)$/.exec(plain) ?? [];
  const word = /^[a-z]*/i.exec(text)![0].toLowerCase();
  return {
    id,
    text,
    word,
    cards: names.filter(({ id: card, name }) => speaksOf(text, card, name)).map(({ id: card }) => card),
  };
}

function speaksOf(text: string, card: string, name: string): boolean {
  const words = [name, SHORT[card]].filter(Boolean).map((word) => word!.replace(/y$/, "(y|ie)"));
  return text.includes(`\`${card}\``) || new RegExp(`\\b(${words.join("|")})s?\\b`).test(text);
}
