/** Shows a piece on its way to where it was placed; not where motion is reduced. */

const FLIGHT = 650;
/** How many times its own size a piece may be at first: it comes from another piece, or from the middle of a box. */
const LARGEST_START = 3;

/** Where a piece starts, as a transform: at the middle of `from`, in its size but never a giant's. */
function startOf(from: DOMRect, to: DOMRect): string {
  const x = from.x + from.width / 2 - (to.x + to.width / 2);
  const y = from.y + from.height / 2 - (to.y + to.height / 2);
  return `translate(${x}px, ${y}px) scale(${Math.min(from.width / to.width, LARGEST_START)})`;
}

/** Let a drawing that has just appeared come from somewhere else on the screen. */
function fly(piece: Element, from: DOMRect | undefined): void {
  const to = piece.getBoundingClientRect();
  if (!from?.width || !to.width || matchMedia("(prefers-reduced-motion: reduce)").matches) return;
  const copy = piece.cloneNode(true) as SVGElement;
  copy.classList.add("flying");
  Object.assign(copy.style, { left: `${to.x}px`, top: `${to.y}px`, width: `${to.width}px` });
  document.body.append(copy);
  const flight = copy.animate([{ transform: startOf(from, to) }, { transform: "none" }], {
    duration: FLIGHT,
    easing: "cubic-bezier(0.3, 0.7, 0.3, 1)",
  });
  piece.animate([{ opacity: 0 }, { opacity: 0 }], FLIGHT);
  flight.onfinish = flight.oncancel = () => copy.remove();
}

/** The squares that each seat filled last. */
export type Fresh = ReadonlyMap<number, ReadonlySet<string>>;

/** Let what seats have placed since `before` come to their small boards in a list. */
export function flyFresh(list: Element | undefined, fresh: Fresh, before: Fresh, from: DOMRect | undefined): void {
  for (const [seat, squares] of fresh) {
    if (before.get(seat) === squares) continue;
    for (const square of squares) {
      const piece = list?.querySelector(`[data-seat="${seat}"] [data-at="${square}"] .art`);
      if (piece) fly(piece, from);
    }
  }
}
