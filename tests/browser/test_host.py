"""The tables of a device as a worker runs them: text in, text out, saved before anybody is told."""

import base64
import json
import pickle
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from random import Random
from typing import Any

import pytest

from cubetown.bots import make_bot
from cubetown.bots.bot import AnyBot
from cubetown.bots.random_bot import RandomBot
from cubetown.browser.host import Host, new_id
from cubetown.browser.rehearsal import MOVES, rehearse
from cubetown.browser.store import Append
from cubetown.browser.thinking import Thinking
from cubetown.core.record import parse_record
from cubetown.games import GAMES
from cubetown.table import bot_turns
from cubetown.table import play as playing
from cubetown.table.bot_turns import Bots
from cubetown.table.means import Means
from tests.service.playing import finish

ANN, BO = {"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}
BOT = {"kind": "bot", "bot": "random"}


class Worker:
    """What the page's worker does: answers what is asked of the database, and passes on."""

    def __init__(self, database: dict[str, list[str]] | None = None) -> None:
        self.host = Host(Means(rng=Random(1), new_id=new_id, bot_seconds=0.01))
        self.database: dict[str, list[str]] = {} if database is None else database
        self.infos: dict[str, Any] = {}
        self.records: dict[str, str] = {}
        self.heard: dict[str, list[Any]] = {}
        self.needed: list[str] = []
        self.trouble = ""
        """The message for what cannot be saved; everything is saved without one."""
        self.thinking = Thinking()

    def run(self, ask: Callable[[], str]) -> Any:
        while "answer" not in (out := json.loads(ask())):
            if "read" in out:
                self.needed.append(out["read"])
                ask = partial(self.host.resume, self.database.get(out["read"], []))
            elif self.trouble:
                ask = partial(self.host.fail, self.trouble)
            else:
                ask = partial(self.host.resume, self._save(out["append"]))
        for channel, text in out["tells"]:
            self.heard.setdefault(channel, []).append(json.loads(text))
        return out["answer"]

    def _save(self, save: Any) -> bool:
        """Add to the database, if the writer knew the whole log."""
        log = self.database.setdefault(save["id"], [])
        if sum(len(json.loads(text)) for text in log) != save["length"]:
            return False
        assert save["count"] == len(json.loads(save["entries"]))
        log.append(save["entries"])
        self.infos[save["id"]] = save["info"]
        if save["record"]:
            self.records[save["id"]] = save["record"]
        return True

    def ask(self, method: str, path: str, body: Any = None, token: str | None = None) -> Any:
        asked = {"method": method, "path": path, "body": json.dumps(body), "token": token}
        return self.run(lambda: self.host.request(json.dumps(asked)))

    def open(self, *seats: dict[str, Any], game: str = "tiny-towns", start: bool = True) -> Any:
        answer = self.ask("POST", "tables", {"game": game, "seats": seats, "start": start})
        assert answer["status"] == 201, answer
        return answer["body"]

    def say(self, channel: str, **message: Any) -> list[Any]:
        before = len(self.heard.get(channel, ()))
        self.run(lambda: self.host.hear(channel, json.dumps(message)))
        return self.heard[channel][before:]

    def join(self, channel: str, opened: Any) -> list[Any]:
        self.run(lambda: self.host.open(channel))
        tokens = [opened["starter"], *(seat["token"] for seat in opened["seats"])]
        return self.say(channel, type="hello", table=opened["table"], tokens=tokens)

    def bots(self) -> bool:
        """Let every bot that may move choose; whether there was one."""
        turns = json.loads(self.host.turns())["turns"]
        for asked in turns:
            move, key = self.thinking.choose(asked["turn"]), json.dumps(asked["key"])
            assert self.run(partial(self.host.bot_moves, key, move))
        return bool(turns)

    def views(self, channel: str) -> dict[int, Any]:
        found: dict[int, Any] = {}
        for told in self.heard[channel]:
            found |= {view["seat"]: view for view in told.get("views", ())}
        return found

    def play(self, channel: str) -> None:
        """To the end, with the first move there is."""
        for _ in range(2000):
            if self.bots():
                continue
            view = next((one for one in self.views(channel).values() if one["moves"]), None)
            if view is None:
                return
            seat, offer, move = view["seat"], view["offer"], view["moves"][0]
            self.say(channel, type="move", seat=seat, offer=offer, move=move, re=1)
        raise AssertionError("The game does not end")


@pytest.mark.parametrize("game", GAMES)
def test_a_game_against_a_bot_is_saved_move_by_move(game: str) -> None:
    worker = Worker()
    opened = worker.open(ANN, BOT, game=game)
    assert opened["table"].startswith("here-")
    (welcome,) = worker.join("a", opened)
    assert welcome["type"] == "welcome"
    worker.play("a")
    id = opened["table"]
    assert worker.infos[id]["status"] == "over"
    assert worker.infos[id]["holds"] == [1]
    assert parse_record(worker.records[id]).finished
    again = Worker(worker.database)
    (welcome,) = again.join("b", opened)
    assert again.needed == [id]
    assert welcome["table"]["status"] == "over"
    assert welcome["score"] == worker.heard["a"][-1].get("score", welcome["score"])


def test_a_log_that_is_needed_is_asked_for_once_and_nothing_is_told_twice() -> None:
    first = Worker()
    opened = first.open(ANN, BO)
    second = Worker(first.database)
    assert [told["type"] for told in second.join("a", opened)] == ["welcome"]
    second.say("a", type="sync")
    assert second.needed == [opened["table"]]
    assert second.ask("GET", "tables/here-nowhere")["status"] == 404


def test_a_move_that_cannot_be_saved_is_refused_alone_and_can_be_made_again() -> None:
    worker = Worker()
    opened, other = worker.open(ANN, BO), worker.open(ANN, BO)
    worker.join("a", opened)
    worker.join("b", opened)
    worker.join("c", other)
    view = next(one for one in worker.views("a").values() if one["moves"])
    move = {"seat": view["seat"], "offer": view["offer"], "move": view["moves"][0]}
    before = {id: len(log) for id, log in worker.database.items()}
    heard = len(worker.heard["b"])
    for trouble in ("device-full", "device-not-saved"):
        worker.trouble = trouble
        (refused,) = worker.say("a", type="move", re=1, **move)
        assert (refused["re"], refused["error"]["id"]) == (1, trouble)
        assert len(worker.heard["b"]) == heard
    assert {id: len(log) for id, log in worker.database.items()} == before
    worker.trouble = ""
    assert worker.say("a", type="move", re=2, **move)[-1]["type"] == "ok"
    assert len(worker.heard["b"]) == heard + 1
    assert worker.say("c", type="sync")[0]["type"] == "welcome"


def test_a_move_after_one_of_another_tab_is_decided_on_what_that_tab_saved() -> None:
    one = Worker()
    opened = one.open(ANN, BO)
    one.join("a", opened)
    two = Worker(one.database)
    two.join("b", opened)
    view = next(view for view in one.views("a").values() if view["moves"])
    move = {"seat": view["seat"], "offer": view["offer"], "move": view["moves"][0]}
    assert one.say("a", type="move", re=1, **move)[-1]["type"] == "ok"
    told = two.say("b", type="move", re=1, **move)
    assert [message["error"]["id"] for message in told if "error" in message] == ["table-stale"]
    assert two.needed == [opened["table"]] * 2
    assert two.views("b")[1]["view"] == one.views("a")[1]["view"]


def test_what_is_damaged_is_said_and_the_other_games_go_on() -> None:
    worker = Worker()
    damaged, sound = worker.open(ANN), worker.open(BO)
    for text in ("[", "[1]", '[{"kind": "created"}]', '[{"kind": "created", "at": 1, "desk": {}}]'):
        again = Worker({**worker.database, damaged["table"]: [text]})
        assert again.join("a", damaged)[0]["error"]["id"] == "device-damaged", text
        assert again.join("b", sound)[0]["type"] == "welcome"


def test_bots_are_asked_once_and_late_moves_are_dropped() -> None:
    worker = Worker()
    opened = worker.open(ANN, BOT)
    worker.join("a", opened)
    while not (turns := json.loads(worker.host.turns())["turns"]):
        view = worker.views("a")[1]
        worker.say("a", type="move", seat=1, offer=view["offer"], move=view["moves"][0])
    assert json.loads(worker.host.turns())["turns"] == []
    worker.say("a", type="close", re=1)
    key = json.dumps(turns[0]["key"])
    move = worker.thinking.choose(turns[0]["turn"])
    assert worker.run(lambda: worker.host.bot_moves(key, move)) is False
    assert worker.run(lambda: worker.host.bot_moves(key, move)) is False


def test_all_games_go_into_a_file_and_come_back() -> None:
    worker = Worker()
    done, running = worker.open(ANN, BOT), worker.open(ANN, {"kind": "bot", "bot": "easy"}, BO)
    worker.join("a", done)
    worker.play("a")
    games = [
        worker.run(partial(worker.host.game_of, one["table"]))["body"] for one in (done, running)
    ]
    assert [set(game) for game in games] == [{"id", "at", "record", "bots", "log"}] * 2
    assert (
        worker.run(lambda: worker.host.game_of(worker.open(ANN, start=False)["table"]))["body"]
        is None
    )
    other = Worker()
    for game, before in zip(games, (done, running), strict=True):
        opened = other.run(partial(other.host.take_game, json.dumps(game)))["body"]
        assert opened["table"] == before["table"]
        assert len(opened["seats"]) == len(before["seats"])
        view, same = other.join("b", opened)[0]["views"][0], worker.join("c", before)[0]["views"][0]
        assert (view["view"], view["moves"]) == (same["view"], same["moves"])
    assert other.infos[running["table"]]["seats"][1]["bot"] == "easy"


def test_a_file_keeps_what_was_taken_back_closed_or_given_to_a_bot() -> None:
    worker = Worker()
    opened = worker.open(ANN, BO)
    worker.join("a", opened)
    for _ in range(8):
        view = next(one for one in worker.views("a").values() if one["moves"])
        move = {name: view[name] for name in ("seat", "offer")}
        worker.say("a", type="move", **move, move=view["moves"][0], re=1)
    views = worker.say("a", type="sync")[0]["views"]
    line = next(n for n, one in enumerate(views[0]["log"]["lines"]) if n and one["seat"] == 1)
    assert worker.say("a", type="take_back", seat=1, line=line, re=2)[-1]["type"] == "ok"
    assert worker.say("a", type="give", seat=2, bot="easy", re=3)[-1]["type"] == "ok"
    before = worker.say("a", type="sync")[0]
    assert before["table"]["take_backs"] == 1
    game = worker.run(partial(worker.host.game_of, opened["table"]))["body"]
    other = Worker()
    taken = other.run(partial(other.host.take_game, json.dumps(game)))["body"]
    assert {seat["token"] for seat in taken["seats"]}.isdisjoint(
        seat["token"] for seat in opened["seats"]
    )
    after = other.join("b", taken)[0]
    for name in ("table", "setup", "to_act", "score"):
        assert after[name] == before[name], name
    assert [one["log"] for one in after["views"]] == [one["log"] for one in before["views"]]
    assert other.say("b", type="take", seat=2, re=4)[-1]["type"] == "ok"
    worker.say("a", type="close", re=4)
    closed = worker.run(partial(worker.host.game_of, opened["table"]))["body"]
    again = Worker()
    taken = again.run(partial(again.host.take_game, json.dumps(closed)))["body"]
    assert again.join("c", taken)[0]["table"]["status"] == "closed"
    del closed["log"], closed["bots"]  # As an older version saved it.
    assert Worker().host.take_game(json.dumps(closed))


@pytest.mark.parametrize(
    "harm",
    [
        lambda log: log.clear(),
        lambda log: log.append({"kind": "move", "at": 1}),
        lambda log: log[0]["desk"]["chairs"].append(7),
        lambda log: log[0]["desk"].update(clock="soon"),
        lambda log: log[0]["desk"]["chairs"][0].update(bot="/tmp/mine.py"),
        lambda log: log[0]["desk"]["chairs"][0].update(name=7),
        lambda log: log[-1].update(at="now"),
        lambda log: log.append({"kind": "back", "to": 10**9, "seat": 0, "agreed": [], "at": 1}),
    ],
)
def test_a_log_of_a_file_is_read_with_care(harm: Callable[[list[Any]], None]) -> None:
    worker = Worker()
    game = worker.run(partial(worker.host.game_of, worker.open(ANN)["table"]))["body"]
    harm(game["log"])
    answer = Worker()
    told = answer.run(lambda: answer.host.take_game(json.dumps(game)))
    assert told["body"]["error"]["id"] in ("device-damaged", "table-unknown")
    assert answer.database == {}


class Failing(RandomBot[Any]):
    def choose(self, *asked: Any) -> Any:
        raise RuntimeError


class Cheating(RandomBot[Any]):
    def choose(self, *asked: Any) -> Any:
        return "nothing legal"


@pytest.mark.parametrize("bot", [Failing, Cheating])
def test_the_quick_bot_moves_for_one_that_fails_or_cannot_think(
    bot: type[AnyBot], monkeypatch: pytest.MonkeyPatch
) -> None:
    worker = Worker()
    opened = worker.open(ANN, {"kind": "bot", "bot": "expert"})
    worker.join("a", opened)
    while not (turns := json.loads(worker.host.turns())["turns"]):
        view = worker.views("a")[1]
        worker.say("a", type="move", seat=1, offer=view["offer"], move=view["moves"][0])
    turn = pickle.loads(base64.b64decode(turns[0]["turn"]))
    quick = str(Bots().choose(replace(turn, level="greedy")))

    def make(game: str, level: str) -> AnyBot:
        return make_bot(game, level) if level == "greedy" else bot()

    monkeypatch.setattr(bot_turns, "make_bot", make)
    assert worker.thinking.choose(turns[0]["turn"]) == quick
    key = json.dumps(turns[0]["key"])
    assert worker.run(lambda: worker.host.quick_bot_moves(key)) is True
    moves = [entry for text in worker.database[opened["table"]] for entry in json.loads(text)]
    assert [one["move"] for one in moves if one["kind"] == "move" and one["seat"] == 1] == [quick]
    assert worker.run(lambda: worker.host.quick_bot_moves(key)) is False


@pytest.mark.parametrize(
    ("changes", "error"),
    [
        ({"record": "nothing"}, "error-not-a-record"),
        ({"record": 7}, "table-malformed"),
        ({"more": 1}, "table-malformed"),
        ({"cut": True}, "error-record-cut"),
        ({"move": True}, "table-broken"),
    ],
)
def test_a_broken_game_of_a_file_is_refused(changes: dict[str, Any], error: str) -> None:
    worker = Worker()
    opened = worker.open(ANN)
    game = worker.run(lambda: worker.host.game_of(opened["table"]))["body"]
    del game["log"]  # As an older version saved it.
    if changes.pop("cut", False):
        game["record"] = game["record"][:-5]
    if changes.pop("move", False):
        lines = game["record"].splitlines()
        count = int(lines[-1].split()[1]) + 1
        game["record"] = "\n".join([*lines[:-1], "1 name gold", f"saved {count} moves"])
    answer = Worker()
    told = answer.run(lambda: answer.host.take_game(json.dumps({**game, **changes})))
    assert told["body"]["error"]["id"] == error
    assert answer.database == {}


def test_a_game_with_a_foreign_id_gets_one_of_this_device() -> None:
    worker = Worker()
    opened = worker.open(ANN)
    game = worker.run(lambda: worker.host.game_of(opened["table"]))["body"]
    taken = worker.run(lambda: worker.host.take_game(json.dumps({**game, "id": "../x"})))
    assert taken["body"]["table"].startswith("here-")
    again = worker.run(lambda: worker.host.take_game(json.dumps(game)))
    assert again["body"]["error"]["id"] == "table-busy"
    other = Worker({opened["table"]: ["damaged"]})
    replaced = other.run(lambda: other.host.take_game(json.dumps(game)))["body"]
    assert replaced["table"] != opened["table"]
    assert other.join("a", replaced)[0]["type"] == "welcome"


def test_a_position_goes_out_and_shows_only_what_its_sender_knew() -> None:
    worker = Worker()
    opened = worker.open(ANN, BO)
    worker.join("a", opened)
    token = opened["seats"][0]["token"]
    path = f"tables/{opened['table']}/position"
    line = worker.ask("GET", path, token=token)["body"]
    assert " seen=1 " in line
    asked = {"method": "POST", "path": "positions", "body": line}
    shown = worker.run(lambda: worker.host.request(json.dumps(asked)))["body"]
    assert [frame["view"] for frame in shown["frames"]] == [worker.views("a")[1]["view"]]
    asked["body"] = line[: len(line) // 2]
    assert worker.run(lambda: worker.host.request(json.dumps(asked)))["status"] == 422


def test_a_game_from_a_file_without_its_log_seats_its_bots() -> None:
    worker, other = Worker(), Worker()
    opened = worker.open(ANN, BOT)
    worker.join("a", opened)
    in_file = worker.run(partial(worker.host.game_of, opened["table"]))["body"]
    assert in_file["bots"] == {"2": "random"}
    del in_file["log"]
    taken = other.run(partial(other.host.take_game, json.dumps(in_file)))["body"]
    assert [seat["seat"] for seat in taken["seats"]] == [1], "a bot's seat has no secret"
    welcome = other.join("a", taken)[0]
    chairs = [(seat["kind"], seat["bot"]) for seat in welcome["table"]["seats"]]
    assert chairs == [("person", None), ("bot", "random")]


def in_file_of_older_version(worker: Worker, id: str) -> dict[str, Any]:
    """A running game as it was saved before counted tries were left out."""
    play = finish(worker.host.tables.find(id)).play
    assert play is not None
    log = [*finish(worker.host.store.read(id))]
    return {"id": id, "at": 0.0, "record": str(playing.record(play, finished=False)), "log": log}


def test_a_counted_deal_is_played_and_ranked_on_this_device() -> None:
    """A board is a log of the device like any other: read when needed, saved before it is told."""
    worker = Worker()
    asked = {"method": "GET", "path": "daily", "query": {"game": "shake-that-city"}}
    daily = worker.run(lambda: worker.host.request(json.dumps(asked)))["body"]
    wish = {"game": "shake-that-city", "seats": [ANN], "deal": daily["deal"], "counted": True}
    opened = worker.ask("POST", "tables", wish)["body"]
    told = worker.join("a", opened)
    in_file = partial(worker.host.game_of, opened["table"])
    refused = worker.run(in_file)  # Two devices could go on with it from there.
    assert (refused["status"], refused["body"]["error"]["id"]) == (409, "deal-counted")
    taken = Worker()
    older = in_file_of_older_version(worker, opened["table"])
    refused = taken.run(partial(taken.host.take_game, json.dumps(older)))
    assert (refused["status"], refused["body"]["error"]["id"]) == (409, "deal-counted")
    assert taken.database == {}
    while True:
        views = [view for one in told for view in one.get("views", ()) if view["moves"]]
        if not views:
            break
        move, offer = views[-1]["moves"][0], views[-1]["offer"]
        told = worker.say("a", type="move", seat=1, offer=offer, move=move)
    assert worker.run(in_file)["body"]["id"] == opened["table"]
    token = opened["seats"][0]["token"]
    board = worker.ask("POST", f"tables/{opened['table']}/result", {}, token)["body"]
    assert (board["number"], board["mine"]["name"]) == (1, "Ann")
    again = Worker(worker.database)
    query = {"method": "GET", "path": "board", "query": {"deal": daily["deal"]}}
    assert again.run(lambda: again.host.request(json.dumps(query)))["body"]["number"] == 1
    assert again.infos == {}  # A board is no game to list.


def test_a_rehearsal_gets_into_the_game_once(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    hear = Host.hear

    def heard(host: Host, channel: str, text: str) -> str:
        made.append(hear(host, channel, text))
        return made[-1]

    monkeypatch.setattr(Host, "hear", heard)
    rehearse.cache_clear()
    rehearse()
    # The welcome is an answer at once; a move that isn't refused is to be saved first.
    steps = [next(iter(json.loads(step))) for step in made]
    assert steps == (["answer"] + ["append"] * MOVES) * len(GAMES)
    assert made[0].count('\\"type\\":\\"welcome\\"') == 1
    rehearse()
    assert len(made) == len(GAMES) * (1 + MOVES)


def test_a_review_is_done_elsewhere_step_by_step() -> None:
    worker = Worker()
    opened = worker.open(BOT, BOT)
    worker.join("page", opened)
    while worker.bots():
        pass
    path = f"tables/{opened['table']}/review"
    assert worker.ask("GET", path)["body"]["stage"] == "waiting"
    ((key, job),) = json.loads(worker.host.jobs()).items()
    assert job == {"kind": "review", "record": worker.records[opened["table"]]}
    assert json.loads(worker.host.jobs()) == {}
    nothing = {"done": 0, "all": 0, "review": None, "hint": None, "error": None, "strength": None}
    worker.host.said(key, json.dumps({**nothing, "stage": "quick", "review": {"first": 1}}))
    worker.host.said(key, json.dumps({**nothing, "stage": "deep", "done": 3}))
    said = worker.ask("GET", path)["body"]
    assert (said["stage"], said["done"], said["review"]) == ("deep", 3, {"first": 1})
    worker.host.said(key, json.dumps({**nothing, "stage": "done", "review": {"last": 2}}))
    assert worker.ask("GET", path)["body"]["review"] == {"last": 2}
    again = Worker(worker.database)
    assert again.ask("GET", path)["body"]["review"] == {"last": 2}
    failed = {
        **nothing,
        "stage": "failed",
        "error": {"id": "table-review-trouble", "arguments": {}},
    }
    begun = worker.run(
        lambda: worker.host.request(
            json.dumps({"method": "POST", "path": "reviews", "body": job["record"], "token": None})
        )
    )["body"]
    worker.host.said(begun["key"], json.dumps(failed))
    assert worker.ask("GET", f"reviews/{begun['key']}")["body"]["stage"] == "failed"
    assert worker.ask("GET", f"reviews/{begun['key']}")["status"] == 404


def test_an_estimate_is_a_job_beside_the_bots() -> None:
    worker = Worker()
    opened = worker.open(ANN, BOT)
    worker.join("page", opened)
    asked = {
        "method": "GET",
        "path": f"tables/{opened['table']}/estimate",
        "query": {"seat": "1"},
        "token": opened["seats"][0]["token"],
    }

    def ask() -> Any:
        return worker.run(lambda: worker.host.request(json.dumps(asked)))["body"]

    assert ask()["stage"] == "waiting"
    ((key, job),) = json.loads(worker.host.jobs()).items()
    assert (job["kind"], job["game"], job["seat"]) == ("estimate", "tiny-towns", 0)
    said = {
        "stage": "done",
        "done": 0,
        "all": 0,
        "review": None,
        "hint": None,
        "error": None,
        "strength": None,
    }
    worker.host.said(key, json.dumps({**said, "estimate": {"points": 3400}}))
    assert ask()["estimate"] == {"points": 3400}


def test_a_question_that_cannot_be_written_stops_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    worker = Worker()
    with monkeypatch.context() as patched:
        patched.setattr(Append, "to_json", lambda question: {"append": object()})
        refused = worker.ask("POST", "tables", {"game": "tiny-towns", "seats": [ANN]})
    assert refused["body"]["error"]["id"] == "device-trouble"
    assert worker.ask("GET", "games")["status"] == 200
