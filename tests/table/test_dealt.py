"""Tables that play a deal: the same luck, counted tries, boards, puzzles."""

from random import Random
from typing import Any

import pytest

from cubetown.deals.daily import daily_deal, read_day
from cubetown.deals.deal import parse_deal
from tests.service.playing import Device, Page

DAY = "2026-11-16"
NOON = 1_794_830_400.0
"""2026-11-16 at noon, UTC."""
GAME = "shake-that-city"
DAILY = f"daily/{GAME}/{DAY}"


def device() -> Device:
    made = Device()
    made.time = NOON
    return made


def person(name: str) -> dict[str, Any]:
    return {"kind": "person", "name": name}


def sit_down(at: Device, name: str, **fields: Any) -> tuple[Page, str, str]:
    """A player's page, the table and the token of the seat."""
    opened = at.open(person(name), **{"game": GAME, "deal": DAILY, **fields})
    token = opened["seats"][0]["token"]
    return Page(at, opened["table"], [token]), opened["table"], token


def play_to_the_end(at: Device, page: Page, seed: int) -> list[str]:
    """Play at random; gives chance's moves."""
    rng = Random(seed)
    while page.news["to_act"]:
        page.move(1, rng.choice(page.views[1]["moves"]))
    record = at.ask("GET", f"/api/tables/{page.news['table']['table']}/record").body
    return [line for line in record.splitlines() if line.startswith("chance ")]


def test_a_counted_try_is_dealt_resumed_recounted_and_ranked() -> None:
    at = device()
    ann, table, token = sit_down(at, "Ann", counted=True)
    assert ann.news["table"]["deal"] == {"deal": DAILY, "counted": True}
    for _ in range(4):
        ann.move(1, ann.views[1]["moves"][0])
    # Neither back, nor to a bot, nor helped; and the result cannot be entered early.
    offer = ann.views[1]["offer"]
    assert ann.ask("hint", seat=1, offer=offer)["error"]["id"] == "deal-counted"
    asked = at.ask("GET", f"/api/tables/{table}/estimate", token=token, seat="1")
    assert asked.body["error"]["id"] == "deal-counted"
    assert ann.ask("take_back", seat=1, line=2)["error"]["id"] == "deal-counted"
    asked = ann.ask("hint", seat=1, offer=ann.views[1]["offer"])
    assert asked["error"]["id"] == "deal-counted"
    assert ann.ask("leave", seat=1)["error"]["id"] == "deal-counted"
    early = at.ask("POST", f"/api/tables/{table}/result", {}, token)
    assert early.body["error"]["id"] == "table-not-over"
    # It goes on where it was left, also after the day has ended.
    at.time += 86_400
    again = Device(store=at.store)
    again.time = at.time
    resumed = Page(again, table, [token])
    assert resumed.views[1]["view"] == ann.views[1]["view"]
    luck = play_to_the_end(again, resumed, 1)
    unproven = again.ask("POST", f"/api/tables/{table}/result", {})  # Without Ann's token.
    assert (unproven.status, unproven.body["error"]["id"]) == (422, "table-not-your-seat")
    sent = {"points": 999, "won": True}
    entered = again.ask("POST", f"/api/tables/{table}/result", sent, token).body
    total = resumed.news["score"]["players"][0]["total"]
    assert (entered["mine"]["points"], entered["mine"]["rank"]) == (total, 1)
    assert again.ask("POST", f"/api/tables/{table}/result", {}, token).body["number"] == 1
    assert again.ask("GET", f"/api/tables/{table}/record").status == 200

    again.time = NOON
    bo, second, his = sit_down(again, "ann", counted=True)
    assert play_to_the_end(again, bo, 2) == luck
    board = again.ask("POST", f"/api/tables/{second}/result", {}, his).body
    assert sorted(row["name"] for row in board["top"]) == ["Ann", "ann 2"]
    assert sum(bar["number"] for bar in board["histogram"]) == board["number"] == 2
    results = [(row["won"], row["points"]) for row in board["top"]]
    assert results == sorted(results, reverse=True)
    # The same deal as a link has a board of its own, and so have other options.
    code = daily_deal(GAME, read_day(DAY)).deal.code
    assert again.ask("GET", "/api/board", deal=code).body["number"] == 0
    assert again.ask("GET", f"/api/tables/{table}/deal").body == {"deal": code}


