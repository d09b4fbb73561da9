// Writes both archives inside Pyodide: node pack.mjs PACKAGE NAMES.json FOLDER
import fs from "node:fs";
import path from "node:path";
import { loadPyodide } from "pyodide";

const [source, list, out] = process.argv.slice(2);
const here = import.meta.dirname;
const names = JSON.parse(fs.readFileSync(list, "utf8"));
const python = await loadPyodide();
for (const [place, root] of [
  ["/package/cubetown", source],
  ["/out", out],
  ["/engine", here],
]) {
  python.FS.mkdirTree(place);
  python.FS.mount(python.FS.filesystems.NODEFS, { root: path.resolve(root) }, place);
}
python.globals.set("names", python.toPy(names));
python.runPython(`
import sys
from pathlib import Path
sys.path.insert(0, "/engine")
import zips
zips.write_package(Path("/package/cubetown"), names["package"], Path("/out/cubetown.zip"))
library = Path("/engine/node_modules/pyodide/python_stdlib.zip")
zips.write_stdlib(library, names["stdlib"], Path("/out/stdlib.zip"))
`);
fs.writeFileSync(
  path.join(out, "python.json"),
  JSON.stringify({ version: python.version, info: python.lockfile.info }),
);
