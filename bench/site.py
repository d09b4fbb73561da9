"""Measures a site in Chromium: `python -m bench.site [FOLDER]`; best of five on a quiet machine.

Without a folder it writes one of its own, with the engine that is built in.
"""

import argparse
import http.server
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, FilePayload, Page, sync_playwright

from cubetown import play
from cubetown.site import write_site
from tests.web.chromium import chromium, switches
from tests.web.site import make_available_offline, start
from tests.web.visitor import CHOICES, Visitor, without_guard

COLD, KEPT, TAP, MEMORY = 5.0, 1.5, 50.0, 150.0
"""What must hold: seconds, seconds, milliseconds, megabytes."""
TIMES = 5
LONGEST = 180_000
"""In milliseconds: how long a review may take."""
TAPS = 60
PLACE = "towns"
TAP_ONE = """([selectors, luck]) => new Promise((done) => {
  const one = selectors.flatMap((selector) => [...document.querySelectorAll(selector)])
    .filter((_, index, all) => index === Math.floor(luck * all.length))[0];
  if (!one) return done(null);
  const shown = () => document.querySelector("main").innerHTML;
  const before = shown(), from = performance.now();
  new MutationObserver((_, observer) => {
    if (shown() === before) return;
    observer.disconnect();
    requestAnimationFrame(() => done(performance.now() - from));
  }).observe(document.querySelector("main"), { childList: true, subtree: true, attributes: true });
  one.click();
})"""
"""Clicks, and gives the milliseconds until the frame in which the page has changed."""
NOTE_MEMORIES = """globalThis.memories = new Set();
for (const way of ["instantiate", "instantiateStreaming"]) {
  const real = WebAssembly[way];
  WebAssembly[way] = async (source, given = {}) => {
    const made = await real(source, given);
    const parts = [(made.instance ?? made).exports, ...Object.values(given)];
    for (const one of parts.flatMap((part) => Object.values(part)))
      if (one instanceof WebAssembly.Memory) memories.add(one);
    return made;
  };
}
"""
"""Stands before a worker's script: a browser does not count WebAssembly's memories by itself."""
MEMORIES = "[...memories].reduce((sum, { buffer }) => sum + buffer.byteLength, 0)"


class Handler(http.server.SimpleHTTPRequestHandler):
    """Sends what the browser needs to tell how much memory a page takes."""

    def do_GET(self) -> None:
        """Send a worker's script with what notes its memories, everything else as it is."""
        path = Path(self.translate_path(self.path))
        if not path.match("assets/worker-*.js"):
            super().do_GET()
            return
        script = NOTE_MEMORIES.encode() + path.read_bytes()
        self.send_response(200)
        self.send_header("Content-Type", "text/javascript")
        self.send_header("Content-Length", str(len(script)))
        self.end_headers()
        self.wfile.write(script)

    def end_headers(self) -> None:
        """Add the headers."""
        self.send_header("Cross-Origin-Opener-Policy", "same-origin")
        self.send_header("Cross-Origin-Embedder-Policy", "require-corp")
        super().end_headers()

    def log_message(self, *words: object) -> None:
        """Say nothing."""


@contextmanager
def serving(parent: Path) -> Iterator[str]:
    """Serve a folder until the end of the block."""
    server = http.server.ThreadingHTTPServer(
        ("127.0.0.1", 0), partial(Handler, directory=str(parent))
    )
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_address[1]}/{PLACE}"
    server.shutdown()
    server.server_close()


def visitor(context: BrowserContext, address: str) -> Visitor:
    """Somebody whose bots do not wait to be watched."""
    context.add_init_script(
        "if (location.protocol === 'http:') localStorage.setItem('botPace', '0')"
    )
    return Visitor(without_guard(context), address)


def first_prompt(one: Visitor) -> float:
    """Seconds from "New game" to the first prompt."""
    one.open("/")
    new_game = f"a[href='/{PLACE}/#/new/tiny-towns']"
    one.page.wait_for_selector(new_game)
    began = time.perf_counter()
    one.page.click(new_game)
    one.page.click(".company >> nth=0")
    one.page.click(".go")
    one.page.wait_for_selector(".choices button, .mine .square.lit", state="visible")
    return time.perf_counter() - began


def cold(browser: Browser, parent: Path) -> float:
    """The first visit."""
    with serving(parent) as address:
        context = browser.new_context(service_workers="block")
        taken = first_prompt(visitor(context, address))
        context.close()
    return taken


