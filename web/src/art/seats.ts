/** The people at the table, one animal per seat, told apart by ears and colour. */

import { disc, dot, flat, line, oval, shape } from "./parts.ts";

const eyes = (y: number, apart = 7, r = 2.4) => dot("ink", 32 - apart, y, r) + dot("ink", 32 + apart, y, r);

const smile = (y: number) => line(`M27 ${y}q2.5 3 5 0 2.5 3 5 0`, 1.8);

const nose = (y: number, fill = "ink") => flat(fill, `M28.5 ${y}h7q-1 4-3.5 4t-3.5-4z`);

const rabbit =
  shape("stone", "M24 28C14 4 22 0 29 24zM40 28C50 4 42 0 35 24z") +
  flat("accent", "M24 22C19 9 22 6 26 20zM40 22C45 9 42 6 38 20z") +
  shape("stone", "M32 20C46 20 51 31 50 41 49 53 41 58 32 58S15 53 14 41C13 31 18 20 32 20z") +
  flat("white", "M32 42c8 0 10 4 10 8-3 4-6 6-10 6s-7-2-10-6c0-4 2-8 10-8z") +
  eyes(38, 9) +
  nose(44, "accent") +
  smile(49) +
  flat("white", "M30 52h4v4h-4z");

const foxHead = "M10 8L24 20H40L54 8C56 20 56 28 54 34 52 46 40 50 32 60 24 50 12 46 10 34 8 28 8 20 10 8z";

const fox =
  shape("orange", foxHead) +
  flat("white", "M10 35c8-1 16 3 22 13 6-10 14-14 22-13-2 11-14 15-22 24-8-9-20-13-22-24z") +
  flat("dark", "M13 13l8 8q-5 2-7 6-1-7-1-14zM51 13l-8 8q5 2 7 6 1-7 1-14z") +
  line(foxHead, 1.8) +
  eyes(34, 9) +
  disc("ink", 32, 57, 2.6);

const bear =
  disc("wood", 15, 19, 8) +
  disc("wood", 49, 19, 8) +
  dot("skin", 15, 19, 4) +
  dot("skin", 49, 19, 4) +
  disc("wood", 32, 36, 22) +
  oval("skin", 32, 44, 11, 9) +
  eyes(33, 10) +
  nose(40) +
  line("M32 43v3", 1.8) +
  smile(47);

const owl =
  shape("purple", "M12 8Q22 16 32 15 42 16 52 8C56 20 56 30 54 42 52 54 42 58 32 58S12 54 10 42C8 30 8 20 12 8z") +
  flat("wall", "M20 50q12-10 24 0-4 7-12 7t-12-7z") +
  disc("white", 22, 31, 10) +
  disc("white", 42, 31, 10) +
  dot("ink", 23, 31, 4.6) +
  dot("ink", 41, 31, 4.6) +
  dot("white", 24.5, 29.5, 1.5) +
  dot("white", 42.5, 29.5, 1.5) +
  shape("gold", "M28 38h8l-4 8z");

const frog =
  shape("green", "M32 22C50 22 60 34 58 44 56 54 44 57 32 57S8 54 6 44C4 34 14 22 32 22z") +
  disc("green", 18, 20, 10) +
  disc("green", 46, 20, 10) +
  disc("white", 18, 20, 6) +
  disc("white", 46, 20, 6) +
  dot("ink", 19, 20, 3) +
  dot("ink", 45, 20, 3) +
  line("M14 42q18 12 36 0", 2.4) +
  dot("accent", 13, 38, 3) +
  dot("accent", 51, 38, 3) +
  line("M29 35h0M35 35h0", 2.4);

const mouse =
  disc("blue", 14, 20, 12) +
  disc("blue", 50, 20, 12) +
  dot("accent", 14, 20, 7) +
  dot("accent", 50, 20, 7) +
  shape("blue", "M32 18C46 18 51 28 50 36 48 48 38 58 32 58S16 48 14 36C13 28 18 18 32 18z") +
  eyes(36, 8) +
  line("M24 50L12 47M24 52L13 55M40 50L52 47M40 52L51 55", 1.4) +
  disc("accent", 32, 54, 3.6);

export const seats = [rabbit, fox, bear, owl, frog, mouse] as const;
