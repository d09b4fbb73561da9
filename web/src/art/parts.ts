/** Building blocks of the drawings: lines, shapes, and the parts of a storybook building. */

/** The ground everything stands on. */
export const BASE = 56;

const ink = (token: string) => `var(--art-${token})`;

/** A filled shape with an outline. */
export const shape = (fill: string, d: string) => `<path fill="${ink(fill)}" d="${d}"/>`;

/** A filled shape without an outline. */
export const flat = (fill: string, d: string) => `<path fill="${ink(fill)}" stroke="none" d="${d}"/>`;

/** A drawn line; thinner than the outline by default. */
export const line = (d: string, width = 1.2, token = "ink") =>
  `<path d="${d}" stroke="${ink(token)}" stroke-width="${width}"/>`;

/** A line with its own outline, for beams and poles. */
export const beam = (fill: string, d: string, width = 2) => line(d, width + 2.6) + line(d, width, fill);

export const disc = (fill: string, x: number, y: number, r: number) =>
  `<circle fill="${ink(fill)}" cx="${x}" cy="${y}" r="${r}"/>`;

/** A disc without an outline. */
export const dot = (fill: string, x: number, y: number, r: number) =>
  `<circle fill="${ink(fill)}" stroke="none" cx="${x}" cy="${y}" r="${r}"/>`;

export const oval = (fill: string, x: number, y: number, rx: number, ry: number) =>
  `<ellipse fill="${ink(fill)}" cx="${x}" cy="${y}" rx="${rx}" ry="${ry}"/>`;

/** A metal ring, with an outline. */
export const ring = (fill: string, x: number, y: number, r: number) => {
  const around = `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0 ${r} ${r} 0 1 1 ${-2 * r} 0z`;
  return beam(fill, around);
};

export const box = (fill: string, x: number, y: number, w: number, h: number, r = 0.5) =>
  `<rect fill="${ink(fill)}" x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/>`;

/** A box without an outline. */
export const patch = (fill: string, x: number, y: number, w: number, h: number, r = 0) =>
  `<rect fill="${ink(fill)}" stroke="none" x="${x}" y="${y}" width="${w}" height="${h}" rx="${r}"/>`;

/** Moves and scales a piece of a drawing. */
export const at = (x: number, y: number, scale: number, piece: string) =>
  `<g transform="translate(${x} ${y}) scale(${scale})">${piece}</g>`;

/** Turns a piece of a drawing about the middle of the square. */
export const turned = (angle: number, piece: string) => `<g transform="rotate(${angle} 32 32)">${piece}</g>`;

/** The soft shadow on the ground. */
export const ground = (x = 32, rx = 27, y = BASE) =>
  `<ellipse fill="${ink("shadow")}" stroke="none" cx="${x}" cy="${y}" rx="${rx}" ry="4"/>`;

/** A front wall from `y` down to the ground, darker on the right. */
export const wall = (x: number, y: number, w: number, fill = "wall", base = BASE) =>
  box(fill, x, y, w, base - y) + patch("shade", x + w * 0.68, y, w * 0.32, base - y);

/** A house whose gable faces us and whose long side runs away to the right. */
export const house = (x: number, w: number, h: number, peak: number, depth: number, fill = "wall") => {
  const y = BASE - h;
  const middle = x + w / 2;
  return (
    box(fill, x + w, y, depth, h) +
    patch("shade", x + w, y, depth, h) +
    shape(fill, `M${x} ${BASE}V${y}L${middle} ${y - peak} ${x + w} ${y}V${BASE}z`) +
    slope(middle, y - peak - 2, x + w + 3, y + 3, depth) +
    beam("roof", `M${x - 2} ${y + 2}L${middle} ${y - peak - 1} ${x + w + 2} ${y + 2}`, 2.4)
  );
};

/** The side of a roof, from its ridge down to its eaves, with tile marks. */
const slope = (x1: number, y1: number, x2: number, y2: number, depth: number) => {
  const mark = (part: number, along: number) => `M${x1 + (x2 - x1) * part + along} ${y1 + (y2 - y1) * part}h3`;
  const marks = mark(0.35, depth * 0.3) + mark(0.35, depth * 0.7) + mark(0.65, depth * 0.45);
  return (
    shape("roof", `M${x1} ${y1}h${depth}L${x2 + depth} ${y2}H${x2}z`) +
    flat("shade", `M${x1} ${y1}h${depth}L${x2 + depth} ${y2}H${x2}z`) +
    (depth > 10 ? line(marks) : "")
  );
};

