"""What holds for all tests."""

import os
import signal
import subprocess
import sys
import tempfile
import time
from asyncio import events
from collections.abc import Generator, Iterator
from contextlib import suppress
from pathlib import Path

import pytest
from hypothesis import settings

pytest_plugins = ["tests.time_limit"]

# A shell lets what it starts in the background ignore Ctrl-C; programs under test must hear it.
signal.signal(signal.SIGINT, signal.default_int_handler)

# A busy machine is no failure: no test depends on the time it takes.
settings.register_profile("cubetown", deadline=None)
settings.load_profile("cubetown")

HERE = Path(__file__).parent
ENGINE = "CUBETOWN_TESTS_ENGINE"
"""Names the file that appears once the engine for browsers is built, with what was said."""
BUILD = """
import contextlib, io, pathlib, sys, traceback
said = io.StringIO()
try:
    from engine.__main__ import QUICK, build
    with contextlib.redirect_stdout(said):
        build(quality=QUICK)
except BaseException:
    said.write(traceback.format_exc())
finally:
    pathlib.Path(sys.argv[1]).write_text(said.getvalue())
"""
PATIENCE = 1200
"""How long a test waits for what is built beside the tests, in seconds."""


def pytest_configure(config: pytest.Config) -> None:
    """Compile the kernels before the processes that test start, and the engine beside them."""
    if not config.getoption("numprocesses", None) or config.getoption("markexpr") == "not slow":
        return
    subprocess.run([sys.executable, "-m", "engine.tools"], cwd=HERE.parent, check=True)
    folder = tempfile.TemporaryDirectory(prefix="cubetown-tests-")
    engine = Path(folder.name) / "engine"
    os.environ[ENGINE] = str(engine)
    building = subprocess.Popen(
        [sys.executable, "-c", BUILD, str(engine)], cwd=HERE.parent, start_new_session=True
    )

    def end() -> None:
        if sys.platform == "win32":
            building.kill()
        else:
            with suppress(ProcessLookupError):  # It compiles in processes of its own.
                os.killpg(building.pid, signal.SIGKILL)
        building.wait()
        folder.cleanup()

    config.add_cleanup(end)


@pytest.fixture(scope="session")
def engine_folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The engine for browsers, built from the present sources by whoever comes first."""
    if ENGINE in os.environ:
        built = Path(os.environ[ENGINE])
    else:
        built = tmp_path_factory.mktemp("engine") / "built"
        command = [sys.executable, "-c", BUILD, str(built)]
        subprocess.run(command, cwd=HERE.parent, check=True)
    said = built.read_text(encoding="utf-8")
    assert "The engine is in" in said, said
    return HERE.parent / "src" / "cubetown" / "engine"


def _needs_engine(item: pytest.Item) -> bool:
    return "engine_folder" in getattr(item, "fixturenames", ())


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> Generator[None]:
    """Wait for what a test needs, before its time begins."""
    if ENGINE in os.environ and _needs_engine(item):
        _wait_for(Path(os.environ[ENGINE]))
    return (yield)


def _wait_for(path: Path) -> None:
    end = time.monotonic() + PATIENCE
    while not path.exists() and time.monotonic() < end:
        time.sleep(0.1)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Several processes begin with the longest tests and end with the shortest.

    What waits for the engine comes late, when it should be there.
    """

    def place(item: pytest.Item) -> int:
        if item.get_closest_marker("slow") is None:
            return 3
        if _needs_engine(item):
            return 2
        return 0 if item.path.parent.name == "web" else 1

    if "PYTEST_XDIST_WORKER" in os.environ:
        items.sort(key=place)


@pytest.fixture(autouse=True)
def own_event_loop(request: pytest.FixtureRequest) -> Iterator[None]:
    """The loop of a browser that an earlier test opened counts as running; other tests see none."""
    of_browser = None if "browser" in request.fixturenames else events._get_running_loop()
    if of_browser:
        events._set_running_loop(None)
    yield
    if of_browser:
        events._set_running_loop(of_browser)
