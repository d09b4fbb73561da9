import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig, type Plugin } from "vite";
import { rulesOf, withCardsOf, type Rules } from "./src/rules/parse.ts";

const LOCALE = fileURLToPath(new URL("../src/cubetown/locale/", import.meta.url));

/** What the page says of one language, without comments and without what only the terminal says. */
function catalogueText(language: string): string {
  const files = readdirSync(LOCALE + language).filter((name) => name.endsWith(".ftl") && name !== "cli.ftl");
  const text = files.sort().map((name) => readFileSync(`${LOCALE}${language}/${name}`, "utf-8"));
  return text.join("\n").replace(/^#.*\n/gm, "");
}

/** The languages with a folder of catalogues, in the order in which the English one names them. */
function languagesOf(): { code: string; name: string }[] {
  const folders = readdirSync(LOCALE, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  const order = [...catalogueText("en").matchAll(/^language-(\w+) =/gm)].map(([, code]) => code!);
  return order
    .filter((code) => folders.includes(code))
    .map((code) => {
      const [, name = code] = new RegExp(`^language-${code} = (.+)$`, "m").exec(catalogueText(code)) ?? [];
      return { code, name };
    });
}

/** A module that is made while the page is built: its name begins so, and its text follows from the rest of the name. */
function virtual(name: string, text: (rest: string, watch: (file: string) => void) => string): Plugin {
  return {
    name,
    resolveId: (id) => (id === name || id.startsWith(`${name}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id !== `\0${name}` && !id.startsWith(`\0${name}/`)) return undefined;
      return text(id.slice(name.length + 2), (file) => this.addWatchFile(file));
    },
  };
}

/** `virtual:languages`: which languages there are. */
const languages = virtual("virtual:languages", () => {
  const listed = languagesOf().map(({ code, name }) => {
    return `{ code: ${JSON.stringify(code)}, name: ${JSON.stringify(name)}, load: () => import("virtual:catalogue/${code}") }`;
  });
  return `export const LANGUAGES = [${listed.join(", ")}];`;
});

/** `virtual:catalogue/uk`: the text of all Ukrainian catalogues, one chunk for each language. */
const catalogues = virtual(
  "virtual:catalogue",
  (language) => `export default ${JSON.stringify(catalogueText(language))};`,
);

const DOCS = fileURLToPath(new URL("../docs/rules/", import.meta.url));

/** The games whose rules are written down, by their pages in docs/rules. */
const gamesWithRules = () =>
  readdirSync(DOCS)
    .filter((name) => name.endsWith(".md"))
    .map((name) => name.slice(0, -3).replaceAll("_", "-"));

/** The numbered rules of a page in docs/rules; which cards a rule speaks of is read in English. */
function readRules(language: string, game: string, watch: (file: string) => void): Rules {
  const pageOf = (folder: string) => `${DOCS}${folder}${game.replaceAll("-", "_")}.md`;
  const [english, own] = [pageOf(""), pageOf(language === "en" ? "" : `${language}/`)];
  for (const file of new Set([english, own])) watch(file);
  const first = rulesOf(readFileSync(english, "utf-8"), catalogueText("en"));
  return own === english ? first : withCardsOf(rulesOf(readFileSync(own, "utf-8"), ""), first);
}

/** `virtual:rules`: loaders by language and game; `virtual:rules/uk/tiny-towns`: the rules of a game in Ukrainian. */
const rules = virtual("virtual:rules", (rest, watch) => {
  const [language = "", game = ""] = rest.split("/");
  if (rest) return `export default ${JSON.stringify(readRules(language, game, watch))};`;
  const loaders = languagesOf().map(({ code }) => {
    return `${JSON.stringify(code)}: { ${gamesWithRules()
      .map((one) => `"${one}": () => import("virtual:rules/${code}/${one}")`)
      .join(", ")} }`;
  });
  return `export const RULES = { ${loaders.join(", ")} };`;
});

/** The service worker's list of the page's files, and a name that changes with any of them. */
function listFiles(folder: string): void {
  const names = readdirSync(folder, { recursive: true, encoding: "utf-8" })
    .map((name) => name.replaceAll("\\", "/"))
    .sort();
  const files = names.filter(
    (name) => statSync(`${folder}/${name}`).isFile() && name !== "sw.js" && name !== "index.html",
  );
  const hash = createHash("sha256");
  for (const name of [...files, "index.html", "sw.js"])
    hash.update(`${name}\0`).update(readFileSync(`${folder}/${name}`));
  const text = readFileSync(`${folder}/sw.js`, "utf-8");
  const listed = JSON.stringify(["./", ...files]);
  writeFileSync(
    `${folder}/sw.js`,
    text
      .replace(/(["'`])__FILES__\1/, () => JSON.stringify(listed))
      .replace("__VERSION__", hash.digest("hex").slice(0, 12)),
  );
}

/** Finishes the service worker, and says in every language what a page opened as a file needs. */
const serviceWorker: Plugin = {
  name: "service-worker",
  apply: "build",
  generateBundle() {
    const said = languagesOf().map(({ code }) => [code, /^device-file = (.+)$/m.exec(catalogueText(code))?.[1] ?? ""]);
    const source = readFileSync(new URL("src/local/opened-as-file.ts", import.meta.url), "utf-8");
    this.emitFile({
      type: "asset",
      fileName: "file.js",
      source: source.replace('"device-file"', () => JSON.stringify(JSON.stringify(Object.fromEntries(said)))),
    });
  },
  transformIndexHtml: () => [{ tag: "script", attrs: { src: "./file.js", defer: true }, injectTo: "head" }],
  writeBundle: ({ dir }) => listFiles(dir!),
};

/** Checks that the packages in the page are those that package.json names as bundled: the SBOM lists those. */
const bundledPackages: Plugin = {
  name: "bundled-packages",
  apply: "build",
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? Object.keys(file.modules) : []));
    const found = new Set(modules.flatMap((id) => /node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []));
    const { bundled } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf-8")) as {
      bundled: string[];
    };
    const names = [...found].sort().join(", ");
    if (names !== bundled.join(", ")) this.error(`package.json does not name what is bundled: ${names}`);
  },
};

/** The page is built into the Python package; `--mode gallery` builds the drawings' gallery instead. */
export default defineConfig(({ mode }) => ({
  // Addresses of assets are relative: index.html says in its <base> where the page lies.
  base: "./",
  plugins: [svelte(), languages, catalogues, rules, ...(mode === "gallery" ? [] : [serviceWorker, bundledPackages])],
  worker: { format: "es" },
  build: {
    outDir: mode === "gallery" ? "gallery-dist" : "../src/cubetown/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: mode === "gallery" ? "gallery.html" : { index: "index.html", sw: "src/sw/sw.ts" },
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: { proxy: { "/api": { target: "http://127.0.0.1:8321", ws: true } } },
}));
