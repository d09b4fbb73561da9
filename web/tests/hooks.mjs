/** Lets Node import what Vite otherwise makes: modules with runes, and modules made while the page is built. */

import { registerHooks, stripTypeScriptTypes } from "node:module";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { compileModule } from "svelte/compiler";

/** A language of two sentences, enough to say something. */
const MADE = {
  "virtual:languages": `export const LANGUAGES = ["en", "fr"].map((code) => ({
    code, name: code, load: async () => ({ default: "web-hello = Hello, { $name }\\nweb-minus = { $points } points\\ncard-well = Well" }),
  }));`,
};

globalThis.document = { documentElement: {}, baseURI: "http://table.test/", querySelector: () => ({}) };
globalThis.location = new URL("http://table.test/");

registerHooks({
  resolve: (name, context, next) => (name in MADE ? { url: name, shortCircuit: true } : next(name, context)),
  load(url, context, next) {
    if (url in MADE) return { format: "module", source: MADE[url], shortCircuit: true };
    if (!url.endsWith(".svelte.ts")) return next(url, context);
    const filename = fileURLToPath(url);
    const code = stripTypeScriptTypes(readFileSync(filename, "utf-8"), { mode: "strip" });
    return { format: "module", source: compileModule(code, { filename }).js.code, shortCircuit: true };
  },
});
