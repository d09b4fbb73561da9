"""Plays a site in every browser that is here: `make browsers`, or `python -m tests.web.browsers`.

Chromium plays against an expert and through an update while a game is open; Firefox and WebKitGTK
play one game with a reload and a second tab, and pass one device around. They are driven without
drivers of their own: Firefox by WebDriver BiDi, WebKitGTK by WebDriver over HTTP. A browser that
is missing is named, with the Debian package that has it.
"""

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import threading
import time
import urllib.request
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import BrowserContext, sync_playwright
from websockets.sync.client import ClientConnection, connect

from tests.web import site as sites
from tests.web.chromium import chromium, switches
from tests.web.server import free_port
from tests.web.site import Site, make_available_offline, start
from tests.web.visitor import CHOICES, Visitor, without_guard

PATIENCE = 300.0
QUICK_BOTS = "localStorage.setItem('botPace', '0')"
CLICK = """(() => {
  if (document.querySelector("#verdict")) return "over";
  for (const selector of SELECTORS) {
    const all = [...document.querySelectorAll(selector)];
    const one = all[Math.floor(Math.random() * all.length)];
    if (one) { one.click(); return "clicked"; }
  }
  return "waits";
})()""".replace("SELECTORS", json.dumps(CHOICES))


class Browser(ABC):
    """As much of a browser as a smoke needs."""

    @abstractmethod
    def open(self, address: str) -> None:
        """Show an address in the current tab."""

    @abstractmethod
    def evaluate(self, code: str) -> Any:
        """The value of an expression in the current tab, as JSON allows."""

    @abstractmethod
    def new_tab(self) -> None:
        """Open a tab and go there."""

    @abstractmethod
    def close_tab(self) -> None:
        """Close the current tab and go back to the first."""

    def until(self, code: str, what: str) -> None:
        """Wait until an expression is true."""
        end = time.monotonic() + PATIENCE
        while not self.evaluate(f"Boolean({code})"):
            body = self.evaluate("document.body.innerText.slice(0, 500)")
            assert time.monotonic() < end, f"{what}; the page says: {body}"
            time.sleep(0.05)

    def click(self, selector: str) -> None:
        """Click something once it is there."""
        found = f"document.querySelector({json.dumps(selector)})"
        self.until(found, f"{selector} is missing")
        self.evaluate(f"{found}.click()")

    def begin(self, site: Site, game: str, company: int) -> None:
        """Start a table."""
        self.open(f"{site.address}/")
        self.evaluate(QUICK_BOTS)
        self.open(f"{site.address}/#/new/{game}")
        self.click(f".company:nth-child({company + 1})")
        self.click(".go")
        self.until("location.hash.startsWith('#/t/')", "no table was opened")

    def play(self, clicks: int = 10_000) -> None:
        """Click what there is to click, to the end or so many times."""
        end, done = time.monotonic() + PATIENCE, 0
        while done < clicks:
            happened = self.evaluate(CLICK)
            if happened == "over":
                return
            done += happened == "clicked"
            assert time.monotonic() < end, self.evaluate("document.body.innerText.slice(0, 500)")
            time.sleep(0.01)


