import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

/** The page is built into the Python package; `--mode gallery` builds the drawings' gallery instead. */
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  build: {
    outDir: mode === "gallery" ? "node_modules/.gallery" : "../src/cubetown/server/static",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    rolldownOptions: { input: mode === "gallery" ? "gallery.html" : "index.html" },
  },
}));
