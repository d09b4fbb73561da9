/** The seat that plays on this screen: with several on one device, the one whose turn it is. */

import { screenOf } from "../screen/screen.ts";
import type { Connection, Known, WholeView } from "../connection.svelte.ts";

export class SeatHere {
  readonly #known: () => Known;
  readonly #connection: () => Connection;
  #active = $state<number | null>(null);
  /** The seat that has confirmed it is looking at the screen. */
  looking = $state<number | null>(null);

  readonly known = $derived.by(() => this.#known());
  readonly connection = $derived.by(() => this.#connection());
  readonly table = $derived.by(() => this.known.table);
  readonly view = $derived.by<WholeView | undefined>(
    () => this.known.views.find((view) => view.seat === this.#active) ?? this.known.views[0],
  );
  readonly seat = $derived.by(() => this.view?.seat ?? null);
  readonly playing = $derived.by(() => this.table.status === "playing");
  /** Whether several people share this screen. */
  readonly shared = $derived.by(() => this.known.views.length > 1 && this.playing);
  /** Whether the game keeps anything from the others at this screen. */
  readonly #secret = $derived.by(() => {
    const { setup, table } = this.known;
    return setup === null || (screenOf(table.game).hasSecrets?.(setup) ?? true);
  });
  readonly covered = $derived.by(() => this.shared && this.#secret && this.looking !== this.seat);
  /** Whose turn it is on a screen that several share. */
  readonly whose = $derived.by(() =>
    this.shared ? this.table.seats.find((one) => one.seat === this.seat && this.view?.moves.length) : undefined,
  );
  /** The seat and what it is offered: whatever belongs to one choice ends with it. */
  readonly offer = $derived.by(() => `${this.seat} ${this.view?.offer}`);
  readonly myTurn = $derived.by(() => this.playing && this.known.views.some((view) => view.moves.length > 0));
  readonly othersAreBots = $derived.by(() =>
    this.table.seats.every((one) => this.known.you.seats.includes(one.seat) || one.kind === "bot"),
  );
  /** The other people at the table. */
  readonly people = $derived.by(() =>
    this.table.seats.filter((one) => one.seat !== this.seat && one.kind === "person" && one.bot === null),
  );
  /** Whether a bot plays for this seat. */
  readonly byBot = $derived.by(
    () =>
      this.playing &&
      this.table.seats.some(
        (one) => one.seat === this.seat && one.kind === "person" && one.bot !== null && !one.resigned,
      ),
  );

  constructor(known: () => Known, connection: () => Connection) {
    this.#known = known;
    this.#connection = connection;
    $effect(() => this.#goOn());
  }

  /** Go to the next seat on this device with something to do, once this one has nothing. */
  #goOn(): void {
    const { views } = this.known;
    const now = views.find((view) => view.seat === this.#active);
    if (now?.moves.length) return;
    const busySeats = views.filter((view) => view.moves.length);
    const next = busySeats.find((view) => (view.seat ?? 0) > (this.#active ?? 0)) ?? busySeats[0];
    if (next) this.#active = next.seat;
    else if (!now) this.#active = views[0]?.seat ?? null;
  }
}
