/** Starts Python in a worker, from the files in the engine's folder. */

/** What the page uses of Pyodide. */
export interface Python {
  runPython(code: string): unknown;
  unpackArchive(archive: ArrayBuffer, format: string, options: { extractDir: string }): void;
  setStdout(options: { batched: (text: string) => void }): void;
  setStderr(options: { batched: (text: string) => void }): void;
  registerJsModule(name: string, module: object): void;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
}

/** The engine's own list of its files. */
export interface Engine {
  readonly version: string;
  /** The version of Python: `3.14.2`. */
  readonly python: string;
  /** Pyodide's lock file, without packages. */
  readonly lock: object;
  /** The size of each file, and of what is sent of it. */
  readonly files: Readonly<
    Record<string, { readonly bytes: number; readonly packed?: number; readonly sha256?: string }>
  >;
  /** Whether the host compresses by itself what it sends. */
  readonly isPacked: boolean;
}

/** The files a start reads, besides the code that is imported. */
const READ = ["pyodide.asm.wasm", "stdlib.zip", "cubetown.zip"];

/** WebAssembly is refused or missing. */
export class NoWebAssembly extends Error {}

/** The list of the engine's files; throws if there is no engine. */
export async function engineAt(folder: string, how: RequestInit = {}): Promise<Engine> {
  const answer = await fetch(`${folder}engine.json`, how);
  if (!answer.ok) throw new Error(`engine.json: ${answer.status}`);
  return { ...((await answer.json()) as Engine), isPacked: Boolean(answer.headers.get("content-encoding")) };
}

/** Whether WebAssembly can be compiled here; a content policy may refuse it. */
async function hasWebAssembly(): Promise<boolean> {
  try {
    await WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]));
    return true;
  } catch {
    return false;
  }
}

/** A name for exactly these files. */
export const stampOf = ({ version, files }: Pick<Engine, "version" | "files">): string =>
  `${version}-${Object.values(files)
    .map(({ sha256 = "" }) => sha256.slice(0, 4))
    .join("")}`;

/** Where Python's memory is kept, as it is after a start. */
export const snapshotOf = (folder: string, engine: Pick<Engine, "version" | "files">): string =>
  `${folder}snapshot-${stampOf(engine)}`;

/** Plays the first moves of each game for nobody, once; then those of people are quick. */
export const REHEARSE = "from cubetown.browser.rehearsal import rehearse; rehearse()";
/** What is done before the snapshot is made. The bots' kernels come later, so nothing that looks for them may be imported. */
const BEFORE_SNAPSHOT = `import cubetown.browser.thinking; ${REHEARSE}`;

/** Python with Cubetown in it. */
export async function startPython(folder: string, progress: (share: number) => void): Promise<Python> {
  if (!(await hasWebAssembly())) throw new NoWebAssembly();
  const engine = await engineAt(folder);
  const isKept = typeof caches !== "undefined" && (await caches.match(`${folder}pyodide.asm.wasm`)) !== undefined;
  // A kept engine is fetched by Pyodide itself: only then does the browser keep its compiled code.
  const restore = isKept ? () => {} : serveFrom(download(folder, engine, progress));
  try {
    const snapshot = isKept ? await caches.match(snapshotOf(folder, engine)) : undefined;
    if (!snapshot) return await load(folder, engine, {});
    // A browser that cannot go on from a snapshot starts as if there were none.
    return await load(folder, engine, { _loadSnapshot: await snapshot.arrayBuffer() }).catch(() =>
      load(folder, engine, {}),
    );
  } finally {
    restore();
  }
}

/** Python's memory after a start, with everything imported that a table needs: a kept engine starts from it in half the time. */
export async function makeSnapshot(folder: string): Promise<Uint8Array<ArrayBuffer>> {
  const python = await load(folder, await engineAt(folder), { _makeSnapshot: true });
  python.runPython(BEFORE_SNAPSHOT);
  return python.makeMemorySnapshot();
}

