import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { rulesOf } from "./src/rules/parse.ts";

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

/** Gives `virtual:rules/tiny-towns` the numbered rules of a game, from the page in docs/rules. */
const rules: Plugin = {
  name: "rules",
  resolveId: (id) => (id.startsWith(RULES) ? `\0${id}` : undefined),
  load(id) {
    if (!id.startsWith(`\0${RULES}`)) return undefined;
    const file = fileURLToPath(new URL(`../docs/rules/${id.slice(RULES.length + 1).replaceAll("-", "_")}.md`, import.meta.url));
    this.addWatchFile(file);
    return `export default ${JSON.stringify(rulesOf(readFileSync(file, "utf-8"), catalogueText("en")))};`;
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
