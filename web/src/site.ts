/** Where this page is hosted, and the addresses of its places. */

import { apiOf, placesOf, siteOf } from "./address.ts";

export const site = siteOf(document);

/** Whether a server answers this page; a folder of files has none. */
export const hasServer = site.placesIn === "path";

/** The data of the site's own boxes, as JSON by option; empty where there are none. */
export const siteData = document.querySelector?.('meta[name="cubetown-own-data"]')?.getAttribute?.("content") ?? "";

/** The addresses of the places of this page: `to.table("k3v9xw2m7p4q")`. */
export const to = placesOf(site);

/** The address of a file on the server, for a download link. */
export const fileAt = (path: string): string => apiOf(site, path);
