"""Every stage of the lessons: its solution, a wrong try, and what is said in every language."""

import json
from typing import Any

import pytest

from cubetown.core.message import Message
from cubetown.core.position import read_state
from cubetown.games import GAMES, find_game
from cubetown.learn import Stage, Task, stages_of, stars
from cubetown.learn.goals import LEARNER
from cubetown.locale import LANGUAGES, catalogue
from tests.locale.catalogues import messages
from tests.service.playing import Device

TASKS = [
    pytest.param(game, stage, number, id=f"{game}-{stage.id}-{number}")
    for game in GAMES
    for stage in stages_of(game)
    for number in range(1, len(stage.tasks) + 1)
]
LONGEST_GOAL = 175
"""A goal is read at a glance, on a phone too."""
SECONDS_A_WORD = 0.3
"""200 words a minute: an adult who reads on a screen."""
SECONDS_A_MOVE = 3.0
"""Find it, tap it, and look what happened."""
LONGEST_STAGE, LONGEST_LESSON = 90, 480
"""In seconds."""
DEVICE = Device()


class Learner:
    """A page that tries a task."""

    def __init__(self, game: str, stage: Stage, number: int) -> None:
        self.task: Task = stage.tasks[number - 1]
        self._about = {"game": game, "stage": stage.id, "task": number, "name": "Ann"}
        self._spent = 0
        self.now: Any = {"moves": []}
        self.now = self.ask()

    def ask(self, **fields: Any) -> Any:
        """The answer to a try; a refusal leaves everything as it was."""
        wish = {**self._about, "moves": self.now["moves"], "spent": self._spent, **fields}
        answer = DEVICE.ask("POST", "/api/lessons", wish)
        if answer.status == 200:
            self.now = answer.body
        return answer.body

    def move(self, move: str) -> Any:
        """Make a move."""
        self._spent += 1
        return self.ask(move=move)


def said(language: str, message: Any) -> str:
    """A message in a language; every id of it must be there."""
    assert message["id"] in messages(language), message
    return catalogue(language).say(Message(message["id"], message["arguments"]))


@pytest.mark.parametrize(("game", "stage", "number"), TASKS)
def test_the_solution_reaches_the_goal_with_three_stars(
    game: str, stage: Stage, number: int
) -> None:
    learner = Learner(game, stage, number)
    goal = learner.now["goal"]
    for language in LANGUAGES:
        assert 0 < len(said(language, goal)) <= LONGEST_GOAL, said(language, goal)
    for move in learner.task.solution:
        assert not learner.now["reached"]
        assert learner.now["wrong"] is None, learner.now["wrong"]
        assert move in learner.now["news"]["views"][0]["moves"]
        assert "error" not in learner.move(move)
    assert learner.now["reached"]
    assert learner.now["stars"] == 3
    assert set(learner.now["news"]["to_act"]) <= {1, 2}
    if number == len(stage.tasks):
        for language in LANGUAGES:
            assert said(language, learner.now["done"])


@pytest.mark.parametrize(("game", "stage", "number"), TASKS)
def test_a_wrong_try_is_told_why_in_every_language(game: str, stage: Stage, number: int) -> None:
    learner = Learner(game, stage, number)
    answer: Any = None
    for move in learner.task.tried.moves:
        assert answer is None
        told = learner.move(move)
        answer = told.get("error") or told["wrong"]
        assert not told.get("reached")
    assert answer["id"] == learner.task.tried.answer
    for language in LANGUAGES:
        assert said(language, answer)
    learner.ask(moves=[])
    for move in learner.task.solution:
        learner.move(move)
    by_points = learner.task.par_points is not None
    assert learner.now["reached"]
    assert learner.now["stars"] == 3 if by_points else learner.now["stars"] < 3


@pytest.mark.parametrize("game", GAMES)
def test_the_stages_of_a_game(game: str) -> None:
    stages = stages_of(game)
    shown = DEVICE.ask("GET", f"/api/lessons/{game}").body["stages"]
    assert [one["stage"] for one in shown] == [stage.id for stage in stages]
    for stage in stages:
        for task in stage.tasks[1:]:
            assert not task.arrows, "arrows are for a stage's first task only"
        for task in stage.tasks:
            state = read_state(find_game(game), task.position)
            assert find_game(game).to_act(state)
    for language in LANGUAGES:
        assert len({said(language, one["title"]) for one in shown}) == len(stages)


