/** Links that carry a finished game or a position whole, after the `#`, which is not sent when a link is opened. They are read as untrusted input. */

import { Refused } from "../http.ts";

/** What a link carries: a record's text, a position's line, or a box as JSON. */
export interface Carried {
  readonly kind: "game" | "position" | "box";
  readonly text: string;
}

const KINDS = { g: "game", p: "position", b: "box" } as const;
/** The longest link that is opened, in letters, and the longest text that it may hold, in bytes. */
export const LONGEST_LINK = 100_000;
export const LONGEST_TEXT = 1_000_000;

const bad = () => new Refused({ id: "device-link-bad", arguments: {} });

/** The part of a link after its `#`. */
export async function packed({ kind, text }: Carried): Promise<string> {
  const bytes = await bytesOf(new Blob([text]).stream().pipeThrough(new CompressionStream("deflate-raw")), Infinity);
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return kind[0] + btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

/** What a link carries. Throws Refused. */
export async function unpackedLink(hash: string): Promise<Carried> {
  const kind = KINDS[hash[0] as "g" | "p" | "b"];
  if (!kind || hash.length > LONGEST_LINK || !/^.[\w-]+$/.test(hash)) throw bad();
  try {
    const letters = atob(hash.slice(1).replaceAll("-", "+").replaceAll("_", "/"));
    const stream = new Blob([Uint8Array.from(letters, (letter) => letter.charCodeAt(0))]).stream();
    const bytes = await bytesOf(stream.pipeThrough(new DecompressionStream("deflate-raw")), LONGEST_TEXT);
    return { kind, text: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    throw bad();
  }
}

/** All bytes of a stream; throws if there are more than allowed, before they fill the memory. */
async function bytesOf(
  stream: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (const reader = stream.getReader(); ;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      throw bad();
    }
    parts.push(value);
  }
  return new Uint8Array(await new Blob(parts).arrayBuffer());
}
