"""Reviews and hints at a table: who may ask, what is asked, and what stays with the game."""

from random import Random
from typing import Any

from cubetown.core.record import parse_record
from cubetown.games import find_game
from cubetown.table.analysis import Job, Progress, failed, key_of, progress, said_by
from cubetown.table.table import TableError
from tests.service.playing import Device, Page, play_against_a_bot

ANN = {"kind": "person", "name": "Ann"}
BO = {"kind": "person", "name": "Bo"}
BOT = {"kind": "bot", "bot": "greedy"}


class Slow:
    """An analyst that needs to be asked three times."""

    def __init__(self, version: str = "1") -> None:
        self.version = version
        self.jobs: list[Job] = []

    def ask(self, job: Job, visitor: str) -> Progress:
        self.jobs.append(job)
        number = sum(one == job for one in self.jobs)
        if number < 3:
            return progress("quick", done=number, all=3)
        said: Job = {"said by": self.version}
        return {**progress("done"), str(job["kind"]): said}

    def known(self, key: str) -> Progress | None:
        found = [job for job in self.jobs if key_of(job) == key]
        return self.ask(found[0], "") if found else None


def against_a_bot(device: Device) -> tuple[Page, str, str]:
    opened = device.open(ANN, BOT, game="tiny-towns", options={"first": 1}, start=True)
    table, token = opened["table"], opened["seats"][0]["token"]
    page = Page(device, table, [token])
    while not page.views[1]["moves"]:
        assert device.step()
    return page, table, token


def error_of(answer: Any) -> Any:
    return (answer if isinstance(answer, dict) else answer.body)["error"]["id"]


def test_a_review_is_for_finished_games_and_stays_with_them() -> None:
    analyst = Slow()
    device = Device(analyst=analyst)
    _, table, _ = against_a_bot(device)
    assert error_of(device.ask("GET", f"/api/tables/{table}/review")) == "table-not-over"
    assert analyst.jobs == []
    _, table = play_against_a_bot(device, "tiny-towns")
    path = f"/api/tables/{table}/review"
    stages = [device.ask("GET", path).body["stage"] for _ in range(3)]
    assert stages == ["quick", "quick", "done"]
    record = device.ask("GET", f"/api/tables/{table}/record").body
    assert analyst.jobs == [{"kind": "review", "record": record}] * 3
    newer = Slow("2")
    for kept in (Device(device.store, analyst=analyst), Device(device.store, analyst=Slow())):
        assert kept.ask("GET", path).body["review"] == {"said by": "1"}
    again = Device(device.store, analyst=newer)
    assert [again.ask("GET", path).body["stage"] for _ in range(3)] == stages
    assert Device(device.store, analyst=Slow("2")).ask("GET", path).body["review"]["said by"] == "2"
    assert device.ask("GET", f"/api/tables/{table}/record").body == record
    assert error_of(Device(device.store).ask("GET", path)) == "table-no-reviews"


def test_a_game_among_players_only_is_reviewed_for_them() -> None:
    device = Device(analyst=Slow())
    opened = device.open(BOT, BOT, game="tiny-towns", start=True, watch="players")
    page = Page(device, opened["table"], [opened["starter"]])
    while page.news["table"]["status"] == "playing":
        assert device.step()
    path = f"/api/tables/{opened['table']}/review"
    assert error_of(device.ask("GET", path)) == "table-no-watching"
    assert device.ask("GET", path, token=opened["starter"]).status == 200


def test_a_record_file_is_reviewed_by_its_key() -> None:
    device = Device(analyst=Slow())
    _, table = play_against_a_bot(device, "tiny-towns")
    record = device.ask("GET", f"/api/tables/{table}/record").body
    begun = device.ask("POST", "/api/reviews", record).body
    assert begun["stage"] == "quick"
    path = f"/api/reviews/{begun['key']}"
    assert [device.ask("GET", path).body["stage"] for _ in range(2)] == ["quick", "done"]
    assert error_of(device.ask("POST", "/api/reviews", "hello")) == "error-not-a-record"
    assert device.ask("GET", "/api/reviews/none").status == 404


