// Runs Python with the built engine, as a page's worker would: node run.mjs [--whole] ENGINE MODULE ARGUMENT...
// A module of this checkout, such as engine.games, runs as a program. --whole takes all of the
// standard library and the sources of our package.
import fs from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { installKernels } from "../web/src/local/kernels.ts";

const given = process.argv.slice(2);
const whole = given[0] === "--whole" && given.shift();
const [folder, module, ...rest] = given;
const root = path.resolve(import.meta.dirname, "..");
const at = (name) => path.resolve(folder, name);
const json = (name) => JSON.parse(fs.readFileSync(at(name), "utf8"));

async function load() {
  if (whole) {
    const { loadPyodide } = await import("pyodide");
    return await loadPyodide();
  }
  const { loadPyodide } = await import(pathToFileURL(at("pyodide.mjs")).href);
  const { lock } = json("engine.json");
  return await loadPyodide({ stdLibURL: at("stdlib.zip"), lockFileContents: lock });
}

const python = await load();
for (const [place, real] of [
  ["/checkout", root],
  ["/tmp/host", process.cwd()],
]) {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: real }, place);
}
if (whole) {
  python.runPython('import sys; sys.path.insert(0, "/checkout/src")');
} else {
  const zip = new Uint8Array(fs.readFileSync(at("cubetown.zip")));
  python.unpackArchive(zip, "zip", { extractDir: python.runPython("import site; site.getsitepackages()[0]") });
}
if (fs.existsSync(at("kernels.wasm"))) {
  const compiled = await WebAssembly.compile(fs.readFileSync(at("kernels.wasm")));
  await installKernels(python, compiled, json("kernels.json"));
}
python.globals.set("arguments", python.toPy([module, ...rest]));
python.runPython(`
import sys
sys.path.append("/checkout")
sys.argv = list(arguments)
sys.dont_write_bytecode = True
from importlib import import_module
import_module(sys.argv[0]).main()
`);
