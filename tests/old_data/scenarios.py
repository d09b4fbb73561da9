"""What people had begun at a server or on a device: one function for each kind of table.

Each leaves its table as somebody would find it the next day, and returns how to come back.
"""

from collections.abc import Callable, Mapping
from datetime import UTC, datetime
from typing import Any

import cubetown
from tests.conformance.tiny_towns import EASY_BUILDINGS, EASY_MONUMENTS
from tests.old_data.places import Page, Place

Left = dict[str, Any]
"""`table`, `tokens`, and what else is needed to continue."""
PLAIN = {"cards": "first-game", "monuments": False}
ANN, BO, CY = ({"kind": "person", "name": name} for name in ("Ann", "Bo", "Cy"))
OPEN = {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}


def opened(place: Place, *seats: Any, game: str = "tiny-towns", **fields: Any) -> Left:
    """Open a table, which starts unless it is told not to."""
    wish = {"game": game, "seats": list(seats), "start": True, **fields}
    answer = place.post("tables", wish)
    seat_tokens = [seat["token"] for seat in answer["seats"]]
    return {"table": answer["table"], "tokens": [answer["starter"], *seat_tokens]}


def page_at(place: Place, left: Left) -> Page:
    """Open a page that holds all of a table's tokens."""
    return Page(place, left["table"], left["tokens"], left["table"][-4:])


def played(place: Place, left: Left, moves: int) -> Left:
    """Make some moves at a table."""
    page = page_at(place, left)
    page.play_on(moves)
    page.end()
    return left


def finished(place: Place, left: Left) -> Left:
    """Play a table to its end."""
    page = page_at(place, left)
    page.finish()
    page.end()
    return left


# Before the game


def lobby(place: Place) -> Left:
    """A seat is open, the terms were changed, and the host hasn't started."""
    left = opened(place, ANN, OPEN, BOT, start=False)
    page = page_at(place, left)
    page.do("rename", seat=1, name="Anna")
    page.do("add", kind="open")
    page.do("order", seats=[1, 4, 3, 2])
    page.do("options", options=PLAIN, watch="players", clock=600)
    page.end()
    return left


def slow_lobby(place: Place) -> Left:
    """A slow game waits for its second player."""
    pace = {"days": 2, "overdue": "wait", "pause": 7}
    return opened(place, ANN, OPEN, game="shake-that-city", pace=pace, start=False)


# While it is played


def can_undo(place: Place) -> Left:
    """Somebody has made a move that nobody else has seen."""
    return _until(place, opened(place, ANN, BO, options=PLAIN), "undo")


def can_reopen(place: Place) -> Left:
    """Somebody is done with a step that others still act in."""
    return _until(place, opened(place, ANN, BO, CY), "not_done")


def _until(place: Place, left: Left, wanted: str) -> Left:
    """Play on until a seat's view says that something can be done, but not at once."""
    page = page_at(place, left)
    page.play_on(30)
    while not any(view[wanted] for view in page.views.values()):
        page.move()
    page.end()
    return left


def undo_request(place: Place) -> Left:
    """A player asks to undo a move; one of the two others has agreed."""
    left = opened(place, ANN, BO, CY, options={"variant": "town-hall", "cavern": True})
    played(place, left, 40)
    ann, bo = (Page(place, left["table"], [token]) for token in left["tokens"][1:3])
    lines = ann.views[1]["lines"][: ann.views[1]["log"]["past"]]
    own = [number for number, line in enumerate(lines) if line["seat"] == 1 and line["move"]]
    ann.do("ask_take_back", seat=1, line=own[-2])
    bo.do("answer_take_back", seat=2, agree=True)
    assert bo.sync()["table"]["take_back"]["waiting"] == [3]
    ann.end()
    bo.end()
    return left


def with_clock(place: Place) -> Left:
    """Each step has a time limit."""
    return played(place, opened(place, ANN, BO, BOT, clock=3600, options=PLAIN), 25)


def slow(place: Place) -> Left:
    """A slow game in which a player has paused, and a bot plays when a turn is over."""
    pace = {"days": 2, "overdue": "bot", "pause": 7}
    left = played(place, opened(place, ANN, BO, game="shake-that-city", pace=pace), 12)
    page = page_at(place, left)
    page.do("pause", seat=2, days=3)
    page.play_on(1)
    page.end()
    return left


def helped(place: Place) -> Left:
    """A game against bots with a hint and a move taken back."""
    left = played(place, opened(place, ANN, BOT, BOT, options={"edition": "hu"}), 12)
    page = page_at(place, left)
    while not page.play:
        page.receive()
    page.do("hint", seat=1, offer=page.views[1]["offer"])
    lines = page.views[1]["lines"]
    own = [number for number, line in enumerate(lines) if line["seat"] == 1 and line["move"]]
    page.do("take_back", seat=1, line=own[-3])
    page.end()
    return left


def handed_over(place: Place) -> Left:
    """One player left the seat to a bot, another resigned."""
    left = played(place, opened(place, ANN, BO, CY, game="shake-that-city"), 14)
    page = page_at(place, left)
    page.do("leave", seat=2)
    page.do("resign", seat=3)
    page.end()
    return left


def city(place: Place) -> Left:
    """Four seats on the coast, with construction tiles."""
    options = {"variant": "construction", "side": "coastal"}
    seats = (ANN, BO, BOT, BOT)
    return played(place, opened(place, *seats, game="shake-that-city", options=options), 20)


def own_cards(place: Place) -> Left:
    """A table with cards of the host's own."""
    options = {"card_data": [*EASY_MONUMENTS, *EASY_BUILDINGS], "cards": ["bank"], "cavern": True}
    return played(place, opened(place, ANN, BO, options=options), 30)


