// Writes files compressed beside them: node compress.mjs LIST.json, a list of { from, to, quality }.
// The ending of `to` says how: .br or .gz.
import fs from "node:fs";
import path from "node:path";
import zlib from "node:zlib";

const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_LGWIN, BROTLI_PARAM_SIZE_HINT } = zlib.constants;
const LARGEST_WINDOW = 24;

for (const { from, to, quality } of JSON.parse(fs.readFileSync(process.argv[2], "utf8"))) {
  const data = fs.readFileSync(from);
  const params = {
    [BROTLI_PARAM_QUALITY]: quality,
    [BROTLI_PARAM_LGWIN]: LARGEST_WINDOW,
    [BROTLI_PARAM_SIZE_HINT]: data.length,
  };
  fs.mkdirSync(path.dirname(to), { recursive: true });
  const packed = to.endsWith(".br") ? zlib.brotliCompressSync(data, { params }) : zlib.gzipSync(data, { level: 9 });
  fs.writeFileSync(to, packed);
}
