/** Links for other devices. */

import { isLocalOnly, placesOf, type Places } from "./address.ts";
import { get } from "./http.ts";
import type { ServerInfo } from "./generated/protocol.ts";
import { site } from "./site.ts";

/** This page's own address as the browser shows it. */
export const ownPlaces = (): Places => placesOf({ ...site, base: new URL(site.base, location.href).href });

/** The places as other devices reach them: at this page's own address, unless it works only on this machine. */
export async function sharedPlaces(): Promise<Places> {
  if (site.placesIn === "fragment" || !isLocalOnly(location.href)) return ownPlaces();
  const { address } = await get<ServerInfo>("server");
  return placesOf({ ...site, base: address.replace(/\/*$/, "/") });
}

/** Copies a text; over plain http there is nothing newer than a selection. */
export async function copy(words: string): Promise<void> {
  if (navigator.clipboard) return navigator.clipboard.writeText(words);
  const field = Object.assign(document.createElement("textarea"), { value: words, readOnly: true });
  const before = document.activeElement;
  document.body.append(field);
  field.select();
  document.execCommand("copy");
  field.remove();
  if (before instanceof HTMLElement) before.focus({ preventScroll: true });
}