/** Files are not part of a snapshot, so they are unpacked in any case. */
async function load(
  folder: string,
  engine: Engine,
  options: { _loadSnapshot?: ArrayBuffer; _makeSnapshot?: boolean },
): Promise<Python> {
  const { loadPyodide } = (await import(/* @vite-ignore */ `${folder}pyodide.mjs`)) as {
    loadPyodide: (options: object) => Promise<Python>;
  };
  const cubetown = fetch(`${folder}cubetown.zip`).then((answer) => answer.arrayBuffer());
  const python = await loadPyodide({
    indexURL: folder,
    stdLibURL: `${folder}stdlib.zip`,
    lockFileContents: engine.lock,
    ...options,
  });
  if (!options._makeSnapshot) {
    python.setStdout({ batched: (text) => console.info(text) });
    python.setStderr({ batched: (text) => console.warn(text) });
  }
  python.unpackArchive(await cubetown, "zip", {
    extractDir: `/lib/python${/^\d+\.\d+/.exec(engine.python)?.[0]}/site-packages`,
  });
  return python;
}

/** Starts fetching the engine's files, by address. */
function download(
  folder: string,
  { files, isPacked }: Engine,
  progress: (share: number) => void,
): Map<string, Promise<Response>> {
  const sizes = READ.map((name) => files[name]?.bytes ?? 0);
  const all = sizes.reduce((sum, size) => sum + size, 0) || 1;
  let got = 0;
  const count = (bytes: number) => progress(Math.min(1, (got += bytes) / all));
  return new Map(READ.map((name) => [folder + name, unpacked(folder + name, isPacked, count)]));
}

const TYPES: Readonly<Record<string, string>> = {
  ".wasm": "application/wasm",
  ".mjs": "text/javascript",
  ".json": "application/json",
};

/** A file, counted while it arrives. A host that does not compress by itself is asked for the compressed file. */
export async function unpacked(
  address: string,
  isPacked: boolean,
  count: (bytes: number) => void,
  how: RequestInit = {},
): Promise<Response> {
  const type = TYPES[/\.\w+$/.exec(address)?.[0] ?? ""] ?? "application/octet-stream";
  const body = (isPacked ? null : await compressedBody(address, how)) ?? (await plainBody(address, how));
  const counted = body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        count(chunk.byteLength);
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted, { headers: { "content-type": type } });
}

type Body = ReadableStream<Uint8Array<ArrayBuffer>>;

async function plainBody(address: string, how: RequestInit): Promise<Body> {
  const answer = await fetch(address, how);
  if (!answer.ok || !answer.body) throw new Error(`${address}: ${answer.status}`);
  return answer.body;
}

/** The unpacked body of the compressed file; null where the host has no such file. */
async function compressedBody(address: string, how: RequestInit): Promise<Body | null> {
  if (typeof DecompressionStream === "undefined") return null;
  const answer = await fetch(`${address}.gz`, how);
  const type = answer.headers.get("content-type") ?? "";
  // A host may unpack it on the way, or answer every address with the page.
  if (!answer.ok || !answer.body || answer.headers.get("content-encoding") || type.startsWith("text/html")) return null;
  return answer.body.pipeThrough(new DecompressionStream("gzip"));
}

/** Answers this worker's own requests for some addresses from what is already on its way, until it is undone. */
function serveFrom(answers: Map<string, Promise<Response>>): () => void {
  const real = self.fetch;
  for (const answer of answers.values()) answer.catch(() => {}); // Whoever asks for it gets the error.
  self.fetch = (resource: RequestInfo | URL, init?: RequestInit) => {
    const address = resource instanceof Request ? resource.url : String(resource);
    const found = answers.get(address);
    answers.delete(address);
    return found ?? real.call(self, resource, init);
  };
  return () => {
    self.fetch = real;
  };
}
