"""The process of a Python file's bot: `python -m cubetown.bots.own.worker FILE`.

The first line on standard input is the game, each later one a question; standard output is only
for answers. What the file prints goes to standard error.
"""

import base64
import importlib.util
import json
import os
import pickle
import sys
import threading
import traceback
from pathlib import Path
from queue import SimpleQueue
from random import Random
from types import ModuleType
from typing import BinaryIO, NoReturn

from cubetown.bots.own.choosing import Choose, made_for, told_the_game
from cubetown.core.record import AnyGame

TOOLS = "cubetown.bots.tools"


def main(file: str) -> None:
    """Answer lines until there are no more."""
    answers = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    lines: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(lines,), daemon=True).start()
    game: AnyGame = pickle.loads(base64.b64decode(lines.get()))
    try:
        choose = choose_of(load(Path(file)), game)
    except (Exception, SystemExit) as error:
        _say_error(answers, error)
        return
    if choose is None:
        _say(answers, missing="choose")
        return
    if TOOLS in sys.modules:
        _load_tools(game.name, answers)
    _say(answers, ready=file)
    while True:
        view, seat, moves, number, seconds = pickle.loads(base64.b64decode(lines.get()))
        try:
            move = choose(view, seat, moves, Random(number), seconds)
        except (Exception, SystemExit) as error:
            _say_error(answers, error)
        else:
            _say(answers, move=str(move))


def _load_tools(game: str, answers: BinaryIO) -> None:
    """Load compiled code before the bot's time counts, and say so if it has to be compiled."""
    from cubetown.bots import warmup  # noqa: PLC0415  (slow, and few files need it)

    if not warmup.is_warm(game):
        _say(answers, compiling=game)
    warmup.load_tools(game)


def _read(lines: SimpleQueue[bytes]) -> None:
    """Pass the questions on; when they end so do we, even if the bot is thinking."""
    for line in sys.stdin.buffer:
        lines.put(line)
    _leave()


def _say(answers: BinaryIO, **answer: str) -> None:
    """Write the answers, if anybody is still reading."""
    try:
        answers.write(json.dumps(answer).encode() + b"\n")
        answers.flush()
    except OSError:
        _leave()


def _say_error(answers: BinaryIO, error: BaseException) -> None:
    lines = "".join(traceback.format_exception(error))
    _say(answers, error=f"{type(error).__name__}: {error}", traceback=lines)


def _leave() -> NoReturn:
    """Exit at once: a normal exit would hang on the thread waiting for questions."""
    os._exit(0)


def load(path: Path) -> ModuleType:
    """The module in a file, which may import its neighbours."""
    sys.path.insert(0, str(path.parent))
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[path.stem] = module
    spec.loader.exec_module(module)
    return module


def choose_of(module: ModuleType, game: AnyGame) -> Choose | None:
    """A module's function `choose`, or that of the first class it defines that has one.

    Either gets the game if it has a parameter for it, and so does the class's constructor.
    """
    own = [thing for thing in vars(module).values() if _is_own_class(thing, module)]
    choose: Choose | None = getattr(module, "choose", None)
    if choose is None:
        kind = next((kind for kind in own if hasattr(kind, "choose")), None)
        if kind is None:
            return None
        choose = made_for(kind, game).choose
    return told_the_game(choose, game)


def _is_own_class(thing: object, module: ModuleType) -> bool:
    return isinstance(thing, type) and thing.__module__ == module.__name__


if __name__ == "__main__":
    main(sys.argv[1])
    _leave()
