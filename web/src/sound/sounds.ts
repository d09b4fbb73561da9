/** The sounds, as the voices that make them up. All of them are made here; there are no recordings. */

/** One voice: a tone that glides from one pitch to another, or noise around a pitch. */
export interface Voice {
  readonly wave: OscillatorType | "noise";
  /** The pitch at its start and at its end, in hertz. */
  readonly from: number;
  readonly to: number;
  /** When it starts and how long it lasts, in seconds. */
  readonly at: number;
  readonly length: number;
  readonly gain: number;
}

const voice = (wave: Voice["wave"], from: number, to: number, at: number, length: number, gain: number): Voice => ({
  wave,
  from,
  to,
  at,
  length,
  gain,
});
/** A piece of wood on wood. */
const tock = (pitch: number, at: number, gain: number): Voice[] => [
  voice("noise", pitch * 4, pitch * 2, at, 0.04, gain),
  voice("sine", pitch, pitch * 0.7, at, 0.09, gain),
];
/** A bell, soft as a music box. */
const bell = (pitch: number, at: number, gain: number): Voice[] => [
  voice("sine", pitch, pitch, at, 0.5, gain),
  voice("sine", pitch * 3, pitch * 3, at, 0.15, gain * 0.2),
];

export const SOUNDS = {
  /** My turn. */
  turn: [...bell(660, 0, 0.16), ...bell(880, 0.14, 0.16)],
  /** A hammer knocks twice: something is named or chosen. */
  name: [...tock(300, 0, 0.35), ...tock(340, 0.12, 0.3)],
  /** A cube or a tile comes to rest. */
  place: tock(420, 0, 0.35),
  /** Cubes slide together, and a house drops. */
  build: [voice("noise", 900, 300, 0, 0.18, 0.12), ...tock(220, 0.16, 0.5), ...tock(180, 0.27, 0.2)],
  /** Food arrives. */
  feed: [...bell(784, 0, 0.1), ...bell(988, 0.07, 0.1)],
  /** Nine cubes rattle in a shaker. */
  shake: [0, 0.07, 0.13, 0.21, 0.28, 0.36, 0.42].flatMap((at, n) => tock(520 + 90 * (n % 3), at, 0.18)),
  /** Points are counted. */
  point: bell(587, 0, 0.12),
  /** Points are lost. */
  lose: [voice("triangle", 260, 180, 0, 0.16, 0.16)],
  /** A win. */
  win: [523, 659, 784, 1047].flatMap((pitch, n) => bell(pitch, n * 0.11, 0.14)),
  /** The end of a game. */
  end: [...bell(523, 0, 0.12), ...bell(392, 0.18, 0.12)],
} satisfies Record<string, readonly Voice[]>;

export type SoundName = keyof typeof SOUNDS;

/** How loud a sound is, how much higher than usual, and after how many seconds it comes. */
export interface Manner {
  readonly loudness?: number;
  readonly pitch?: number;
  readonly after?: number;
}
