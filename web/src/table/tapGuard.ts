/** Ignores a tap on a control that has only just appeared under the finger, so that nobody names brick by a second tap on Done. */

import { STEADY_AFTER } from "../device.svelte.ts";

/** Where something is in the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A control as it is now. */
export interface Sight extends Box {
  /** What it says: a control that says something else is another one. */
  readonly label: string;
  /** How far the page is scrolled. */
  readonly scrolled: readonly [x: number, y: number];
}

interface Known extends Sight {
  readonly since: number;
  /** Where it was before, and until when. */
  readonly before: readonly (Box & { readonly until: number })[];
}

const isAt = (box: Box, other: Box) =>
  Math.abs(box.left - other.left) < 1 &&
  Math.abs(box.top - other.top) < 1 &&
  Math.abs(box.right - other.right) < 1 &&
  Math.abs(box.bottom - other.bottom) < 1;

const holds = (box: Box, x: number, y: number) => x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;

/** The same box after scrolling: what stays on the page moves in the window. */
const movedBy = ({ left, top, right, bottom }: Box, x: number, y: number): Box => ({
  left: left + x,
  top: top + y,
  right: right + x,
  bottom: bottom + y,
});

/** Remembers since when each control is where it is. */
export class Sights<Control extends object> {
  readonly #known = new WeakMap<Control, Known>();

  /** Look at a control. A control that only scrolled has not moved. */
  look(control: Control, sight: Sight, now: number, onlyScrolled = false): void {
    const known = this.#known.get(control);
    if (!known || known.label !== sight.label) {
      this.#known.set(control, { ...sight, since: now, before: [] });
      return;
    }
    const scroll = movedBy(known, known.scrolled[0] - sight.scrolled[0], known.scrolled[1] - sight.scrolled[1]);
    const still = onlyScrolled || isAt(known, sight) || isAt(scroll, sight);
    const before = known.before.filter((box) => now - box.until < STEADY_AFTER);
    if (!still) before.push({ left: known.left, top: known.top, right: known.right, bottom: known.bottom, until: now });
    this.#known.set(control, { ...sight, since: known.since, before });
  }

  /** Whether a control has been under this point for long enough. */
  isSteady(control: Control, x: number, y: number, now: number, steadyAfter = STEADY_AFTER): boolean {
    const known = this.#known.get(control);
    if (!known) return true;
    return (
      now - known.since >= steadyAfter &&
      known.before.every((box) => now - box.until >= steadyAfter || holds(box, x, y))
    );
  }
}

const CONTROLS = "button, a[href], input, select, textarea, summary, [role='button'], [role='gridcell'], .square";
/** A dialog opens by one's own tap, and whatever is grave in it asks again. */
const FREE = "dialog";
const WATCHED = {
  subtree: true,
  childList: true,
  characterData: true,
  attributes: true,
  attributeFilter: ["class", "style", "hidden", "open"],
};

/** What a control says; a number in it may count down. */
function labelOf(control: Element): string {
  if (control.matches("[role='gridcell'], .square, input, select, textarea")) return "";
  return (control.ariaLabel ?? control.textContent ?? "").replace(/\d+/g, "");
}

/** Guard everything in a part of the page; gives what ends it. */
export function guardTaps(root: HTMLElement, steadyAfter = STEADY_AFTER): () => void {
  const sights = new Sights<Element>();
  let frame = 0;
  let changed = false;
  let ignoring = false;

  function look(): void {
    cancelAnimationFrame(frame);
    frame = 0;
    const onlyScrolled = !changed;
    changed = false;
    const now = performance.now();
    const scrolled = [scrollX, scrollY] as const;
    for (const control of root.querySelectorAll(CONTROLS)) {
      const { left, top, right, bottom } = control.getBoundingClientRect();
      sights.look(control, { left, top, right, bottom, label: labelOf(control), scrolled }, now, onlyScrolled);
    }
  }

  function soon(isChange: boolean): void {
    changed ||= isChange;
    frame ||= requestAnimationFrame(look);
  }

  const onchange = () => soon(true);
  const onscroll = () => soon(false);

  function press(event: PointerEvent): void {
    if (frame) look();
    const control = event.target instanceof Element ? event.target.closest(CONTROLS) : null;
    const isSteady = (one: Element) => sights.isSteady(one, event.clientX, event.clientY, event.timeStamp, steadyAfter);
    ignoring = control !== null && root.contains(control) && !control.closest(FREE) && !isSteady(control);
    if (ignoring) event.stopImmediatePropagation();
  }

  /** The end of a tap that is ignored. A click by a key or a screen reader has no count of presses. */
  function ignore(event: UIEvent): void {
    if (!ignoring || (event.type === "click" && event.detail === 0)) return;
    event.stopImmediatePropagation();
    event.preventDefault();
  }

  const watcher = new MutationObserver(onchange);
  watcher.observe(root, WATCHED);
  const sizes = new ResizeObserver(onchange);
  sizes.observe(root);
  const moving = ["transitionend", "animationend", "load"] as const;
  for (const type of moving) root.addEventListener(type, onchange, { capture: true });
  addEventListener("scroll", onscroll, { capture: true, passive: true });
  addEventListener("pointerdown", press, { capture: true });
  for (const type of ["pointerup", "click", "dblclick"] as const) addEventListener(type, ignore, { capture: true });
  soon(true);

  return () => {
    cancelAnimationFrame(frame);
    watcher.disconnect();
    sizes.disconnect();
    for (const type of moving) root.removeEventListener(type, onchange, { capture: true });
    removeEventListener("scroll", onscroll, { capture: true });
    removeEventListener("pointerdown", press, { capture: true });
    for (const type of ["pointerup", "click", "dblclick"] as const)
      removeEventListener(type, ignore, { capture: true });
  };
}