def test_a_hint_is_given_for_what_the_seat_knows_and_is_noted() -> None:
    analyst = Slow()
    device = Device(analyst=analyst)
    page, table, token = against_a_bot(device)
    path = f"/api/tables/{table}/hint"
    assert error_of(device.ask("GET", path, token=token, seat="1")) == "table-no-hint-now"
    offer = page.views[1]["offer"]
    for _ in range(2):  # Asking again costs nothing.
        assert page.ask("hint", seat=1, offer=offer)["type"] == "ok"
    assert page.news["table"]["hints"] == 1
    assert [line["message"]["id"] for line in page.views[1]["log"]["lines"]][-1:] == ["log-hint"]
    answers = [device.ask("GET", path, token=token, seat="1").body for _ in range(3)]
    assert answers[-1]["hint"] == {"said by": "1"}
    job = analyst.jobs[0]
    view = find_game("tiny-towns").from_position(str(job["position"]))
    table_now = device.table(table)
    assert table_now.play is not None
    assert view == find_game("tiny-towns").view(table_now.play.state, 0)
    assert error_of(device.ask("GET", path, seat="1")) == "table-not-your-seat"
    for seat in ("", "0", "x", "21", "111"):
        assert error_of(device.ask("GET", path, token=token, seat=seat)) == "table-malformed"
    page.move(1, page.views[1]["moves"][0])
    assert error_of(device.ask("GET", path, token=token, seat="1")) == "table-no-hint-now"
    assert error_of(page.ask("hint", seat=1, offer=offer)) == "table-stale"
    while page.news["table"]["status"] == "playing":
        moves = page.views[1]["moves"]
        if moves:
            page.move(1, Random(1).choice(moves))
        else:
            assert device.step()
    record = device.ask("GET", f"/api/tables/{table}/record").body
    assert parse_record(record).setup["hints"] == 1
    assert device.ask("POST", "/api/replays", record).body["hints"] == 1


def test_an_estimate_is_made_of_what_the_seat_knows_and_leaves_no_trace() -> None:
    analyst = Slow()
    device = Device(analyst=analyst)
    page, table, token = against_a_bot(device)
    path = f"/api/tables/{table}/estimate"
    answers = [device.ask("GET", path, token=token, seat="1").body for _ in range(3)]
    assert [one["stage"] for one in answers] == ["quick", "quick", "done"]
    assert answers[-1]["estimate"] == {"said by": "1"}
    game, play = find_game("tiny-towns"), device.table(table).play
    assert play is not None
    assert game.from_position(str(analyst.jobs[0]["position"])) == game.view(play.state, 0)
    assert page.news["table"]["hints"] == 0
    assert error_of(device.ask("GET", path, seat="1")) == "table-not-your-seat"
    for seat in ("", "0", "x"):
        assert error_of(device.ask("GET", path, token=token, seat=seat)) == "table-malformed"
    page.move(1, page.views[1]["moves"][0])  # It may be asked for at any time.
    assert device.ask("GET", path, token=token, seat="1").status == 200
    _, over = play_against_a_bot(device, "tiny-towns")
    path = f"/api/tables/{over}/estimate"
    assert error_of(device.ask("GET", path, token=token, seat="1")) == "table-not-playing"


def test_among_people_there_are_no_hints_and_no_estimates() -> None:
    analyst = Slow()
    device = Device(analyst=analyst)
    for seats in ((ANN, BO), (ANN, BO, BOT)):
        opened = device.open(*seats, game="tiny-towns", options={"first": 1}, start=True)
        table, tokens = opened["table"], [seat["token"] for seat in opened["seats"]][:2]
        page = Page(device, table, tokens)
        offer = page.views[1]["offer"]
        assert error_of(page.ask("hint", seat=1, offer=offer)) == "table-no-hints"
        path = f"/api/tables/{table}/estimate"
        refused = device.ask("GET", path, token=tokens[0], seat="1")
        assert (refused.status, error_of(refused)) == (409, "table-no-estimates")
    assert analyst.jobs == []


def test_whatever_happens_a_job_says_how_it_ended() -> None:
    def refused(job: Any) -> Any:
        yield {"stage": "quick", "done": 1, "all": 2}
        raise TableError("table-malformed")

    def broken(job: Any) -> Any:
        raise ZeroDivisionError

    seen: list[Exception] = []
    told = [*said_by(refused, {}), *said_by(broken, {}, seen.append)]
    assert told[0] == progress("quick", done=1, all=2)
    assert [one["error"] for one in told[1:]] == [
        {"id": "table-malformed", "arguments": {}},
        {"id": "table-review-trouble", "arguments": {}},
    ]
    assert isinstance(seen[0], ZeroDivisionError)
    assert told[1] == failed(TableError("table-malformed").message)
