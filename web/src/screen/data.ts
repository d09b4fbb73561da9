/** Data of one's own, such as corrected boards: merged key by key, as Python does it (table/own_data.py). */

export type Data = { readonly [key: string]: unknown };

const isObject = (value: unknown): value is Data =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Data with changes on top; anything but an object is replaced as a whole. */
export function merge(base: Data, changes: Data): Data {
  const both = Object.entries(changes).map(([key, value]) => {
    const inner = base[key];
    return [key, isObject(inner) && isObject(value) ? merge(inner, value) : value] as const;
  });
  return { ...base, ...Object.fromEntries(both) };
}

/** The changes that turn old data into new. */
export function differenceOf(old: Data, data: Data): Data {
  const changes = Object.entries(data).flatMap(([key, value]) => {
    const inner = old[key];
    if (isObject(inner) && isObject(value)) {
      const change = differenceOf(inner, value);
      return Object.keys(change).length ? [[key, change] as const] : [];
    }
    return isSame(inner, value) ? [] : [[key, value] as const];
  });
  return Object.fromEntries(changes);
}

/** Data without the marks of what somebody checked. */
export function unmarked(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(unmarked);
  if (!isObject(data)) return data;
  const kept = Object.entries(data).filter(([key]) => key !== "verified");
  const inner = kept.map(([key, value]) => [key, unmarked(value)] as const);
  return Object.fromEntries(inner.filter(([, value]) => !isObject(value) || Object.keys(value).length));
}

/** A short name for data of one's own, the same wherever they are; empty where nothing but marks differs. */
export function nameOfData(data: unknown): string {
  const text = JSON.stringify(unmarked(data), (_, value: unknown) =>
    isObject(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value,
  );
  if (text === "{}" || text === undefined) return "";
  let hash = 0x811c9dc5;
  for (const letter of text) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return hash.toString(36);
}
