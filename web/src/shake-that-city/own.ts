/** A table's own components: how they differ from the box as we ship it. */

import SHIPPED from "../../../src/cubetown/shake_that_city/components.json" with { type: "json" };
import { differenceOf, type Data } from "../screen/data.ts";
import type { Options, Setup, ShakeSetup } from "../generated/protocol.ts";

/** The components of the box as we ship it. */
export const shipped = SHIPPED as unknown as ShakeSetup["components"];

/** The data of a table's own box, by option; empty for the shipped one. */
export function ownData(setup: Setup): Options {
  const components = differenceOf(shipped as unknown as Data, (setup as ShakeSetup).components as unknown as Data);
  return Object.keys(components).length ? { components } : {};
}
