import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { rulesOf, withCardsOf, type Rules } from "./src/rules/parse.ts";

const LOCALE = fileURLToPath(new URL("../src/cubetown/locale/", import.meta.url));
const CATALOGUE = "virtual:catalogue/";

/** What the page says of one language, without comments and without what only the terminal says. */
function catalogueText(language: string): string {
  const files = readdirSync(LOCALE + language).filter((name) => name.endsWith(".ftl") && name !== "cli.ftl");
  const text = files.sort().map((name) => readFileSync(`${LOCALE}${language}/${name}`, "utf-8"));
  return text.join("\n").replace(/^#.*\n/gm, "");
}

/** Gives `virtual:catalogue/uk` the text of all Ukrainian catalogues: one chunk for each language. */
const catalogues: Plugin = {
  name: "catalogues",
  resolveId: (id) => (id.startsWith(CATALOGUE) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${CATALOGUE}`)) return undefined;
    return `export default ${JSON.stringify(catalogueText(id.slice(CATALOGUE.length + 1)))};`;
  },
};

const RULES = "virtual:rules/";

/** The numbered rules of a page in docs/rules; which cards a rule speaks of is read in English. */
function readRules(language: string, game: string, watch: (file: string) => void): Rules {
  const pageOf = (folder: string) => fileURLToPath(new URL(`../docs/rules/${folder}${game.replaceAll("-", "_")}.md`, import.meta.url));
  const [english, own] = [pageOf(""), pageOf(language === "en" ? "" : `${language}/`)];
  for (const file of new Set([english, own])) watch(file);
  const first = rulesOf(readFileSync(english, "utf-8"), catalogueText("en"));
  return own === english ? first : withCardsOf(rulesOf(readFileSync(own, "utf-8"), ""), first);
}

/** Gives `virtual:rules/uk/tiny-towns` the numbered rules of a game in Ukrainian. */
const rules: Plugin = {
  name: "rules",
  resolveId: (id) => (id.startsWith(RULES) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${RULES}`)) return undefined;
    const [language = "", game = ""] = id.slice(RULES.length + 1).split("/");
    return `export default ${JSON.stringify(readRules(language, game, (file) => this.addWatchFile(file)))};`;
  },
};

/** The page is built into the Python package; `--mode gallery` builds the drawings' gallery instead. */
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), catalogues, rules],
  build: {
    outDir: mode === "gallery" ? "gallery-dist" : "../src/cubetown/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: mode === "gallery" ? "gallery.html" : "index.html" },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8321", ws: true } } },
}));
