/** Remembers the last few keys, so that something that comes twice is noticed and memory does not grow. */
export class Recent {
  readonly #keys = new Set<string>();
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Remember a key; whether it was new. */
  add(key: string): boolean {
    if (this.#keys.has(key)) return false;
    this.#keys.add(key);
    // A set keeps the order in which its keys came.
    if (this.#keys.size > this.#most) this.#keys.delete(this.#keys.values().next().value!);
    return true;
  }

  get size(): number {
    return this.#keys.size;
  }
}