def kept(browser: Browser, parent: Path) -> list[float]:
    """Visits without a connection, after the page and the engine were kept."""
    context = browser.new_context()
    with serving(parent) as address:
        one = visitor(context, address)
        make_available_offline(one)
        first_prompt(one)  # The browser keeps compiled code from the second time on.
    taken = []
    for _ in range(TIMES):
        one.page.close()
        one.page = context.new_page()
        taken.append(first_prompt(one))
    context.close()
    return taken


def taps(page: Page, one: Visitor) -> list[float]:
    """Milliseconds of some taps."""
    taken: list[float] = []
    for number in range(10 * TAPS):
        found = page.evaluate(TAP_ONE, [list(CHOICES), (number * 0.618) % 1])
        if found is not None:
            taken.append(found)
        if len(taken) == TAPS or one.is_over:
            break
        page.wait_for_timeout(30)
    return taken


def played(browser: Browser, parent: Path) -> tuple[list[float], float]:
    """Taps of a game alone, and megabytes after a game against an expert."""
    with serving(parent) as address:
        context = browser.new_context(reduced_motion="reduce")
        one = visitor(context, address)
        start(one, "tiny-towns", "alone")
        one.page.wait_for_selector(".choices")
        taken = taps(one.page, one)
        one.open("/#/new/tiny-towns")
        one.page.click(".company >> nth=1")
        for seat in (2, 3):
            one.page.get_by_label(f"Who sits on seat {seat}").select_option("bot expert")
        one.page.click(".go")
        while not one.is_over:  # Experts may take their time.
            if not one.step(lambda: False):
                one.page.wait_for_timeout(50)
        bytes_used = one.page.evaluate(
            "performance.measureUserAgentSpecificMemory().then(({ bytes }) => bytes)"
        )
        in_workers = [worker.evaluate(MEMORIES) for worker in one.page.workers]
        assert all(in_workers), "a worker without WebAssembly"
        context.close()
    return taken, (bytes_used + sum(in_workers)) / 1e6


def reviewed(browser: Browser, parent: Path) -> tuple[float, float]:
    """Seconds that a review of an expert's solo game takes: until it is there, and until the end.

    A time for each decision is allowed, so that what a slower engine costs is samples, too.
    """
    record = play("tiny-towns", ["expert"], seed=70_000, work=60_000, variant="solo").record()
    with serving(parent) as address:
        one = visitor(browser.new_context(service_workers="block"), address)
        one.open("/#/replay")
        file: FilePayload = {
            "name": "game.txt",
            "mimeType": "text/plain",
            "buffer": record.encode(),
        }
        one.page.set_input_files("input[type=file]", files=[file])
        review = one.page.locator(".review")
        review.get_by_role("button").wait_for()
        began = time.perf_counter()
        review.get_by_role("button").click()
        review.locator(".grade").wait_for(timeout=LONGEST)
        there = time.perf_counter() - began
        review.locator("progress").wait_for(state="detached", timeout=LONGEST)
        whole = time.perf_counter() - began
        one.page.context.close()
    return there, whole


def told(name: str, value: float, unit: str, goal: float) -> bool:
    """Print one line; whether the goal is met."""
    print(f"{name:50} {value:10.2f} {unit:4} goal {goal:g}{'' if value <= goal else '  MISSED'}")
    return value <= goal


def main(words: list[str]) -> int:
    """Measure everything; 1 if a goal is missed."""
    parser = argparse.ArgumentParser(prog="python -m bench.site", description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path)
    given = parser.parse_args(words)
    with tempfile.TemporaryDirectory() as above, sync_playwright() as playwright:
        parent = Path(above)
        if given.folder:
            (parent / PLACE).symlink_to(given.folder.resolve())
        else:
            write_site(parent / PLACE)
        browser = playwright.chromium.launch(executable_path=chromium(), args=switches())
        met = [
            told("first prompt, cold", min(cold(browser, parent) for _ in range(TIMES)), "s", COLD),
            told("first prompt, kept, no connection", min(kept(browser, parent)), "s", KEPT),
        ]
        milliseconds, megabytes = played(browser, parent)
        p95 = statistics.quantiles(milliseconds, n=20)[-1]
        met += [
            told(f"a tap is answered, p95 of {len(milliseconds)}", p95, "ms", TAP),
            told("memory after a game against experts", megabytes, "MB", MEMORY),
        ]
        there, whole = reviewed(browser, parent)
        print(f"{'a review of a game alone, engine started':50} {there:10.2f} s")
        print(f"{'the same with its second pass':50} {whole:10.2f} s")
        browser.close()
    return 0 if all(met) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
