"""A person at the terminal who saves the game, looks into the file, and types a legal move."""

import io
from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from cubetown.cli.context import Streams
from cubetown.cli.entry import run
from cubetown.core.game import CHANCE
from cubetown.core.record import parse_record, replay
from cubetown.games import find_game

NOON = datetime(2026, 11, 19, 12, 0)


class Keyboard(io.StringIO):
    """Standard input: so many moves, then it ends."""

    def __init__(self, folder: Path, moves: int, at_end: Callable[[], object]) -> None:
        super().__init__()
        self._moves, self._rng, self._at_end = moves, Random(5), at_end
        self._files = (folder / f"at-{number}.txt" for number in range(10_000))
        self._saved: Path | None = None

    def readline(self, _: int | None = -1, /) -> str:  # type: ignore[override]  # as in StringIO
        """Return the next line that is typed: `save`, or a move out of what was saved."""
        if self._saved is not None and self._saved.exists():
            record, self._saved = parse_record(self._saved.read_text("utf-8")), None
            if record.finished:
                return "\n"  # That is enough: nothing is asked about its end.
            game = find_game(record.game)
            state = replay(game, record)[-1]
            seat = self._rng.choice(game.to_act(state))  # The wrong one is asked again.
            assert seat != CHANCE, "a game that waits for its player waits for no chance"
            self._moves -= 1
            return f"{self._rng.choice(game.legal_moves(state, seat))}\n"
        if not self._moves:
            self._at_end()
            return ""
        self._saved = self._saved or next(self._files)
        return f"save {self._saved}\n"


def at_terminal(
    home: Path, *argv: str, moves: int, at_end: Callable[[], object] = lambda: None
) -> tuple[int, str]:
    """Run a command in a home folder, and return its status and all that it printed."""
    out = io.StringIO()
    environ = {"HOME": str(home), "COLUMNS": "80"}
    with TemporaryDirectory() as looks:
        keyboard = Keyboard(Path(looks), moves, at_end)
        status = run(argv, Streams(keyboard, out, out, environ, lambda: NOON, lambda: Random(7)))
    return status, out.getvalue()


def games_of(home: Path) -> Path:
    """Return the folder of the automatic files."""
    return home / ".local" / "share" / "cubetown" / "games"
