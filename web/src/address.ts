/** The address of this server that other devices reach. */

import { get } from "./http.ts";
import type { ServerInfo } from "./protocol.ts";

const LOOPBACK = /^(localhost|127\..*|\[::1\])$/;

/** Where links begin: this page's own address, unless only this machine knows it. */
export async function base(): Promise<string> {
  if (!LOOPBACK.test(location.hostname)) return location.origin;
  return (await get<ServerInfo>("/api/server")).address.replace(/\/$/, "");
}
