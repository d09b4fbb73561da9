/** Links for other devices. */

import { isLocalOnly, placesOf, type Places } from "./address.ts";
import { get } from "./http.ts";
import type { ServerInfo } from "./protocol.generated.ts";
import { site } from "./site.ts";

/** This page's own address as the browser shows it. */
export const ownPlaces = (): Places => placesOf({ ...site, base: new URL(site.base, location.href).href });

/** The places as other devices reach them: at this page's own address, unless it works only on this machine. */
export async function sharedPlaces(): Promise<Places> {
  if (site.placesIn === "fragment" || !isLocalOnly(location.href)) return ownPlaces();
  const { address } = await get<ServerInfo>("server");
  return placesOf({ ...site, base: address.replace(/\/*$/, "/") });
}
