"""Games in words: questions, answers, illegal answers, and a model behind an address."""

import json
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from typing import Any

import pytest

from cubetown import Match
from cubetown.envs.models import Model, ModelFailed, OutOfBudget, play_all
from cubetown.envs.text import Question, TextEnv
from cubetown.locale import LANGUAGES

KEY = "secret-key"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_shows_what_the_seat_may_know_and_its_moves(language: str) -> None:
    env = TextEnv("tiny-towns", 2, opponents={1: "greedy"}, language=language, edition="hu")
    question = env.reset(seed=1)
    assert env.match.text(0).rstrip() in question.text
    assert question.moves == env.match.legal(0)
    assert all(f"[{move}]" in question.text for move in question.moves)
    assert "text-" not in question.text
    hidden = env.match.text(1)
    assert hidden.rstrip() not in question.text


def test_moves_need_not_be_listed() -> None:
    question = TextEnv("shake-that-city", 1, variant="solo", list_moves=False).reset(seed=1)
    assert "1. [" not in question.text


@pytest.mark.parametrize("how", ["number", "text", "brackets"])
def test_an_answer_can_be_a_number_a_move_or_a_sentence_with_brackets(how: str) -> None:
    env = TextEnv("shake-that-city", 2, opponents={1: "random"})
    question: Question | None = env.reset(seed=1)
    outcome = None
    while question is not None:
        move = question.moves[-1]
        words = {
            "number": str(len(question.moves)),
            "text": f"After some thought:\n  {move.upper()} ",
            "brackets": f"Not [{question.moves[0]}] but [{move}].",
        }
        outcome = env.step(words[how])
        question = outcome.question
    assert outcome is not None
    assert outcome.over
    assert outcome.info["illegal"] == 0
    assert env.match.winners == outcome.info["winners"]
    points = outcome.info["points"]
    assert outcome.rewards == {0: points[0] - points[1]}


def test_illegal_answers_are_explained_counted_and_end_the_game() -> None:
    env = TextEnv("shake-that-city", 1, variant="solo", language="fr", most_illegal=2)
    first = env.reset(seed=1)
    outcome = env.step("[fly]")
    assert outcome.question is not None
    assert outcome.info["refused"] in outcome.question.text
    assert first.text in outcome.question.text
    env.step(first.moves[0])
    assert not env.step("").truncated
    outcome = env.step("99")
    assert (outcome.truncated, outcome.over, outcome.info["illegal"]) == (True, False, 3)


def test_seats_without_a_bot_are_all_asked() -> None:
    env = TextEnv("shake-that-city", 2)
    question: Question | None = env.reset(seed=1)
    seats = set()
    while question is not None:
        seats.add(question.seat)
        outcome = env.step(question.moves[0])
        question = outcome.question
    assert seats == {0, 1}
    assert sum(outcome.rewards.values()) == 0
    with pytest.raises(ValueError, match="asked"):
        TextEnv("shake-that-city", 1, opponents={0: "random"})


class Mock(BaseHTTPRequestHandler):
    """Answers like a model; the first word of the model's name says how."""

    asked: list[Any]
    left: list[int]

    def do_POST(self) -> None:
        body = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        self.asked.append((self.path, self.headers["Authorization"], body))
        status = self.left.pop(0) if self.left else 200
        choice = {"message": {"role": "assistant", "content": "[1]"}}
        reply: Any = {"choices": [choice], "usage": {"total_tokens": 10}}
        data = json.dumps(reply if status == 200 else {"error": self.headers["Authorization"]})
        self.send_response(status)
        self.send_header("Location", "http://127.0.0.1:9/")
        self.send_header("Retry-After", "7")
        self.end_headers()
        self.wfile.write(data.encode())

    def log_message(self, *_: object) -> None: ...


@pytest.fixture
def server() -> Iterator[tuple[str, type[Mock]]]:
    kind = type("OwnMock", (Mock,), {"asked": [], "left": []})
    http = HTTPServer(("127.0.0.1", 0), kind)
    threading.Thread(target=http.serve_forever, args=(0.01,), daemon=True).start()
    yield f"http://127.0.0.1:{http.server_port}/v1", kind
    http.shutdown()
    http.server_close()


def test_a_model_plays_resumes_and_keeps_to_its_budget(
    server: tuple[str, type[Mock]], tmp_path: Path
) -> None:
    address, mock = server
    out = tmp_path / "games.jsonl"
    env = TextEnv("shake-that-city", 1, variant="solo", side="coastal")
    rows = list(play_all(env, Model(address, "m", KEY), 2, out))
    assert [row["seed"] for row in rows] == [0, 1]
    assert all(row["illegal"] == 0 and row["points"] for row in rows)
    path, authorization, body = mock.asked[0]
    assert (path, authorization) == ("/v1/chat/completions", f"Bearer {KEY}")
    assert (body["model"], body["messages"][0]["content"]) == ("m", env.reset(0).text)
    again = Match.from_record(rows[1]["record"])
    assert again.score()["players"][0]["total"] == rows[1]["points"][0]
    tokens = sum(row["tokens"] for row in rows)
    assert tokens == 10 * len(mock.asked)
    with out.open("a", encoding="utf-8") as file:
        file.write('{"seed": 2, "cut')  # the machine went off
    assert [row["seed"] for row in play_all(env, Model(address, "m", KEY), 3, out)] == [2]
    with pytest.raises(OutOfBudget):
        list(play_all(env, Model(address, "m", KEY, budget=tokens), 4, out))
    assert KEY not in out.read_text("utf-8")


def test_a_model_is_asked_again_when_it_is_busy(server: tuple[str, type[Mock]]) -> None:
    address, mock = server
    pauses: list[float] = []
    model = Model(address, "m", KEY, sleep=pauses.append)
    mock.left[:] = [429, 503]
    assert model.answer("?") == "[1]"
    assert pauses == [7.0, 7.0]


@pytest.mark.parametrize("status", [302, 401])
def test_an_error_says_why_without_the_key(server: tuple[str, type[Mock]], status: int) -> None:
    address, mock = server
    mock.left[:] = [status]
    model = Model(address, "m", KEY, sleep=lambda _: None)
    with pytest.raises(ModelFailed, match=f"status {status}") as failed:
        model.answer("?")
    assert KEY not in str(failed.value) + repr(model)
    assert failed.value.__cause__ is None
    assert len(mock.asked) == 1


def test_an_address_that_nobody_serves_is_given_up() -> None:
    pauses: list[float] = []
    model = Model("http://127.0.0.1:9", "m", sleep=pauses.append, retries=3)
    with pytest.raises(ModelFailed):
        model.answer("?")
    assert pauses == [1.0, 2.0, 4.0]


def test_textarena_plays_a_game() -> None:
    pytest.importorskip("textarena")
    from cubetown.envs.textarena import CubetownEnv  # noqa: PLC0415

    env = CubetownEnv("shake-that-city")
    env.reset(num_players=2, seed=1)
    done, told = False, ""
    env.step("[fly]")
    while not done:
        player, observation = env.get_observation()
        told += str(observation)
        moves = env.env.match.legal(player)
        done, _ = env.step(f"I take [{moves[0]}]")
    rewards, _ = env.close()
    assert set(rewards) == {0, 1}
    assert max(map(abs, rewards.values())) <= 1
    assert "invalid" in told
    env.reset(num_players=2, seed=1)
    assert [env.step("[fly]")[0] for _ in range(2)] == [False, True]
