"""What people left at commit f1acf63 opens, shows what it showed, and is played to its end.

`data/server.sql` is a server's database and `data/device.json` what a browser keeps; make.py made
both, scenarios.py says what is in them. Here their clock stands a minute after that.
"""

import json
import sqlite3
from collections.abc import Callable, Iterator, Mapping
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from time import monotonic
from typing import Any

import pytest

from cubetown.browser.host import Host, new_id
from cubetown.core.record import parse_record, replay
from cubetown.games import find_game
from cubetown.server.settings import DAY, Settings
from cubetown.server.stores.sqlite import SqliteStore
from cubetown.table.means import Means
from tests.browser.test_host import Worker
from tests.old_data.looking import lacks, seen
from tests.old_data.make import DATA
from tests.old_data.places import Device, Page, Place, Server
from tests.old_data.scenarios import SCENARIOS, Left, page_at, tap_on
from tests.server.serving import serving

PLACES = ("server", "device")
FIXTURES: Mapping[str, Any] = {
    place: json.loads((DATA / f"{place}.json").read_text("utf-8")) for place in PLACES
}


def clock(place: str, later: float) -> Callable[[], float]:
    """Return a clock that starts this much later than the fixture was made."""
    start = FIXTURES[place]["made"] + later - monotonic()
    return lambda: start + monotonic()


@contextmanager
def old_server(folder: Path, *, later: float = 60.0, bot_pace: float = 0.0) -> Iterator[Server]:
    """Start a server on the old database."""
    file = folder / "tables.db"
    if not file.exists():
        with closing(sqlite3.connect(file)) as database:
            database.executescript((DATA / "server.sql").read_text("utf-8"))
    settings = Settings(
        bot_pace=bot_pace,
        bot_workers=0,
        strong_bots=False,
        messages_a_second=10_000.0,
        requests_a_second=10_000.0,
        look_every=0.05,
        grace=0.0,
        tick=0.02,
        rng=Random(1),
        now=clock("server", later),
    )
    with serving(SqliteStore(file), settings) as address:
        yield Server(address)


def old_device() -> Device:
    """Open the old database of a device."""
    worker = Worker({id: list(parts) for id, parts in FIXTURES["device"]["database"].items()})
    now = clock("device", 60.0)
    worker.host = Host(
        Means(
            rng=Random(1),
            now=now,
            until=lambda due: due - now(),
            new_id=new_id,
            bot_seconds=0.01,
        )
    )
    return Device(worker)


def all_seen(place: Place, where: str) -> Mapping[str, Any]:
    """Return what is shown of everything that was left."""
    return {name: seen(place, left) for name, left in FIXTURES[where]["left"].items()}


@dataclass
class Return:
    """People come back: what they are shown, and where they continue."""

    shown: Mapping[str, Any]
    place: Place


@pytest.fixture(scope="module")
def returns(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Mapping[str, Return]]:
    folder, device = tmp_path_factory.mktemp("old"), old_device()
    with old_server(folder, bot_pace=1000.0) as server:
        shown = all_seen(server, "server")
    with old_server(folder) as server:
        yield {
            "server": Return(shown, server),
            "device": Return(all_seen(device, "device"), device),
        }


# Going on


def finish(place: Place, left: Left) -> None:
    """Play a table to its end, whose record and score agree."""
    page = page_at(place, left)
    page.finish()
    check_end(place, page, left)


def check_end(place: Place, page: Page, left: Left) -> None:
    """Check that a game is over, and that its record leads to its score."""
    score = page.sync()["score"]
    page.end()
    assert page.status == "over"
    record = parse_record(place.get(f"tables/{left['table']}/record", left["tokens"][0]))
    game = find_game(record.game)
    totals = [player.total for player in game.score(replay(game, record)[-1]).players]
    assert totals == [player["total"] for player in score["players"]]


def sit_and_start(place: Place, left: Left) -> None:
    """Take the open seat, start, and play."""
    guest = Page(place, left["table"], [])
    answer = guest.do("sit", name="Zoë")
    guest.end()
    host = page_at(place, left)
    host.do("start")
    host.end()
    finish(place, {**left, "tokens": [*left["tokens"], answer["token"]]})


def undo(place: Place, left: Left) -> None:
    """Undo the move that nobody has seen."""
    page = page_at(place, left)
    view = next(view for view in page.views.values() if view["undo"])
    page.do("undo", seat=view["seat"], offer=view["offer"])
    page.sync()
    page.end()
    assert len(page.views[view["seat"]]["lines"]) == len(view["lines"]) - 1
    finish(place, left)


def reopen(place: Place, left: Left) -> None:
    """Continue with a step that a player was done with."""
    page = page_at(place, left)
    view = next(view for view in page.views.values() if view["not_done"])
    assert not view["moves"]
    page.do("not_done", seat=view["seat"], offer=view["offer"])
    page.sync()
    page.end()
    assert page.views[view["seat"]]["moves"]
    finish(place, left)


def agree(place: Place, left: Left) -> None:
    """Agree to the undo request as the last player."""
    cy = Page(place, left["table"], left["tokens"][3:])
    cy.do("answer_take_back", seat=3, agree=True)
    table = cy.sync()["table"]
    cy.end()
    assert (table["take_back"], table["take_backs"]) == (None, 1)
    finish(place, left)


def check_clock(place: Place, left: Left) -> None:
    """See how long each player has left."""
    page = page_at(place, left)
    seats = {view["seat"] for view in page.play.values()}
    lefts = {clock["seat"]: clock["left"] for clock in page.told["clocks"]}
    page.end()
    assert lefts.keys() == seats
    assert all(3000 < seconds <= 3600 for seconds in lefts.values())
    finish(place, left)