def test_a_counted_try_is_its_players_alone_until_its_end() -> None:
    at = device()
    ann, table, token = sit_down(at, "Ann", counted=True)
    ann.move(1, ann.views[1]["moves"][0])
    bo = Page(at, table, [])
    assert (bo.news["table"]["watch"], bo.views, bo.news["to_act"]) == ("players", {}, [])
    assert bo.ask("score")["error"]["id"] == "table-no-watching"
    for what in ("replay", "position", "record", "deal", "review"):
        closed = at.ask("GET", f"/api/tables/{table}/{what}")
        assert closed.body["error"]["id"] == "table-no-watching", what
    assert at.ask("GET", f"/api/tables/{table}").body["to_act"] == []
    # Its player sees the moves so far, and can go on from none of them elsewhere.
    assert at.ask("GET", f"/api/tables/{table}/replay", token=token).status == 200
    passed_on = at.ask("GET", f"/api/tables/{table}/position", token=token)
    assert (passed_on.status, passed_on.body["error"]["id"]) == (409, "deal-counted")
    for what in ("record", "review"):
        early = at.ask("GET", f"/api/tables/{table}/{what}", token=token)
        assert early.body["error"]["id"] == "table-not-over", what
    # Once it is over everybody may compare it.
    play_to_the_end(at, ann, 1)
    assert bo.news["table"]["watch"] == "link"
    assert bo.news["score"] == ann.news["score"]
    for what in ("replay", "position", "record", "deal"):
        assert at.ask("GET", f"/api/tables/{table}/{what}").status == 200, what


def test_a_closed_try_is_a_closed_table_like_any_other() -> None:
    at = device()
    opened = at.open(person("Ann"), game=GAME, deal=DAILY, counted=True)
    host = Page(at, opened["table"], [opened["starter"]])
    assert host.ask("close")["type"] == "ok"
    bo = Page(at, opened["table"], [])
    assert (bo.news["table"]["status"], bo.news["table"]["watch"]) == ("closed", "link")
    token = opened["seats"][0]["token"]
    refused = at.ask("POST", f"/api/tables/{opened['table']}/result", {}, token)
    assert refused.body["error"]["id"] == "table-not-over"


def test_practice_goes_back_and_never_counts() -> None:
    at = device()
    page, table, token = sit_down(at, "Ann", deal=f"daily/{GAME}/2026-03-01")
    page.move(1, page.views[1]["moves"][0])
    page.move(1, page.views[1]["moves"][0])
    assert page.ask("take_back", seat=1, line=1)["type"] == "ok"
    play_to_the_end(at, page, 1)
    refused = at.ask("POST", f"/api/tables/{table}/result", {}, token)
    assert refused.body["error"]["id"] == "deal-not-counted"


def changed_link() -> str:
    """The link of today's luck with other options."""
    deal = daily_deal(GAME, read_day(DAY)).deal
    other = deal.start.replace("landlocked", "coastal")
    assert other != deal.start
    return type(deal)(GAME, other, deal.luck).code


@pytest.mark.parametrize(
    "fields",
    [
        {"deal": DAILY},
        {"deal": daily_deal(GAME, read_day(DAY)).deal.code},
        {"deal": daily_deal(GAME, read_day(DAY)).deal.code, "counted": True},
        {"deal": changed_link(), "counted": True},
    ],
    ids=["practice", "link", "counted link", "other options"],
)
def test_todays_deal_is_dealt_to_anybody(fields: dict[str, Any]) -> None:
    at = device()
    sit_down(at, "Ann", counted=True)  # There are no accounts: this may be anybody.
    sit_down(at, "Bo", **fields)


def test_the_games_of_todays_board_are_shown_to_whoever_is_on_it() -> None:
    at = device()
    for name in ("Ann", "Bo"):
        page, table, token = sit_down(at, name, counted=True)
        play_to_the_end(at, page, 1)
        at.ask("POST", f"/api/tables/{table}/result", {}, token)
    for mine in ({}, {"table": "here-nothing"}):
        outside = at.ask("GET", "/api/board", deal=DAILY, **mine).body
        assert [row["table"] for row in outside["top"]] == [None, None]
    inside = at.ask("GET", "/api/board", deal=DAILY, table=table).body
    assert all(row["table"] for row in inside["top"])
    assert inside["mine"]["name"] == "Bo"
    at.time += 86_400
    later = at.ask("GET", "/api/board", deal=DAILY).body
    assert all(row["table"] for row in later["top"])


def test_every_board_but_that_of_today_gives_its_games_to_everybody() -> None:
    at = device()
    for link in (daily_deal(GAME, read_day(DAY)).deal.code, changed_link()):
        page, table, token = sit_down(at, "Ann", deal=link, counted=True)
        play_to_the_end(at, page, 1)
        at.ask("POST", f"/api/tables/{table}/result", {}, token)
        outside = at.ask("GET", "/api/board", deal=link).body
        assert [row["table"] for row in outside["top"]] == [table]


def test_a_day_is_dealt_when_it_begins() -> None:
    at = device()
    at.time = NOON + 43_199
    tomorrow = f"daily/{GAME}/2026-11-17"
    for _ in range(2):
        is_here = at.time >= NOON + 43_200
        for path, query in (
            ("/api/daily", {"game": GAME, "date": "2026-11-17"}),
            ("/api/deal", {"deal": tomorrow}),
            ("/api/board", {"deal": tomorrow}),
        ):
            told = at.ask("GET", path, **query)
            assert (told.status == 200) is is_here
            assert is_here or told.body["error"]["id"] == "deal-not-yet"
        at.time += 1


