"""A folder of files, served by Python's own server under a sub-path until it is stopped."""

import subprocess
import sys
import time
import urllib.request
from pathlib import Path

from cubetown.site import write_site
from tests.web.server import free_port
from tests.web.visitor import COMPANIES, Visitor

PLACE = "towns"
"""The sub-path."""


class Site:
    """`python -m http.server` in the folder that holds the site's folder."""

    def __init__(self, parent: Path) -> None:
        self.parent = parent
        self.port = free_port()
        self.origin = f"http://127.0.0.1:{self.port}"
        self.address = f"{self.origin}/{PLACE}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        """Serve, and wait until it does."""
        command = (sys.executable, "-m", "http.server", str(self.port), "--bind", "127.0.0.1")
        self._process = subprocess.Popen(
            command, cwd=self.parent, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        for _ in range(300):
            try:
                with urllib.request.urlopen(f"{self.address}/", timeout=1):
                    return
            except OSError:
                time.sleep(0.1)
        raise AssertionError(f"{self.address} does not answer")

    def stop(self) -> None:
        """Cut the network: nothing is left to answer."""
        if self._process is not None:
            self._process.kill()
            self._process.wait()
            self._process = None


def build(parent: Path) -> None:
    """The site, with the engine that is built in."""
    write_site(parent / PLACE)


def start(visitor: Visitor, game: str, company: str) -> str:
    """Start a table in three clicks from home; its id."""
    page = visitor.page
    visitor.open("/")
    page.click(f"a[href='/{PLACE}/#/new/{game}']")
    page.click(f".company >> nth={COMPANIES.index(company)}")
    page.click(".go")
    visitor.until(lambda: "#/t/" in page.url, "no table was opened")
    return page.url.partition("#/t/")[2]


def make_available_offline(visitor: Visitor) -> None:
    """Fetch everything, as a person would, and wait until the page is kept too."""
    visitor.open("/")
    visitor.page.get_by_role("button", name="Make available offline").click()
    visitor.reads("Cubetown works offline on this device.").wait_for()
    visitor.page.evaluate("navigator.serviceWorker.ready.then(() => null)")
