/** Keeps a phone's screen on while it lies in the middle of a table. */

/** The part of a document that says whether it is seen. */
type Seen = Pick<Document, "visibilityState" | "addEventListener" | "removeEventListener">;

export class Wake {
  /** Whether the screen stays on now. */
  isOn = $state(false);

  readonly #locks: Pick<WakeLock, "request"> | undefined;
  readonly #page: Seen;
  #lock: WakeLockSentinel | null = null;
  #wanted = true;

  /** Ask the browser now, and whenever the page is seen again; over plain http it has no such thing. */
  constructor(locks: Pick<WakeLock, "request"> | undefined, page: Seen) {
    this.#locks = locks;
    this.#page = page;
    page.addEventListener("visibilitychange", this.#ask);
    void this.#ask();
  }

  /** Let the screen go dark again. */
  stop(): void {
    this.#wanted = false;
    this.#page.removeEventListener("visibilitychange", this.#ask);
    void this.#lock?.release();
  }

  #ask = async (): Promise<void> => {
    if (!this.#locks || this.#lock || this.#page.visibilityState !== "visible") return;
    const lock = await this.#locks.request("screen").catch(() => null); // Refused while the battery is low.
    if (!lock) return;
    if (!this.#wanted || this.#lock) return void lock.release();
    this.#lock = lock;
    this.isOn = true;
    lock.addEventListener("release", () => {
      this.#lock = null;
      this.isOn = false;
    });
  };
}