class Firefox(Browser):
    """Debian's Firefox by WebDriver BiDi."""

    package = "firefox-esr"

    def __init__(self, socket: ClientConnection) -> None:
        self._socket, self._count = socket, 0
        self._call("session.new", capabilities={})
        self._tabs = [self._call("browsingContext.getTree")["contexts"][0]["context"]]

    @classmethod
    @contextmanager
    def running(cls) -> Iterator["Firefox | None"]:
        """The browser, until the end of the block; None if it is not here."""
        binary = shutil.which("firefox-esr") or shutil.which("firefox")
        if binary is None:
            yield None
            return
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
            command = [binary, "--headless", "--no-remote", "--profile", profile]
            process = subprocess.Popen(
                [*command, "--remote-debugging-port", "0"],
                stdout=subprocess.DEVNULL,
                stderr=subprocess.PIPE,
                text=True,
                env={**os.environ, "HOME": profile},
            )
            try:
                assert process.stderr is not None
                listening = re.compile(r"BiDi listening on (ws://\S+)")
                found = (listening.search(line) for line in process.stderr)
                endpoint = next(match[1] for match in found if match)
                threading.Thread(target=process.stderr.read, daemon=True).start()
                with connect(f"{endpoint}/session", max_size=None) as socket:
                    yield cls(socket)
            finally:
                process.kill()
                process.wait()

    def _call(self, method: str, **params: Any) -> Any:
        self._count += 1
        self._socket.send(json.dumps({"id": self._count, "method": method, "params": params}))
        while (reply := json.loads(self._socket.recv(timeout=120))).get("id") != self._count:
            pass  # Events come between replies.
        assert reply["type"] == "success", reply
        return reply["result"]

    def open(self, address: str) -> None:
        """Show an address; only the part after `#` may differ, so it is left first."""
        for url in ("about:blank", address):
            self._call("browsingContext.navigate", context=self._tabs[-1], url=url, wait="complete")

    def evaluate(self, code: str) -> Any:
        """The value of an expression."""
        found = self._call(
            "script.evaluate",
            target={"context": self._tabs[-1]},
            awaitPromise=True,
            expression=f"Promise.resolve({code}).then((value) => JSON.stringify(value ?? null))",
        )
        return json.loads(found["result"]["value"]) if found["type"] == "success" else None

    def new_tab(self) -> None:
        """Open a tab and go there."""
        self._tabs.append(self._call("browsingContext.create", type="tab")["context"])

    def close_tab(self) -> None:
        """Close the current tab."""
        self._call("browsingContext.close", context=self._tabs.pop())


class WebKit(Browser):
    """WebKitGTK's MiniBrowser by WebDriver over HTTP."""

    package = "webkit2gtk-driver and xvfb"

    def __init__(self, base: str, binary: str) -> None:
        self._base = base
        args = ["--automation", "--features=+StorageAPI"]
        options = {"webkitgtk:browserOptions": {"binary": binary, "args": args}}
        made = self._call("POST", "/session", {"capabilities": {"alwaysMatch": options}})
        self._base += f"/session/{made['sessionId']}"
        self._call("POST", "/timeouts", {"script": 120_000, "pageLoad": 120_000})
        self._first = self._call("GET", "/window")

    @classmethod
    @contextmanager
    def running(cls) -> Iterator["WebKit | None"]:
        """The browser, until the end of the block; None if it is not here."""
        driver, xvfb = shutil.which("WebKitWebDriver"), shutil.which("Xvfb")
        folders = (Path("/usr/lib"), Path("/usr/libexec"))
        browsers = [str(path) for one in folders for path in one.glob("**/webkit*/MiniBrowser")]
        if not (driver and xvfb and browsers):
            yield None
            return
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as home:
            reading, writing = os.pipe()
            screen = subprocess.Popen(
                [xvfb, "-displayfd", str(writing), "-screen", "0", "1280x900x24"],
                pass_fds=[writing],
                stderr=subprocess.DEVNULL,
            )
            display = f":{os.read(reading, 16).decode().strip()}"
            own = {"HOME": home, "XDG_RUNTIME_DIR": home, "DISPLAY": display}
            drawn = {"LIBGL_ALWAYS_SOFTWARE": "1", "GDK_BACKEND": "x11"}
            port = free_port()
            running = subprocess.Popen(
                [driver, f"--port={port}", "--host=127.0.0.1"], env={**os.environ, **own, **drawn}
            )
            try:
                base = f"http://127.0.0.1:{port}"
                _wait_for(f"{base}/status")
                browser = cls(base, browsers[0])
                yield browser
                browser._call("DELETE", "")
            finally:
                for process in (running, screen):
                    process.terminate()
                    process.wait(20)

    def _call(self, method: str, path: str, body: Any = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._base + path, method=method, data=data)
        with urllib.request.urlopen(request, timeout=130) as reply:
            return json.load(reply)["value"]

    def open(self, address: str) -> None:
        """Show an address; only the part after `#` may differ, so it is left first."""
        for url in ("about:blank", address):
            self._call("POST", "/url", {"url": url})

    def evaluate(self, code: str) -> Any:
        """The value of an expression."""
        answer = "(value) => done(JSON.stringify(value ?? null))"
        script = f"const done = arguments[0]; Promise.resolve({code}).then({answer})"
        return json.loads(self._call("POST", "/execute/async", {"args": [], "script": script}))

    def new_tab(self) -> None:
        """Open a tab and go there."""
        made = self._call("POST", "/window/new", {"type": "tab"})
        self._call("POST", "/window", {"handle": made["handle"]})

    def close_tab(self) -> None:
        """Close the current tab."""
        self._call("DELETE", "/window")
        self._call("POST", "/window", {"handle": self._first})


