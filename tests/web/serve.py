"""A server with quick bots for the browser tests: `python -m tests.web.serve PORT FOLDER`."""

import sys
from pathlib import Path

from cubetown.server import running
from cubetown.server.settings import Settings
from cubetown.server.stores.sqlite import SqliteStore


def main(port: int, folder: Path) -> None:
    """Serve until a signal ends it."""
    settings = Settings(
        address=f"http://127.0.0.1:{port}",
        bot_pace=0.02,
        bot_seconds=0.02,
        bot_workers=1,
        strong_bots=False,
        gone_after=0.2,
        tick=0.1,
        requests_at_once=10_000,
        messages_at_once=10_000,  # A test presses keys faster than anybody.
    )
    running.run(running.bind("127.0.0.1", port), SqliteStore(folder / "tables.db"), settings)


if __name__ == "__main__":
    main(int(sys.argv[1]), Path(sys.argv[2]))