def test_a_finished_game_becomes_a_link_that_friends_play() -> None:
    at = device()
    opened = at.open(person("Ann"), game=GAME, options={"side": "coastal"}, start=True)
    token = opened["seats"][0]["token"]
    ann = Page(at, opened["table"], [token])
    early = at.ask("GET", f"/api/tables/{opened['table']}/deal")
    assert early.body["error"]["id"] == "table-not-over"  # Its luck is a secret until then.
    luck = play_to_the_end(at, ann, 1)
    code = at.ask("GET", f"/api/tables/{opened['table']}/deal").body["deal"]
    told = at.ask("GET", "/api/deal", deal=code).body
    assert (told["game"], told["setup"]["side"], told["daily"]) == (GAME, "coastal", None)
    bo, table, his = sit_down(at, "Bo", deal=code, counted=True)
    assert play_to_the_end(at, bo, 2) == luck
    board = at.ask("POST", f"/api/tables/{table}/result", {}, his).body
    assert [row["name"] for row in board["top"]] == ["Bo"]
    other = parse_deal(code)
    changed = type(other)(other.game, other.start.replace("coastal", "landlocked"), other.luck)
    assert at.ask("GET", "/api/board", deal=changed.code).body["number"] == 0


def test_a_puzzle_has_no_hints() -> None:
    at = device()
    for game in ("tiny-towns", GAME):
        deal = f"puzzle/{at.ask('GET', '/api/puzzles', game=game).body['puzzles'][0]['id']}"
        ann, table, token = sit_down(at, "Ann", game=game, deal=deal)
        asked = ann.ask("hint", seat=1, offer=ann.views[1]["offer"])
        assert asked["error"]["id"] == "deal-puzzle-no-hint"
        estimate = at.ask("GET", f"/api/tables/{table}/estimate", token=token, seat="1")
        assert estimate.body["error"]["id"] == "deal-puzzle-no-hint"
        assert ann.news["table"]["hints"] == 0


@pytest.mark.parametrize(
    ("fields", "error"),
    [
        ({"deal": f"daily/{GAME}/2026-11-15", "counted": True}, "deal-not-today"),
        ({"deal": f"daily/{GAME}/2026-11-17", "counted": True}, "deal-not-yet"),
        ({"deal": f"daily/{GAME}/2026-11-17"}, "deal-not-yet"),
        ({"deal": f"daily/{GAME}/1999-01-01"}, "deal-too-early"),
        ({"deal": f"daily/{GAME}/9999-12-31"}, "deal-too-late"),
        ({"deal": f"daily/{GAME}/soon"}, "deal-no-day"),
        ({"deal": f"daily/{GAME}/20261116", "counted": True}, "deal-no-day"),
        ({"deal": f"daily/{GAME}/2026-W47-1", "counted": True}, "deal-no-day"),
        ({"deal": "daily/chess/2026-11-16"}, "error-no-such-game"),
        ({"deal": "puzzle/tiny-towns-0"}, "deal-puzzle-unknown"),
        ({"deal": "x!"}, "deal-unreadable"),
        ({"deal": DAILY, "options": {"side": "coastal"}}, "table-malformed"),
        ({"deal": DAILY, "game": "tiny-towns"}, "table-malformed"),
        ({"deal": DAILY, "seats": [person("Ann"), person("Bo")]}, "deal-one-player"),
        ({"counted": True}, "deal-unreadable"),
    ],
)
def test_a_try_that_cannot_be_is_refused(fields: dict[str, Any], error: str) -> None:
    at = device()
    wish = {"game": GAME, "seats": [person("Ann")], **fields}
    answer = at.ask("POST", "/api/tables", wish)
    assert answer.status >= 400
    assert answer.body["error"]["id"] == error


def test_the_deal_of_the_day_is_told_with_its_par() -> None:
    at = device()
    told = at.ask("GET", "/api/daily", game=GAME).body
    assert (told["date"], told["today"], told["deal"]) == (DAY, True, DAILY)
    assert told["ends"] == NOON + 43_200
    assert told["par"] == max(told["bots"].values())
    first = at.ask("GET", "/api/daily", game=GAME, date="2026-01-01").body
    assert (first["today"], first["number"]) == (False, 1)
    assert at.ask("GET", "/api/daily", game="chess").status == 404


def test_a_day_has_one_board() -> None:
    at = device()
    assert at.ask("GET", "/api/board", deal=DAILY).body["number"] == 0
    for day in ("20261116", "2026-W47-1", "soon"):
        other = at.ask("GET", "/api/board", deal=f"daily/{GAME}/{day}")
        assert other.body["error"]["id"] == "deal-no-day"
