/** Where the focus goes when a page is shown: to its heading, so that screen readers say what it is. */

/** How long a page may take to have a heading, in milliseconds. */
const COMES_WITHIN = 10_000;

/** Whether nothing on the page has the focus. */
function isFree(): boolean {
  const here = document.activeElement;
  return !here || here === document.body || here.id === "main" || !here.isConnected;
}

/** Focus a heading, which is no stop of the Tab key. */
export function focusHeading(heading: HTMLElement): void {
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Focus the heading of the page as soon as it is there, unless something else has the focus by then; gives what stops waiting. */
export function arrive(): () => void {
  function look(): void {
    const heading = document.querySelector<HTMLElement>("#main h1");
    if (!heading) return;
    stop();
    if (isFree()) focusHeading(heading);
  }
  const watcher = new MutationObserver(look);
  const timer = setTimeout(() => stop(), COMES_WITHIN);
  function stop(): void {
    watcher.disconnect();
    clearTimeout(timer);
  }
  watcher.observe(document.body, { subtree: true, childList: true });
  look();
  return stop;
}
