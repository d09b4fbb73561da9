/** Who answers this page: in a folder of files this device, else the server, and this device where the server cannot be reached. */

import type { Site } from "../address.ts";
import { serverOf, type Backend } from "../backend.ts";
import { Device, isHere } from "./device.svelte.ts";
import { engineAt } from "./engine.ts";

let device: Device | null = null;

/** This device's own tables; null until they were needed. */
export const thisDevice = (): Device | null => device;

/** The backend of a page. */
export function backendOf(site: Site): Backend {
  const own = (device = new Device(site.base));
  return site.placesIn === "fragment" ? own : withServer(serverOf(site), own, site);
}

/** A server, with this device for its own tables and for when nobody can be reached. */
function withServer(server: Backend, own: Device, site: Site): Backend {
  return {
    async request(path, init) {
      if (isHere(idIn(path))) return own.request(path, init);
      if (path === "tables/mine") return mine(server, own, init);
      try {
        return await server.request(path, init);
      } catch (error) {
        // The server of a table that is not here cannot be replaced.
        if (/^(tables|companions)\/./.test(path) || !(await canAnswer(path, init, site))) throw error;
        return own.request(path, init);
      }
    },
    open: (path, table) => (isHere(table ?? idIn(path)) ? own.open(path) : server.open(path, table)),
  };
}

const idIn = (path: string): string =>
  /^(?:tables|companions)\/([^/?]+)/.exec(path)?.[1] ?? (path.startsWith("device/") ? "here-" : "");

/** Whether this device has what the answer takes: nothing for what is fixed, else the engine. */
async function canAnswer(path: string, init: RequestInit, site: Site): Promise<boolean> {
  if (!init.method && /^(games$|cards\?)/.test(path)) return true;
  return engineAt(`${site.base}engine/`).then(
    () => true,
    () => false,
  );
}

/** The tables of the server and of this device; those of one are shown even if the other fails. */
async function mine(server: Backend, own: Device, init: RequestInit): Promise<Response> {
  const { tables } = JSON.parse(String(init.body)) as { tables: { table: string }[] };
  const parts = [
    { backend: server, tables: tables.filter(({ table }) => !isHere(table)) },
    { backend: own, tables: tables.filter(({ table }) => isHere(table)) },
  ].filter((part) => part.tables.length);
  const asked = parts.map(({ backend, tables }) =>
    backend.request("tables/mine", { ...init, body: JSON.stringify({ tables }) }),
  );
  if (asked.length === 1) return asked[0]!;
  const answers = (await Promise.allSettled(asked)).flatMap((one) =>
    one.status === "fulfilled" && one.value.ok ? [one.value] : [],
  );
  if (answers.length < asked.length) {
    const known = await Promise.all(answers.map((answer) => listed(answer)));
    // Those that could not be asked about stay: a page forgets what an answer leaves out.
    if (known.length) return Response.json({ tables: known.flat(), incomplete: true });
    return asked[0]!;
  }
  return Response.json({ tables: (await Promise.all(answers.map(listed))).flat() });
}

async function listed(answer: Response): Promise<unknown[]> {
  return ((await answer.json()) as { tables: unknown[] }).tables;
}
