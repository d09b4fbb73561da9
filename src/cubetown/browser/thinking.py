"""The bots of a device, for the worker in which they think."""

import base64
import pickle

from cubetown.table.analysis import Job, said_by
from cubetown.table.bot_turns import Bots, BotTurn, quick
from cubetown.table.json_text import dumps, loads


class Work:
    """A job that is being done, step by step: between two steps a bot may have its turn."""

    def __init__(self, job: Job) -> None:
        from cubetown.review.jobs import done_job  # noqa: PLC0415 (Bots must not wait for it.)

        self._steps = said_by(done_job, job)

    def step(self) -> str | None:
        """What the next step says; None after the last."""
        step = next(self._steps, None)
        return None if step is None else dumps(step)


class Thinking:
    """Bots that remember their games."""

    def __init__(self) -> None:
        self._bots = Bots()

    def choose(self, text: str) -> str:
        """A bot's move; the quick bot's, if it fails or chooses what is not legal."""
        turn: BotTurn = pickle.loads(base64.b64decode(text))
        try:
            move = self._bots.choose(turn)
            if move in turn.moves:
                return str(move)
            print(f"The bot {turn.level} chose {move}, which is not legal.")
        except Exception as error:
            print(f"The bot {turn.level} failed: {error!r}")
        return quick_move(turn)

    def job(self, text: str) -> Work:
        """Begin a review, a hint or an estimate."""
        return Work(loads(text))


def quick_move(turn: BotTurn) -> str:
    """The quick bot's move. If even that fails, any legal move lets the game go on."""
    try:
        return str(Bots().choose(quick(turn)))
    except Exception as error:
        print(f"The quick bot failed: {error!r}")
        return str(turn.moves[0])
