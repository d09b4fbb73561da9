/** The addresses of the page's places, wherever it is hosted. Nothing else in the page builds an address. */

import PLACES from "../../src/cubetown/server/http/places.json" with { type: "json" };

/** Where the page is hosted. */
export interface Site {
  /** The address of its folder, with a trailing slash: `/`, `/towns/`, `http://192.168.1.20:8321/`. */
  readonly base: string;
  /** A server answers every path with the page; in a folder of files, the place comes after the `#`. */
  readonly placesIn: "path" | "fragment";
}

/** One place of the page, such as a table or a card. */
export interface Place {
  readonly words: readonly string[];
  readonly query: Readonly<Record<string, string>>;
  /** What follows the place's own `#`: a token, a frame, a card, a rule, a sheet. */
  readonly hash: string;
}

/** The name of a place, as the list that page and server share calls it. */
export type PlaceName = keyof typeof PLACES;

/** Paths under the base that are not places of the page. */
const NOT_PLACES = ["api", "assets", "engine"];

/** A document with a `<base>` came from a server that answers every path below it. */
export function siteOf(page: { readonly baseURI: string; querySelector: (selector: string) => unknown }): Site {
  const base = new URL(".", page.baseURI).pathname;
  return { base, placesIn: page.querySelector("base[href]") ? "path" : "fragment" };
}

/** The address of a place. */
export function hrefOf(site: Site, { words, query, hash }: Place): string {
  const path = words.map(encodeURIComponent).join("/");
  const asked = new URLSearchParams(query).toString();
  const whole = path + (asked && `?${asked}`) + (hash && `#${hash}`);
  if (site.placesIn === "path") return site.base + whole;
  return whole ? `${site.base}#/${whole}` : site.base;
}

/** The place at an address; null if it is not one of this page's. */
export function placeOf(
  site: Site,
  { pathname, search, hash }: Pick<URL, "pathname" | "search" | "hash">,
): Place | null {
  if (!pathname.startsWith(site.base)) return null;
  if (site.placesIn === "path") return readPlace(pathname.slice(site.base.length), search, hash.slice(1));
  const [, path = "", asked = "", rest = ""] = /^#?([^?#]*)(\?[^#]*)?#?(.*)$/s.exec(hash) ?? [];
  return readPlace(path, asked, rest);
}

function readPlace(path: string, asked: string, hash: string): Place | null {
  const words = path.split("/").filter(Boolean).map(decoded);
  if (NOT_PLACES.includes(words[0] ?? "")) return null;
  return { words, query: Object.fromEntries(new URLSearchParams(asked)), hash };
}

function decoded(word: string): string {
  try {
    return decodeURIComponent(word);
  } catch {
    return word;
  }
}

const LOOPBACK = /^(localhost|127\..*|\[::1\])$/;

/** Whether an address works only on the machine that answers it. */
export const isLocalOnly = (address: string): boolean => LOOPBACK.test(new URL(address).hostname);

/** The address of something the server answers: `games`, `tables/k3v9xw2m7p4q/record`. */
export const apiOf = (site: Site, path: string): string => `${site.base}api/${path}`;

/** The address of one of the server's sockets, relative to the page. */
export function socketOf(site: Site, path: string, page: Pick<URL, "href">): string {
  const address = new URL(apiOf(site, path), page.href);
  address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
  address.hash = "";
  return address.href;
}

/** The place that an address names; null if the page has none there. */
export function nameOf(words: readonly string[]): PlaceName | null {
  const fits = ([, pattern]: [string, string]) => {
    const wanted = pattern.split("/").filter(Boolean);
    return wanted.length === words.length && wanted.every((word, n) => isName(word) || word === words[n]);
  };
  return (Object.entries(PLACES).find(fits)?.[0] as PlaceName | undefined) ?? null;
}

/** A word in capitals stands for the name of a game, a table, a companion. */
const isName = (word: string): boolean => word === word.toUpperCase();

/** The addresses of all places, by name (docs/protocol.md lists them). */
export function placesOf(site: Site) {
  const at = (
    place: PlaceName,
    name = "",
    hash: string | number = "",
    query: Readonly<Record<string, string>> = {},
  ) => {
    const words = PLACES[place]
      .split("/")
      .filter(Boolean)
      .map((word) => (isName(word) ? name : word));
    return hrefOf(site, { words, query, hash: String(hash) });
  };
  return {
    home: () => at("home"),
    newTable: (game: string) => at("newTable", game),
    /** The lessons of a game, or one stage of them. */
    learn: (game: string, stage?: string) => at("learn", game, stage),
    table: (table: string, token?: string) => at("table", table, token),
    replay: (table: string, frame?: number) => at("replay", table, frame),
    record: (frame?: number) => at("record", "", frame),
    pad: (game: string, sheet?: string) => at("pad", game, sheet),
    padHistory: () => at("padHistory"),
    ownGames: () => at("ownGames"),
    companionSetup: (game: string) => at("companionSetup", game),
    companion: (companion: string, token?: string) => at("companion", companion, token),
    /** The cards, with one open; the options choose the edition. */
    cards: (card?: string, options?: Readonly<Record<string, string>>) => at("cards", "", card, options),
    /** A game or a position that the address carries. */
    shared: (carried: string) => at("shared", "", carried),
    rules: (game: string, rule?: string) => at("rules", game, rule),
    /** The deals of today, or one of another day. */
    daily: (game?: string, date?: string) => at("daily", "", "", game && date ? { game, date } : {}),
    /** A deal that the address carries. */
    deal: (code: string) => at("deal", code),
    /** The box of a game, to be matched to a printed copy; or a box that the address carries. */
    box: (game: string, carried?: string) => at("box", game, carried),
    /** The workshop; or a set of cards that the address carries. */
    workshop: (carried?: string) => at("workshop", "", carried),
    puzzles: (game?: string) => at("puzzles", "", "", game ? { game } : {}),
  } satisfies Record<PlaceName, unknown>;
}

/** The addresses of all places. */
export type Places = ReturnType<typeof placesOf>;