def _wait_for(address: str) -> None:
    for _ in range(200):
        try:
            with urllib.request.urlopen(address, timeout=5):
                return
        except OSError:
            time.sleep(0.05)
    raise AssertionError(f"{address} does not answer")


def smoke(browser: Browser, site: Site) -> None:
    """A game against bots with a reload and a second tab, and one that is passed around."""
    browser.begin(site, "tiny-towns", 1)
    browser.play(clicks=12)
    address = browser.evaluate("location.href")
    browser.open(address)
    browser.until("document.querySelector('.mine')", "the game is not there after a reload")
    browser.new_tab()
    browser.open(address)
    browser.until("document.querySelector('.mine')", "the second tab does not show the game")
    browser.play(clicks=3)
    browser.close_tab()
    browser.play()
    browser.begin(site, "shake-that-city", 3)
    browser.play()


def against_an_expert(context: BrowserContext, site: Site) -> None:
    """Chromium, offline, against the strongest bot."""
    ann = Visitor(without_guard(context), site.address)
    context.add_init_script(f"if (location.protocol === 'http:') {QUICK_BOTS}")
    make_available_offline(ann)
    site.stop()
    ann.open("/#/new/tiny-towns")
    ann.page.click(".company >> nth=1")
    for seat in (2, 3):
        ann.page.get_by_label(f"Who sits on seat {seat}").select_option("bot expert")
    ann.page.click(".go")
    end = time.monotonic() + PATIENCE
    while not ann.is_over:
        assert time.monotonic() < end, ann.text()
        if not ann.step(lambda: False):
            ann.page.wait_for_timeout(50)
    assert "weaker ones play instead" not in ann.text()
    site.start()


def through_an_update(context: BrowserContext, site: Site) -> None:
    """A new version while a game is open: it is offered at home, and the game goes on."""
    ann = Visitor(without_guard(context), site.address)
    ann.open("/")
    ann.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
    table = start(ann, "tiny-towns", "alone")
    ann.page.wait_for_selector(".choices")
    worker = site.parent / sites.PLACE / "sw.js"
    worker.write_text(worker.read_text("utf-8").replace("cubetown-page-", "cubetown-page-2", 1))
    ann.page.evaluate("navigator.serviceWorker.getRegistration().then((one) => one.update())")
    ann.page.wait_for_function(
        "navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)"
    )
    assert "A new version" not in ann.text()
    ann.page.click("header a")
    ann.page.get_by_role("button", name="Update now").click()
    ann.page.wait_for_function(
        "caches.keys().then((all) => all.some((one) => one.startsWith('cubetown-page-2')))"
    )
    ann.open(f"/#/t/{table}")
    ann.play()


def in_chromium(site: Site) -> None:
    """What only Chromium is asked to do."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=switches())
        for play in (against_an_expert, through_an_update):
            began = time.monotonic()
            context = browser.new_context(locale="en-GB", reduced_motion="reduce")
            play(context, site)
            context.close()
            print(f"Chromium: {play.__name__.replace('_', ' ')}, {time.monotonic() - began:.0f} s")
        browser.close()


def in_others(site: Site) -> list[str]:
    """The smoke in the other browsers; a sentence for each that is missing."""
    missing = []
    others: tuple[type[Firefox] | type[WebKit], ...] = (Firefox, WebKit)
    for kind in others:
        began = time.monotonic()
        running: Callable[[], Any] = kind.running
        with running() as browser:
            if browser is None:
                missing.append(f"{kind.__name__} is not here: install Debian's {kind.package}.")
                continue
            smoke(browser, site)
            print(f"{kind.__name__}: a game, a reload, two tabs, {time.monotonic() - began:.0f} s")
    return missing


def main() -> int:
    """Play everywhere; 1 if a browser was missing."""
    with tempfile.TemporaryDirectory() as above:
        parent = Path(above)
        sites.build(parent)
        site = Site(parent)
        site.start()
        try:
            in_chromium(site)
            missing = in_others(site)
        finally:
            site.stop()
    print("\n".join(missing), file=sys.stderr)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
