"""The stages of each game, as data beside this file (docs/learn.md says what each key means)."""

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from cubetown.core.message import GameError

Goal = Mapping[str, Any]
"""A condition for success, as data; `goals.py` has the meaning of each word."""


class NoSuchStage(GameError):
    """There is no such stage or task."""


@dataclass(frozen=True, slots=True)
class Wrong:
    """A try that is legal and misses the point: what is said about it, with the rule."""

    after: int
    """It is wrong after this many of the learner's moves …"""
    unless: Goal
    """… unless this holds."""
    say: str
    rule: str


@dataclass(frozen=True, slots=True)
class Tried:
    """A wrong try and the message that answers it, for the tests."""

    moves: tuple[str, ...]
    answer: str


@dataclass(frozen=True, slots=True)
class Task:
    """One position and what to do with it. The learner has the first seat."""

    goal: str
    """The sentence that says what to do: a message's id without `learn-`."""
    position: str
    reached: Goal
    solution: tuple[str, ...]
    tried: Tried
    par: int = 0
    """The moves that three stars allow."""
    par_points: int | None = None
    """The points that three stars ask for instead, where moves say nothing."""
    arrows: tuple[str, ...] = ()
    """Things to point at, in order: squares, moves that a button makes, or `others`."""
    wrong: tuple[Wrong, ...] = ()


@dataclass(frozen=True, slots=True)
class Stage:
    """A few tasks about one thing."""

    id: str
    rule: str
    """The rule it teaches."""
    says: str
    """How the ids of its messages begin, after `learn-`: `towns-goal`."""
    tasks: tuple[Task, ...]


FILES: Mapping[str, str] = {
    "tiny-towns": "tiny_towns.json",
    "shake-that-city": "shake_that_city.json",
}
"""The games with lessons."""


@cache
def stages_of(game: str) -> tuple[Stage, ...]:
    """A game's stages in their order; none for a game without lessons."""
    if game not in FILES:
        return ()
    text = files("cubetown.learn").joinpath(FILES[game]).read_text(encoding="utf-8")
    data = json.loads(text)
    return tuple(_stage(stage, data["says"]) for stage in data["stages"])


def stage_of(game: str, id: str) -> Stage:
    """A stage by its id. Raises NoSuchStage."""
    for stage in stages_of(game):
        if stage.id == id:
            return stage
    raise NoSuchStage("table-no-such-stage")


def _stage(data: Mapping[str, Any], says: str) -> Stage:
    tasks = tuple(_task(task) for task in data["tasks"])
    return Stage(data["id"], data["rule"], f"{says}-{data['id']}", tasks)


def _task(data: Mapping[str, Any]) -> Task:
    attempt = Tried(tuple(data["tried"]["moves"]), data["tried"]["answer"])
    wrong = tuple(Wrong(**one) for one in data.get("wrong", ()))
    lists = {key: tuple(data.get(key, ())) for key in ("solution", "arrows")}
    return Task(**{**data, **lists, "tried": attempt, "wrong": wrong})