def from_position(place: Place) -> Left:
    """A game that began from a position."""
    match = cubetown.Match("tiny-towns", 2, seed=5, edition="uk", orchard="anywhere")
    for _ in range(60):
        match.push(match.legal(match.to_act[0])[0], match.to_act[0])
    return played(place, opened(place, ANN, BO, position=match.position()), 10)


def solo(place: Place) -> Left:
    """A game alone."""
    return played(place, opened(place, ANN, options={"edition": "fr", "promos": True}), 20)


# After it


def evening(place: Place) -> Left:
    """Two games are over, and the third one in a row has begun."""
    left = opened(place, ANN, BO, game="shake-that-city")
    tables = []
    for _ in range(2):
        page = page_at(place, left)
        page.finish()
        tables.append(left["table"])
        rematch = page.do("rematch")
        page.end()
        tokens = [rematch["starter"], *(seat["token"] for seat in rematch["seats"])]
        left = {"table": rematch["table"], "tokens": tokens}
        page = page_at(place, left)
        page.do("start")
        page.end()
    return {**played(place, left, 9), "over": tables}


def rematch_lobby(place: Place) -> Left:
    """One player has asked for a rematch, and the other hasn't answered."""
    left = opened(place, ANN, BO, game="shake-that-city", options={"variant": "family"})
    page = Page(place, left["table"], left["tokens"])
    page.finish()
    page.end()
    page = Page(place, left["table"], left["tokens"][:2])
    rematch = page.do("rematch")
    page.end()
    first = [rematch["starter"], *(seat["token"] for seat in rematch["seats"])]
    return {**left, "rematch": rematch["table"], "first": first}


def closed(place: Place) -> Left:
    """The host closed the table in mid-game."""
    left = played(place, opened(place, ANN, BO, options=PLAIN), 20)
    page = page_at(place, left)
    page.do("close")
    page.end()
    return left


def reviewed(place: Place) -> Left:
    """A finished game with its review."""
    left = finished(place, opened(place, ANN, BOT, game="shake-that-city"))
    while place.get(f"tables/{left['table']}/review")["stage"] != "done":
        place.think()
    return left


# Deals


def daily(place: Place) -> Left:
    """A ranked attempt at today's deal is running."""
    return played(place, _attempt(place, "tiny-towns"), 12)


def daily_over(place: Place) -> Left:
    """A ranked attempt is over, and its result is on the board."""
    left = finished(place, _attempt(place, "shake-that-city"))
    place.post(f"tables/{left['table']}/result", None, left["tokens"][1])
    return left


def _attempt(place: Place, game: str) -> Left:
    today = datetime.now(UTC).date().isoformat()
    deal = f"daily/{game}/{today}"
    return {**opened(place, ANN, game=game, deal=deal, counted=True), "deal": deal}


def dealt(place: Place) -> Left:
    """A friend's deal was played and entered, and another attempt is running."""
    first = finished(place, opened(place, ANN, game="shake-that-city"))
    deal = place.get(f"tables/{first['table']}/deal")["deal"]
    over = finished(place, opened(place, BO, game="shake-that-city", deal=deal, counted=True))
    place.post(f"tables/{over['table']}/result", None, over["tokens"][1])
    left = opened(place, CY, game="shake-that-city", deal=deal, counted=True)
    return {**played(place, left, 11), "deal": deal, "entered": over["table"]}


def puzzle(place: Place) -> Left:
    """A puzzle is half solved."""
    puzzles = place.get("puzzles?game=tiny-towns")["puzzles"]
    return played(place, opened(place, ANN, deal=f"puzzle/{puzzles[0]['id']}"), 2)


def companion(place: Place) -> Left:
    """A companion of Tiny Towns, with monuments dealt, some rounds played and one undone."""
    wish = {
        "game": "tiny-towns",
        "players": ["Ann", "Bo"],
        "options": {"cards": "first-game", "first": 1},
    }
    taps = ["name wood", "next", "name brick", "next", "name glass", "undo"]
    return _tapped(place, wish, taps)


def city_companion(place: Place) -> Left:
    """A companion of Shake That City in its second round."""
    wish = {"game": "shake-that-city", "players": ["Ann", "Bo", "Cy"], "options": {}}
    return _tapped(place, wish, ["next", "choose", "next", "next"])


def _tapped(place: Place, wish: Any, taps: list[str]) -> Left:
    answer = place.post("companions", wish)
    id, tokens = answer["companion"], [seat["token"] for seat in answer["seats"]]
    fresh = "w5KpQ0xJ7d2fTn9LrVbYhGmZsEaUc4Xo"
    place.post(f"companions/{id}/claim", {"token": fresh}, tokens[1])
    tokens[1] = fresh
    for token in tokens:
        seen = place.get(f"companions/{id}", token)
        if seen["you"] and seen["you"].get("dealt"):
            place.post(f"companions/{id}", {"move": f"keep {seen['you']['dealt'][0]}"}, token)
    for tap in taps:
        tap_on(place, id, tap)
    return {"companion": id, "tokens": tokens}


def tap_on(place: Place, id: str, tap: str) -> Any:
    """Tap on a companion, `choose` the first colour that it shows."""
    seen = place.get(f"companions/{id}")
    if tap == "choose":
        tap = f"choose {seen['shake'][0].split()[0]}"
    return place.post(f"companions/{id}", {"move": tap, "version": seen["version"]})


Scenario = Callable[[Place], Left]
SCENARIOS: Mapping[str, Scenario] = {
    scenario.__name__: scenario
    for scenario in (
        *(lobby, slow_lobby, can_undo, can_reopen, undo_request, with_clock, slow, helped),
        *(handed_over, city, own_cards, from_position, solo, evening, rematch_lobby, closed),
        *(reviewed, daily, daily_over, dealt, puzzle, companion, city_companion),
    )
}