/** A facade whose gable faces us. */
export const gable = (x: number, w: number, h: number, peak: number, fill = "wall", base = BASE) => {
  const y = base - h;
  const middle = x + w / 2;
  return (
    shape(fill, `M${x} ${base}V${y}L${middle} ${y - peak} ${x + w} ${y}V${base}z`) +
    flat("shade", `M${x + w * 0.7} ${base}V${y - peak * 0.6}L${x + w} ${y}V${base}z`) +
    beam("roof", `M${x - 2} ${y + 2}L${middle} ${y - peak - 1} ${x + w + 2} ${y + 2}`, 2.4)
  );
};

/** A roof whose eaves face us: it rests on a wall from `x`, `w` wide, at `y`. */
export const eaves = (x: number, w: number, y: number, h: number, lean = 5, fill = "roof") => {
  const right = x + w + 3;
  const mark = (mx: number, my: number) => `M${mx} ${my}h3`;
  const row = (part: number, shift: number) => {
    let marks = "";
    for (let mx = x + lean + shift; mx < x + w - lean - 2; mx += 8) marks += mark(mx, y - h * part);
    return marks;
  };
  return (
    shape(fill, `M${x - 3} ${y}L${x + lean} ${y - h}H${x + w - lean}L${right} ${y}z`) +
    flat("shade", `M${x + w * 0.72} ${y - h}H${x + w - lean}L${right} ${y}H${x + w * 0.76}z`) +
    (h > 8 ? line(row(0.33, 0) + row(0.67, 4)) : "")
  );
};

/** A pointed roof on a tower. */
export const cone = (x: number, w: number, y: number, h: number, fill = "roof") =>
  shape(fill, `M${x - 2} ${y}L${x + w / 2} ${y - h} ${x + w + 2} ${y}z`) +
  flat("shade", `M${x + w / 2} ${y - h}L${x + w + 2} ${y}H${x + w * 0.6}z`);

/** A round roof on a tower. */
export const dome = (x: number, w: number, y: number, h: number, fill = "roof") => {
  const k = h * 0.55;
  const half = w / 2;
  return (
    shape(
      fill,
      `M${x} ${y}C${x} ${y - k} ${x + half * 0.45} ${y - h} ${x + half} ${y - h}S${x + w} ${y - k} ${x + w} ${y}z`,
    ) +
    flat(
      "shade",
      `M${x + half} ${y - h}C${x + half * 1.55} ${y - h} ${x + w} ${y - k} ${x + w} ${y}H${x + w * 0.72}C${x + w * 0.75} ${y - k} ${x + half * 1.3} ${y - h * 0.9} ${x + half} ${y - h}z`,
    )
  );
};

/** An onion dome with a tip. */
export const onion = (x: number, w: number, y: number, h: number, fill = "roof") => {
  const m = x + w / 2;
  return (
    shape(
      fill,
      `M${x + w * 0.15} ${y}C${x - w * 0.3} ${y - h * 0.5} ${m - 1} ${y - h * 0.6} ${m} ${y - h}C${m + 1} ${y - h * 0.6} ${x + w * 1.3} ${y - h * 0.5} ${x + w * 0.85} ${y}z`,
    ) +
    flat(
      "shade",
      `M${m} ${y - h}C${m + 1} ${y - h * 0.6} ${x + w * 1.3} ${y - h * 0.5} ${x + w * 0.85} ${y}H${m + w * 0.12}C${x + w * 0.95} ${y - h * 0.45} ${m} ${y - h * 0.6} ${m} ${y - h}z`,
    )
  );
};

/** A row of merlons on top of a wall. */
export const merlons = (x: number, w: number, y: number, number: number, fill = "stone") => {
  const step = w / (2 * number - 1);
  const tooth = `v-4h${step}v4`;
  const row = Array.from({ length: number }, () => tooth).join(`h${step}`);
  return shape(fill, `M${x} ${y + 3}V${y}${row}v3z`);
};

/** An arched opening. */
export const arch = (fill: string, x: number, y: number, w: number, base = BASE) => {
  const r = w / 2;
  return shape(fill, `M${x} ${base}V${y + r}a${r} ${r} 0 0 1 ${w} 0V${base}z`);
};

