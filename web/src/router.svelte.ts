/** Which page is shown: the address, and going to another one without loading anew. */

const address = () => ({ path: location.pathname, hash: location.hash.slice(1) });

let here = $state.raw(address());

/** The path of the page that is shown. */
export function path(): string {
  return here.path;
}

/** What stands after the `#` of the address. */
export function hash(): string {
  return here.hash;
}

/** Show another page. */
export function go(to: string): void {
  history.pushState(null, "", to);
  here = address();
  scrollTo(0, 0);
}

/** Change the address of this page without a new entry in the history. */
export function rename(to: string): void {
  history.replaceState(null, "", to);
  here = address();
}

/** Follow links of this page and the browser's back button. */
export function listen(): void {
  const moved = () => (here = address());
  addEventListener("popstate", moved);
  addEventListener("hashchange", moved);
  document.addEventListener("click", (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>("a[href^='/']");
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!link || !plain || link.target || link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.hash);
  });
}
