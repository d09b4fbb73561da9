/** A picture of a finished board for other people, and the same as a text. */

import { drawing } from "../art/drawings.ts";
import { squareRows } from "../board/squares.ts";
import type { SmallBoardProps } from "../screen/small.ts";

/** What a postcard says, from the top: who, the result, what it means, which game, where to play it. */
export interface Words {
  readonly name: string;
  readonly result: string;
  readonly more: string;
  readonly about: string;
  /** The address, without which the picture has to do. */
  readonly link: string | null;
}

/** How to draw the words of a board. */
export interface Look {
  readonly drawingOf: (word: string) => string;
  readonly map?: boolean;
}

const WIDTH = 1080;
const [BOARD, TOP, GAP] = [760, 40, 8];
const FONT = `ui-rounded, "Segoe UI", system-ui, "Noto Sans", sans-serif`;

/** Return the value of a colour of the drawings, such as `art-meadow`. */
export type Colours = (token: string) => string;

const escaped = (words: string): string =>
  words.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** Return a line of text that fits the width: about half as wide as high for each letter. */
function line(words: string, y: number, size: number, colour: string, weight = 600): string {
  const fits = Math.min(size, (WIDTH - 80) / (0.56 * Math.max(1, words.length)));
  return `<text x="${WIDTH / 2}" y="${y}" font-size="${fits.toFixed(1)}" font-weight="${weight}" fill="${colour}">${escaped(words)}</text>`;
}

/** Return a drawing at a place, with its colours in it: a picture has no style sheet. */
function drawn(name: string, x: number, y: number, size: number, colours: Colours): string {
  const { tint, body } = drawing(name);
  const roof = colours(`art-${tint}`);
  const plain = body.replaceAll("var(--art-roof)", roof).replace(/var\(--([\w-]+)\)/g, (_, token) => colours(token));
  return `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 64 64" fill="none" stroke="${colours("art-ink")}" stroke-width="1.8" stroke-linejoin="round" stroke-linecap="round">${plain}</svg>`;
}

/** Return the board as part of a picture. */
function boardOf({ board, construction = {} }: SmallBoardProps, { drawingOf, map }: Look, colours: Colours): string {
  const squares = squareRows(board);
  const gap = map ? 3 : GAP;
  const cell = (BOARD - gap) / squares.length - gap;
  const left = (WIDTH - BOARD) / 2;
  const parts = squares.flatMap((row, y) =>
    row.map(({ name, word }, x) => {
      const [atX, atY] = [left + gap + x * (cell + gap), TOP + gap + y * (cell + gap)];
      const paper = `<rect x="${atX}" y="${atY}" width="${cell}" height="${cell}" rx="${map ? 0 : 14}" fill="${colours(map ? "art-paper" : "art-square")}"/>`;
      const site = construction[name];
      const what = word === "." ? (site ? `construction_${site.join("_")}` : null) : drawingOf(word);
      return paper + (what ? drawn(what, atX + cell * 0.07, atY + cell * 0.07, cell * 0.86, colours) : "");
    }),
  );
  const ground = colours(map ? "art-map-line" : "art-meadow");
  return `<rect x="${left}" y="${TOP}" width="${BOARD}" height="${BOARD}" rx="24" fill="${ground}"/>${parts.join("")}`;
}

/** Return a postcard as the text of an SVG file. */
export function postcardOf(board: SmallBoardProps, look: Look, words: Words, colours: Colours): string {
  const [ink, soft] = [colours("ink"), colours("ink-soft")];
  const bottom = TOP + BOARD;
  const height = bottom + (words.link ? 380 : 330);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${height}" viewBox="0 0 ${WIDTH} ${height}" font-family='${FONT}' text-anchor="middle">`,
    `<rect width="100%" height="100%" fill="${colours("paper")}"/>`,
    boardOf(board, look, colours),
    line(words.name, bottom + 75, 46, soft),
    line(words.result, bottom + 155, 76, ink, 800),
    line(words.more, bottom + 215, 42, ink),
    drawn("logo", 40, height - 86, 62, colours),
    line(words.about, bottom + 275, 34, soft, 500),
    words.link ? line(words.link, height - 40, 32, soft, 500) : "",
    "</svg>",
  ].join("");
}

/** Return a postcard as a text: its words, and a sign for each square. */
export const textOf = (board: readonly string[], signOf: (word: string) => string, words: Words): string =>
  [
    `Cubetown · ${words.about}`,
    [words.name, words.result, words.more].filter(Boolean).join(" · "),
    ...squareRows(board).map((row) => row.map(({ word }) => signOf(word)).join("")),
    ...(words.link ? [words.link] : []),
  ].join("\n");

/** Return the colours of this page as it is shown. */
export function coloursHere(): Colours {
  const style = getComputedStyle(document.documentElement);
  const probe = document.createElement("i");
  document.body.append(probe);
  const values = new Map<string, string>();
  const valueOf = (token: string): string => {
    if (token.startsWith("art-")) return style.getPropertyValue(`--${token}`).trim();
    probe.style.color = `var(--${token})`; // light-dark() is only resolved where it is used.
    return getComputedStyle(probe).color;
  };
  queueMicrotask(() => probe.remove());
  return (token) => {
    const known = values.get(token) ?? valueOf(token);
    values.set(token, known);
    return known;
  };
}

/** Return an SVG file as a PNG. */
export async function pngOf(svg: string): Promise<Blob> {
  const picture = new Image();
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = Object.assign(document.createElement("canvas"), { width: picture.width, height: picture.height });
  canvas.getContext("2d")!.drawImage(picture, 0, 0);
  return await new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture"))), "image/png"),
  );
}
