"""Lessons, each try at a table that lives for one request."""

from dataclasses import dataclass

from cubetown.core.game import CHANCE, AnyGame, Json
from cubetown.core.message import Message
from cubetown.core.options import is_name
from cubetown.core.position import players_of, with_names
from cubetown.core.record import Entry as RecordEntry
from cubetown.core.scores_json import message_to_json
from cubetown.games import find_game
from cubetown.learn import Stage, Task, Verdict, judge, stage_of, stages_of, stars
from cubetown.learn.friend import next_by_others
from cubetown.learn.goals import LEARNER, Situation
from cubetown.table import momentary
from cubetown.table.answers import LONGEST_GAME_NAME
from cubetown.table.bodies import LessonWish
from cubetown.table.means import Means
from cubetown.table.names import alike, is_shown
from cubetown.table.play import Play
from cubetown.table.table import Entry, TableError
from cubetown.table.terms import BOT_NAMES, Chair, Kind

NOBODYS_NAME = "1"
BOT = "greedy"
"""What the seats of the friendly bots are called; `learn/friend.py` plays them."""


def lessons(game: str) -> dict[str, Json]:
    """The map of a game's stages. Raises GameError."""
    find_game(game[:LONGEST_GAME_NAME])
    return {
        "game": game,
        "stages": [
            {
                "stage": stage.id,
                "title": message_to_json(Message(f"learn-{stage.says}", {})),
                "rule": stage.rule,
                "tasks": len(stage.tasks),
            }
            for stage in stages_of(game)
        ],
    }


def lesson(wish: LessonWish, means: Means) -> dict[str, object]:
    """What a try at a task comes to, with the table as a socket would tell it. Raises GameError."""
    game = find_game(wish.game[:LONGEST_GAME_NAME])
    stage = stage_of(game.name, wish.stage)
    if not 1 <= wish.task <= len(stage.tasks):
        raise TableError("table-no-such-stage")
    task = stage.tasks[wish.task - 1]
    try_ = _Try.of(game, task, wish, means)
    table = momentary.told(try_.log, try_.play, LEARNER, means)
    return {**_verdict(stage, task, try_, wish), **table}


@dataclass(frozen=True, slots=True)
class _Try:
    """How the log of a lesson's table begins, and the game after all moves."""

    log: list[Entry]
    play: Play

    @classmethod
    def of(cls, game: AnyGame, task: Task, wish: LessonWish, means: Means) -> "_Try":
        """The table after the moves so far, the learner's move, and what follows by itself."""
        log = _opened(game, task, wish.name.strip(), means.now())
        moves = [_entry(text) for text in wish.moves]
        if wish.undo:
            moves = _without_last(moves)
        if wish.move is not None:
            moves.append(RecordEntry(LEARNER, str(game.parse(wish.move))))
        play = momentary.begun(game, log, means.now())
        for entry in moves:
            play = momentary.moved(play, entry)
        while judge(task, _situation(play)) == Verdict():
            following = next_by_others(game, play.state, len(play.made))
            if following is None:
                break
            play = momentary.moved(play, RecordEntry(following[0], str(following[1])))
        return cls(log, play)


def _opened(game: AnyGame, task: Task, name: str, at: float) -> list[Entry]:
    """The first entries of a lesson's log."""
    number = players_of(task.position)
    bots = [Chair(Kind.BOT, BOT_NAMES[n], None, BOT) for n in range(number - 1)]
    names = [_called(name, bots), *(bot.name or "" for bot in bots)]
    chairs = [momentary.player(names[0]), *bots]
    return momentary.opened(game, with_names(task.position, names), chairs, at)


def _called(name: str, bots: list[Chair]) -> str:
    """The learner's name, unless a bot has it or nobody could."""
    names = {alike(bot.name or "") for bot in bots}
    fits = is_name(name) and is_shown(name) and alike(name) not in names
    return name if fits else NOBODYS_NAME


def _entry(text: str) -> RecordEntry:
    """A move as a record writes it."""
    who, _, move = text.partition(" ")
    if who == "chance":
        return RecordEntry(CHANCE, move)
    if not who.isdecimal() or len(who) > 2 or who == "0":
        raise TableError("table-malformed")
    return RecordEntry(int(who) - 1, move)


def _without_last(moves: list[RecordEntry]) -> list[RecordEntry]:
    """The moves before the learner's last one."""
    mine = [index for index, entry in enumerate(moves) if entry.seat == LEARNER]
    if not mine:
        raise TableError("table-cannot-undo")
    return moves[: mine[-1]]


def _situation(play: Play) -> Situation:
    mine = [move.move for move in play.made if move.seat == LEARNER]
    return Situation(play.game, play.states[0], play.state, mine)


def _verdict(stage: Stage, task: Task, try_: _Try, wish: LessonWish) -> dict[str, Json]:
    """The goal, whether it is reached, and what is wrong."""
    now = _situation(try_.play)
    verdict = judge(task, now)
    number = len(now.moves)
    points_at = number < len(task.arrows) and not verdict.reached and verdict.wrong is None
    praise = Message(f"learn-{stage.says}-done", {"points": now.total})
    return {
        "stage": stage.id,
        "task": wish.task,
        "tasks": len(stage.tasks),
        "goal": message_to_json(Message(f"learn-{task.goal}", {})),
        "arrow": task.arrows[number] if points_at else None,
        "moves": [str(RecordEntry(one.seat, one.move)) for one in try_.play.made],
        "reached": verdict.reached,
        "stars": stars(task, wish.spent, now.total) if verdict.reached else None,
        "done": message_to_json(praise)
        if verdict.reached and wish.task == len(stage.tasks)
        else None,
        "wrong": message_to_json(verdict.wrong) if verdict.wrong else None,
        "rule": verdict.rule or stage.rule,
    }