def resume(place: Place, left: Left) -> None:
    """Come back early from a pause at a slow table."""
    page = page_at(place, left)
    days = {clock["seat"]: clock["left"] / DAY for clock in page.told["clocks"]}
    assert all(1.9 < number <= 5.0 for number in days.values()), days
    page.do("resume", seat=2)
    page.end()
    finish(place, left)


def take_back(place: Place, left: Left) -> None:
    """Take another move back, and count it with the one before."""
    page = page_at(place, left)
    lines = page.views[1]["lines"]
    own = [number for number, line in enumerate(lines) if line["seat"] == 1 and line["move"]]
    page.do("take_back", seat=1, line=own[-1])
    table = page.sync()["table"]
    page.end()
    assert (table["take_backs"], table["hints"]) == (2, 1)
    finish(place, left)


def take_seat(place: Place, left: Left) -> None:
    """Take a seat back from the bot; the seat that was resigned stays the bot's."""
    page = page_at(place, left)
    page.do("take", seat=2)
    assert page.ask("take", seat=3)["error"]["id"] == "table-resigned"
    page.end()
    finish(place, left)


def another_game(place: Place, left: Left) -> None:
    """Finish the third game of the evening, and ask for a fourth."""
    finish(place, left)
    page = page_at(place, left)
    rematch = page.do("rematch")
    page.end()
    tokens = [rematch["starter"], *(seat["token"] for seat in rematch["seats"])]
    fourth = {"table": rematch["table"], "tokens": tokens}
    host = page_at(place, fourth)
    host.do("start")
    host.end()
    finish(place, fourth)


def join_rematch(place: Place, left: Left) -> None:
    """Ask for the same rematch as the second player, and play it."""
    bo = Page(place, left["table"], left["tokens"][2:])
    answer = bo.do("rematch")
    bo.end()
    assert (answer["table"], answer["starter"]) == (left["rematch"], None)
    tokens = [*left["first"], *(seat["token"] for seat in answer["seats"])]
    rematch = {"table": left["rematch"], "tokens": tokens}
    host = page_at(place, rematch)
    host.do("start")
    host.end()
    finish(place, rematch)


def stay(place: Place, left: Left) -> None:
    """Leave a table that is over as it is."""
    page = page_at(place, left)
    page.end()
    assert page.status in ("over", "closed")


def check_review(place: Place, left: Left) -> None:
    """Read the review that was stored with the game."""
    review = place.get(f"tables/{left['table']}/review")
    assert review["stage"] == "done"
    assert review["review"]["players"][0]["seat"] == 1


def enter(place: Place, left: Left) -> None:
    """Finish a ranked attempt, and find its result on the board."""
    finish(place, left)
    board = place.post(f"tables/{left['table']}/result", None, left["tokens"][1])
    assert board["mine"]["table"] == left["table"]
    assert board["number"] == (2 if "entered" in left else 1)


def tap(place: Place, left: Left) -> None:
    """Play on beside the box, and undo."""
    before = place.get(f"companions/{left['companion']}")
    taps = ["next", "undo"] if before["phase"] in ("draw", "shake") else ["choose", "undo"]
    if before["game"] == "tiny-towns":
        taps = ["name stone", "next", "undo"]
    for one in taps:
        after = tap_on(place, left["companion"], one)
    assert after["version"] == before["version"] + len(taps)
    fresh = "n8RtWq3ZkP5vJ0cLxYdGfBs7HmTaE2Uo"
    answer = place.post(
        f"companions/{left['companion']}/claim", {"token": fresh}, left["tokens"][1]
    )
    assert answer["seat"] == 2


GOING_ON: Mapping[str, Callable[[Place, Left], None]] = {
    "lobby": sit_and_start,
    "slow_lobby": sit_and_start,
    "can_undo": undo,
    "can_reopen": reopen,
    "undo_request": agree,
    "with_clock": check_clock,
    "slow": resume,
    "helped": take_back,
    "handed_over": take_seat,
    "evening": another_game,
    "rematch_lobby": join_rematch,
    "closed": stay,
    "reviewed": check_review,
    "daily": enter,
    "daily_over": stay,
    "dealt": enter,
    "companion": tap,
    "city_companion": tap,
}
"""The next moves of each scenario; a table that isn't here is played to its end."""


@pytest.mark.parametrize("name", SCENARIOS)
@pytest.mark.parametrize("where", PLACES)
def test_what_was_left_shows_the_same_and_goes_on(
    returns: Mapping[str, Return], where: str, name: str
) -> None:
    assert lacks(returns[where].shown[name], FIXTURES[where]["seen"][name]) == []
    GOING_ON.get(name, finish)(returns[where].place, FIXTURES[where]["left"][name])


def test_a_bot_plays_a_turn_that_was_over_while_the_server_was_down(tmp_path: Path) -> None:
    left = FIXTURES["server"]["left"]["slow"]
    with old_server(tmp_path, later=10 * DAY) as place:
        page = page_at(place, left)
        while "log-time-up" not in [line["message"]["id"] for line in page.views[1]["lines"]]:
            page.receive()
        page.end()


def test_an_attempt_at_a_past_daily_challenge_still_counts_once_it_is_over(tmp_path: Path) -> None:
    left = FIXTURES["server"]["left"]["daily"]
    with old_server(tmp_path, later=3 * DAY) as place:
        enter(place, left)