def seconds(language: str, game: str, stage: Stage) -> float:
    """How long a stage takes a newcomer who finds the solution, and taps once to go on."""
    says = [stage.says, f"{stage.says}-done", *(task.goal for task in stage.tasks)]
    told = [Message(f"learn-{id}", {"points": 20}) for id in says]
    words = sum(len(catalogue(language).say(message).split()) for message in told)
    moves = sum(len(task.solution) + 1 for task in stage.tasks)
    return SECONDS_A_WORD * words + SECONDS_A_MOVE * moves


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_stage_takes_90_seconds_and_a_lesson_8_minutes_at_most(game: str, language: str) -> None:
    takes = {stage.id: seconds(language, game, stage) for stage in stages_of(game)}
    assert max(takes.values()) <= LONGEST_STAGE, takes
    assert sum(takes.values()) <= LONGEST_LESSON, takes


def test_undo_goes_back_to_before_my_last_move() -> None:
    (stage,) = [stage for stage in stages_of("tiny-towns") if stage.id == "food"]
    learner = Learner("tiny-towns", stage, 1)
    before = learner.now["news"]["views"][0]
    learner.move("place d4")
    assert learner.now["wrong"]
    assert learner.ask(undo=True)["wrong"] is None
    assert learner.now["news"]["views"][0]["view"] == before["view"]
    assert learner.ask(undo=True)["error"]["id"] == "table-cannot-undo"


def test_the_monument_is_worth_more_than_the_cottage_as_the_lesson_says() -> None:
    game = find_game("tiny-towns")
    (stage,) = [stage for stage in stages_of("tiny-towns") if stage.id == "monument"]
    begun = read_state(game, stage.tasks[1].position)
    totals: dict[str, list[int]] = {}
    for move in game.legal_moves(begun, LEARNER):
        built = game.apply(begun, LEARNER, move)
        for put in game.legal_moves(built, LEARNER):
            if str(put).startswith("put"):
                total = game.score(game.apply(built, LEARNER, put)).players[LEARNER].total
                totals.setdefault(str(move).split()[1], []).append(total)
    assert min(totals["archive_of_the_second_age"]) > max(totals["cottage"])


def test_stars_follow_par() -> None:
    task = stages_of("tiny-towns")[0].tasks[0]
    assert [stars(task, spent, 0) for spent in (1, 2, 3, 4)] == [3, 3, 2, 1]
    game = stages_of("tiny-towns")[-1].tasks[0]
    par = game.par_points
    assert par is not None
    assert [stars(game, 99, par - less) for less in (0, 1, 4, 5)] == [3, 2, 2, 1]


@pytest.mark.parametrize(
    ("wish", "status", "id"),
    [
        ({"game": "go"}, 404, "error-no-such-game"),
        ({"stage": "none"}, 404, "table-no-such-stage"),
        ({"task": 0}, 404, "table-no-such-stage"),
        ({"task": 9}, 404, "table-no-such-stage"),
        ({"moves": ["1"] * 500}, 422, "table-malformed"),
        ({"moves": ["0 place a1"]}, 422, "table-malformed"),
        ({"moves": ["x place a1"]}, 422, "table-malformed"),
        ({"moves": ["7 place a1"]}, 422, "illegal-no-such-seat"),
        ({"move": "place z9"}, 422, "error-no-such-square"),
        ({"name": "x" * 300}, 422, "table-malformed"),
    ],
)
def test_what_is_no_try_is_refused(wish: dict[str, Any], status: int, id: str) -> None:
    whole = {"game": "tiny-towns", "stage": "goal", **wish}
    answer = DEVICE.ask("POST", "/api/lessons", json.dumps(whole))
    assert (answer.status, answer.body["error"]["id"]) == (status, id)


def test_any_name_can_learn() -> None:
    wish = {"game": "tiny-towns", "stage": "goal", "name": "Imre | x=1 %"}
    news = DEVICE.ask("POST", "/api/lessons", wish).body["news"]
    assert news["setup"]["players"][0] == "Imre | x=1 %"
    for name in ("imre", "", "  ", "x" * 90):
        answer = DEVICE.ask("POST", "/api/lessons", {**wish, "name": name})
        assert answer.status == 200, answer
