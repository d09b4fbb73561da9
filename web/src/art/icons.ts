/** Line icons for buttons, in a 24 by 24 box, in the colour of the text beside them. */

const filled = (d: string) => `<path fill="currentColor" d="${d}"/>`;
const ring = (x: number, y: number, r: number) => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
const path = (d: string) => `<path d="${d}"/>`;

const speaker = filled("M4 9.5h3.5L12 5.5v13l-4.5-4H4z");

export const icons = {
  undo: path("M8 5L4 9l4 4M4 9h9.5a5.5 5.5 0 0 1 0 11H8"),
  redo: path("M16 5l4 4-4 4M20 9h-9.5a5.5 5.5 0 0 0 0 11H16"),
  done: path("M4 13l5.5 5.5L20 6.5"),
  close: path("M5.5 5.5l13 13M18.5 5.5l-13 13"),
  plus: path("M12 4.5v15M4.5 12h15"),
  minus: path("M4.5 12h15"),
  menu: path("M4 6.5h16M4 12h16M4 17.5h16"),
  more: filled("M6 12h0M12 12h0M18 12h0"),
  bot:
    `<rect x="4.5" y="8.5" width="15" height="11" rx="3"/>` +
    path("M12 8.5V4.5M2 13v3M22 13v3M9.5 16.5h5") +
    filled("M9 12.5h0M15 12.5h0") +
    ring(12, 3.5, 1),
  person: ring(12, 8, 4) + path("M4.5 20.5c0-9 15-9 15 0"),
  people: ring(9, 8, 3.5) + path("M2.5 19.5c0-8 13-8 13 0M16 4.8a3.5 3.5 0 0 1 0 6.4M18.5 14.5c2 .8 3 2.5 3 5"),
  clock: ring(12, 12, 8.5) + path("M12 7v5l3.5 2.5"),
  eye: path("M2 12q10-14 20 0-10 14-20 0z") + ring(12, 12, 3),
  eye_off: path("M2 12q10-14 20 0-10 14-20 0zM4 20L20 4"),
  link: path(
    "M10 14a4.5 4.5 0 0 0 6.5 0l3-3A4.6 4.6 0 0 0 13 4.5l-1.5 1.5M14 10a4.5 4.5 0 0 0-6.5 0l-3 3A4.6 4.6 0 0 0 11 19.5l1.5-1.5",
  ),
  qr:
    path("M4 4h6v6H4zM14 4h6v6h-6zM4 14h6v6H4zM14 14h2.5v2.5M20 14v2.5M14 20h2.5M20 20h0") +
    filled("M7 7h0M17 7h0M7 17h0"),
  sound_on: speaker + path("M15.5 9q3 3 0 6M18.5 6.5q5 5.5 0 11"),
  sound_off: speaker + path("M16 9.5l5 5M21 9.5l-5 5"),
  bell: path("M5 17.5c2-2 2-3.5 2-7a5 5 0 0 1 10 0c0 3.5 0 5 2 7zM10 20.5q2 1.5 4 0M12 3.5v2"),
  bell_off: path("M5 17.5c2-2 2-3.5 2-7a5 5 0 0 1 10 0c0 3.5 0 5 2 7zM10 20.5q2 1.5 4 0M3.5 3.5l17 17"),
  language: ring(12, 12, 9) + path("M3 12h18M12 3q-8 9 0 18 8-9 0-18z"),
  light:
    ring(12, 12, 4) +
    path(
      "M12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4",
    ),
  dark: path("M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5z"),
  download: path("M12 3.5v11M7.5 10.5L12 15l4.5-4.5M4 19.5h16"),
  upload: path("M12 15V4M7.5 8.5L12 4l4.5 4.5M4 19.5h16"),
  play: filled("M7.5 5l11 7-11 7z"),
  pause: filled("M7.5 5.5h2.5v13H7.5zM14 5.5h2.5v13H14z"),
  step: filled("M6 5.5l9 6.5-9 6.5z") + path("M18.5 5.5v13"),
  back: filled("M18 5.5L9 12l9 6.5z") + path("M5.5 5.5v13"),
  first: path("M18.5 5.5L12 12l6.5 6.5M11.5 5.5L5 12l6.5 6.5"),
  last: path("M5.5 5.5L12 12l-6.5 6.5M12.5 5.5L19 12l-6.5 6.5"),
  left: path("M15 5l-7 7 7 7"),
  right: path("M9 5l7 7-7 7"),
  up: path("M5 15l7-7 7 7"),
  down: path("M5 9l7 7 7-7"),
  trash: path("M4 6.5h16M9 6.5V4h6v2.5M6 6.5l1 14h10l1-14M10 10.5v6M14 10.5v6"),
  crown: path("M3.5 8l4 4L12 5l4.5 7 4-4-1.5 10H5z") + path("M5.5 21h13"),
  hand: path(
    "M7 13V6.5a1.5 1.5 0 0 1 3 0V11 4.5a1.5 1.5 0 0 1 3 0V11 5.5a1.5 1.5 0 0 1 3 0V12 8.5a1.5 1.5 0 0 1 3 0V15c0 4-2.5 6.5-6 6.5-3 0-4.5-1.5-6-4L4.5 13.5c-1-2 1-3 2.5-.5z",
  ),
  bulb: path("M9 17.5h6M10 21h4M9 17.5c0-2.6-3.5-4-3.5-8a6.5 6.5 0 0 1 13 0c0 4-3.5 5.4-3.5 8"),
  help: ring(12, 12, 9) + path("M9 9.5a3 3 0 1 1 4.5 2.6c-1 .6-1.5 1-1.5 2.2M12 17.5h0"),
  info: ring(12, 12, 9) + path("M12 11v6M12 7.5h0"),
  warning: path("M12 3.5L22 20.5H2zM12 10v5M12 17.8h0"),
  rematch: path("M4 12a8 8 0 0 1 13.5-5.8L20 8.5M20 4v4.5h-4.5M20 12a8 8 0 0 1-13.5 5.8L4 15.5M4 20v-4.5h4.5"),
  settings:
    ring(12, 12, 3) +
    path(
      "M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3M5.3 5.3l2.1 2.1M16.6 16.6l2.1 2.1M18.7 5.3l-2.1 2.1M7.4 16.6l-2.1 2.1",
    ) +
    ring(12, 12, 6.5),
  log: path("M6 3.5h12v17H6zM9 8h6M9 12h6M9 16h4"),
  speech: path("M4 5.5h16v11h-9l-4 4v-4H4zM8 9.5h8M8 12.5h5"),
  cards: path("M8 3.5h11.5v14H8zM8 7L4.5 8.2l3.8 12.3 7-2M11 8h5.5M11 12h5.5"),
  score: path("M5 20.5v-7h4v7M10 20.5v-15h4v15M15 20.5v-11h4v11M3 20.5h18"),
  home: path("M3 12l9-8 9 8M6 10v10.5h12V10M10 20.5v-6h4v6"),
  leave: path("M13 4H5v16h8M10 12h11M17 8l4 4-4 4"),
  connected: path("M2.5 10q9.5-9 19 0M6 13.5q6-5.5 12 0M9.5 17q2.5-2 5 0M12 20h0"),
  disconnected: path("M2.5 10q9.5-9 19 0M6 13.5q6-5.5 12 0M9.5 17q2.5-2 5 0M12 20h0M4 3l16 18"),
  enlarge: path("M9 4H4v5M15 4h5v5M9 20H4v-5M15 20h5v-5"),
} as const;

export type IconName = keyof typeof icons;
export const iconNames = Object.keys(icons) as IconName[];