/** An arched door with a knob. */
export const door = (x: number, y: number, w = 8, base = BASE) =>
  arch("wood", x, y, w, base) + dot("ink", x + w - 2.2, (y + base) / 2 + 2, 1);

/** A lit window with a bar. */
export const pane = (x: number, y: number, w = 6, h = 7) =>
  box("glow", x, y, w, h, 1) + line(`M${x + w / 2} ${y}v${h}M${x} ${y + h / 2}h${w}`, 1);

/** A column with a base and a capital. */
export const column = (x: number, y: number, base = BASE, fill = "white", w = 4) =>
  box(fill, x, y, w, base - y) +
  patch("shade", x + w / 2, y + 1, w / 2, base - y - 2) +
  line(`M${x - 1} ${y}h${w + 2}M${x - 1} ${base}h${w + 2}`, 2);

/** Wide steps under a building. */
export const steps = (x: number, w: number, number = 2, fill = "stone") => {
  let drawn = "";
  for (let n = 0; n < number; n += 1) drawn = box(fill, x + 2 * n, BASE - 3 * (n + 1), w - 4 * n, 3) + drawn;
  return drawn;
};

/** A round tree with a trunk. */
export const tree = (x: number, y: number, r: number, base = BASE, fill = "leaf") =>
  beam("wood", `M${x} ${base - 1}V${y}`, 2) +
  disc(fill, x, y, r) +
  flat(
    "shade",
    `M${x + r * 0.3} ${y - r}A${r} ${r} 0 1 1 ${x - r * 0.7} ${y + r * 0.7}A${r * 1.1} ${r * 1.1} 0 0 0 ${x + r * 0.3} ${y - r}z`,
  );

/** A slender pointed tree. */
export const cypress = (x: number, h: number, base = BASE) =>
  line(`M${x} ${base}v-4`, 2.4) +
  shape(
    "leaf",
    `M${x} ${base - h}C${x + 6} ${base - h * 0.5} ${x + 5} ${base - 3} ${x} ${base - 3}S${x - 6} ${base - h * 0.5} ${x} ${base - h}z`,
  );

/** A pole with a pennant. */
export const flag = (x: number, y: number, h = 8, fill = "accent") =>
  beam("wood", `M${x} ${y}v${-h}`, 1) + shape(fill, `M${x} ${y - h}l7 2.4-7 2.6z`);

/** Smoke rising from a chimney. */
export const smoke = (x: number, y: number) =>
  dot("smoke", x, y, 2.2) + dot("smoke", x + 2.4, y - 4, 2.8) + dot("smoke", x + 1.4, y - 8.6, 3.2);

/** A chimney standing on a roof. */
export const chimney = (x: number, y: number, h: number, fill = "brick") =>
  box(fill, x, y, 5, h) + box(fill, x - 1, y - 1, 7, 3);

/** A five-pointed star. */
export const star = (fill: string, x: number, y: number, r: number) => {
  const points = Array.from({ length: 10 }, (_, n) => {
    const radius = n % 2 ? r * 0.45 : r;
    const angle = (n * Math.PI) / 5 - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return shape(fill, `M${points.join("L")}z`);
};

/** A heart. */
export const heart = (fill: string, x: number, y: number, s = 1) =>
  shape(
    fill,
    `M${x} ${y + 5 * s}C${x - 7 * s} ${y} ${x - 4 * s} ${y - 5 * s} ${x} ${y - 1.5 * s}C${x + 4 * s} ${y - 5 * s} ${x + 7 * s} ${y} ${x} ${y + 5 * s}z`,
  );

/** A standing ear of wheat. */
export const ear = (x: number, y: number, h = 14, fill = "gold") => {
  const s = h / 4;
  let grains = beam(fill, `M${x} ${y}v${-h + s}`, 0.9);
  for (let n = 2; n >= 0; n -= 1) {
    const gy = +(y - h + s * (n * 0.85 + 0.6)).toFixed(1);
    grains += `<path fill="var(--art-${fill})" stroke-width="1.2" d="M${x} ${gy + s}q${-s} 0${-s} ${-s} ${s} 0 ${s} ${s}zq${s} 0 ${s} ${-s}${-s} 0${-s} ${s}z"/>`;
  }
  return grains;
};

/** A cube as it lies in a crate or a heap. */
export const crate = (x: number, y: number, s: number, fill = "wood") =>
  box(fill, x, y, s, s, 1) + line(`M${x + 1} ${y + s - 1}l${s - 2}-${s - 2}`, 1.2);
