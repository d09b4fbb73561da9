"""The forms of table/wire against what is really sent: nothing undeclared, nothing never sent."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass, replace
from functools import cache, partial
from random import Random
from types import UnionType
from typing import Any, Union, get_args, get_origin, is_typeddict
from unittest.mock import patch

import pytest

from cubetown.browser.analysis import DeviceAnalyst
from cubetown.core.game import CHANCE
from cubetown.core.playing import last_state, luck, play_chance
from cubetown.games import GAMES, find_game
from cubetown.review import hint, jobs, review
from cubetown.review.effort import Effort
from cubetown.review.estimate import Estimating
from cubetown.review.tried import tried
from cubetown.server.http.endpoints import forms
from cubetown.strength.comparing import COPY, NEW, OLD, comparison_of
from cubetown.strength.outcomes import Outcome, strength
from cubetown.table import bodies
from cubetown.table.analysis import Job, said_by
from cubetown.table.commands import REQUESTS, parse_request
from cubetown.table.table import TableError
from cubetown.table.wire import answers as http
from cubetown.table.wire import deals
from cubetown.table.wire import messages as wire
from cubetown.table.wire.json_schema import json_schema
from cubetown.table.wire.reading import Malformed, form_fields, read, reader
from cubetown.tiny_towns.state import (
    AddAll,
    AddOne,
    BuildOrDone,
    ChooseResource,
    KeepOne,
    NameResource,
    PlaceCube,
    PutBuilding,
    ReplaceBuilding,
    SetThreeAside,
    TakeResource,
    Task,
)
from cubetown.tiny_towns.town import Group, Resource
from tests.review.fakes import DiceEvaluator, random_record
from tests.service.playing import Device, Page, play_against_a_bot
from tests.table.test_tries import a_turn

ANN: dict[str, Any] = {"kind": "person", "name": "Ann"}
BO: dict[str, Any] = {"kind": "person", "name": "Bo"}
OPEN: dict[str, Any] = {"kind": "open"}
OWN_CARD = {
    **{"id": "hut", "group": "blue", "pattern": ["W"], "name": {"en": "Hut"}, "verified": False},
    "score": {"rule": "fixed", "points": 1},
}
Real = list[tuple[Any, Any]]
"""Forms, each with something real of that form."""
ELSEWHERE = {"GameInfo.sentences", "SeatView.drawing", "SeatView.labels", "Frame.drawing"}
"""Only a game from elsewhere has these."""
ON_A_SERVER = {"Listens.listens", "Webhook.service"}
"""Only a server tells of turns (tests/server/test_notices.py)."""


@cache
def everything() -> Real:
    """What a device was told while it did all there is to do."""
    device = Device()
    return [
        *_lobby(device),
        *_games(device),
        *_views(),
        *_company(device),
        *_tasks(),
        *_answers(device),
        *_companions(device),
        *_deals(device),
        *_slow(device),
        *_reviews(),
    ]


def _lobby(device: Device) -> Real:
    opened = device.open(
        ANN, OPEN, game="tiny-towns", options={"card_data": [OWN_CARD], "cards": ["hut"]}, clock=60
    )
    host = Page(device, opened["table"], [opened["starter"], opened["seats"][0]["token"]])
    guest = Page(device, opened["table"], [])
    guest.ask("sit", name="Bo")
    host.ask("start")
    host.ask("score")
    host.ask("plan", seat=1)
    host.ask("undo", seat=1, offer=999)
    host.connection.handle('{"type": "ping"}')
    host.ask("close")
    host.ask("rematch")
    return [(http.NewTableJson, opened), *((wire.ServerMessage, m) for m in host.told + guest.told)]


def _company(device: Device) -> Real:
    """Two people who speak, ask to go back, and leave a seat to a bot."""
    options = {"cards": "first-game", "monuments": False, "first": 1}
    opened = device.open(ANN, BO, game="tiny-towns", options=options, start=True)
    ann, bo = (Page(device, opened["table"], [seat["token"]]) for seat in opened["seats"])
    ann.ask("say", seat=1, phrase="hello")
    ann.move(1, "name wood")
    ann.ask("ask_take_back", seat=1, line=0)
    bo.ask("answer_take_back", seat=2, agree=False)
    bo.connection.end()
    return [(wire.ServerMessage, told) for told in ann.told + bo.told]


def _games(device: Device) -> Real:
    found: Real = []
    for game in GAMES:
        page, table = play_against_a_bot(device, game)
        found += [(wire.ServerMessage, told) for told in page.told]
        path = f"/api/tables/{table}"
        found.append((http.ReplayJson, device.ask("GET", f"{path}/replay").body))
        found.append((http.TableInfoJson, device.ask("GET", path).body))
    return found


def _views() -> Real:
    """Views of random games of all variants, from every seat, and a plan for the first."""
    found: Real = []
    for game in GAMES.values():
        for number, sample in enumerate(game.samples):
            rng = Random(number)
            seats = [f"P{seat}" for seat in range(int(str(sample["players"])))]
            state = game.start(game.setup({**sample, "players": [*seats]}, rng))
            while acting := game.to_act(state):
                seat = rng.choice(acting)
                if seat == CHANCE:
                    move = game.chance(state, rng)
                else:
                    move = rng.choice(game.legal_moves(state, seat))
                    found.append((wire.GameView, game.view_to_json(game.view(state, seat))))
                state = game.apply(state, seat, move)
            found.append((wire.Setup, game.setup_to_json(state.setup)))
            plan = {"type": "plan", "re": None, "plan": game.plan(state, 0)}
            found.append((wire.PlanJson, plan))
    return found


def _tasks() -> Real:
    """A view of Tiny Towns with every kind of task, rare ones too."""
    game, rng = find_game("tiny-towns"), Random(1)
    state = game.start(game.setup({"players": ["Ann", "Bo"], "first": 1}, rng))
    while game.to_act(state) == (CHANCE,):
        state = game.apply(state, CHANCE, game.chance(state, rng))
    tasks = (
        *(KeepOne(), NameResource(), TakeResource(), PlaceCube(Resource.WOOD, by_another=True)),
        *(BuildOrDone(), PutBuilding(Group.BLACK, 3), ChooseResource(5)),
        *(ReplaceBuilding(2, 7), AddOne(), AddAll((Group.RED,)), SetThreeAside()),
    )
    assert {type(task) for task in tasks} == set(get_args(Task))
    ann = replace(state.players[0], tasks=tasks)
    busy = replace(state, players=(ann, *state.players[1:]))
    return [(wire.GameView, game.view_to_json(game.view(busy, 0)))]


LESSONS = (
    {"game": "tiny-towns", "stage": "cube", "move": "name brick"},
    {"game": "shake-that-city", "stage": "shake"},
)


def measured() -> dict[str, Any]:
    """What some games say about a card."""
    comparison = comparison_of("farm_2", "farm", [{"id": "farm_2", "like": "farm"}])
    deals = {deal: Outcome(deal, {"new": deal, "well": 1}, 1, (deal,)) for deal in range(3)}
    other = {deal: Outcome(0, {}, 1, (deal,)) for deal in range(3)}
    return strength(comparison, {NEW: deals, COPY: other, OLD: other})


WATCHED = {"fill": 0, "four_of": 0, "fill_number": 5, "four_number": 3}
BOXES: tuple[dict[str, Any], ...] = (
    {
        "game": "shake-that-city",
        "options": {"components": {"bonus_tiles": {"watched": [WATCHED] * 3}}},
    },
    {
        "game": "tiny-towns",
        "options": {"card_data": [{"id": "chapel", "emblem": {"roof": "dome"}}]},
    },
)


def _answers(device: Device) -> Real:
    ask = device.ask
    town = [". wheat . .", "brick glass . .", *[". . . ."] * 2]
    sheet = {"game": "tiny-towns", "players": [{"name": "Ann", "town": town}]}
    build = {"game": "tiny-towns", "cards": ["cottage"], "town": town}
    known = {"tables": [{"table": "none", "tokens": []}]}
    return [
        (http.ServerInfoJson, ask("GET", "/api/server").body),
        (http.GameInfosJson, ask("GET", "/api/games").body),
        *((http.CardsJson, ask("GET", "/api/cards", game=game).body) for game in GAMES),
        (http.StrengthJson, measured()),
        *((http.BoxJson, ask("POST", "/api/cards", box).body) for box in BOXES),
        (http.TableInfosJson, ask("POST", "/api/tables/mine", known).body),
        (wire.ScoreJson, ask("POST", "/api/score", sheet).body),
        (http.PadAnswerJson, ask("POST", "/api/pad", sheet).body),
        (http.BuildsJson, ask("POST", "/api/builds", build).body),
        (http.PadBuildsJson, ask("POST", "/api/pad/builds", build).body),
        (http.RefusalJson, ask("GET", "/api/tables/none").body),
        *((http.LessonsJson, ask("GET", f"/api/lessons/{game}").body) for game in GAMES),
        *((http.LessonJson, ask("POST", "/api/lessons", wish).body) for wish in LESSONS),
        (http.BellJson, {"length": 1}),
        (http.HealthJson, {"status": "ok"}),
    ]


def _deals(device: Device) -> Real:
    """A counted try of today's deal, played to its end, and a try at a puzzle."""
    game, ask = "shake-that-city", device.ask
    device.time = 1_794_830_400.0
    daily = ask("GET", "/api/daily", game=game).body
    opened = device.open(ANN, game=game, deal=daily["deal"], counted=True)
    token, path = opened["seats"][0]["token"], f"/api/tables/{opened['table']}"
    page = Page(device, opened["table"], [token])
    while page.news["to_act"]:
        page.move(1, page.views[1]["moves"][0])
    puzzles = ask("GET", "/api/puzzles", game="tiny-towns").body
    tried = ask("POST", f"/api/puzzles/{puzzles['puzzles'][0]['id']}", {"moves": []}).body
    return [
        *((wire.ServerMessage, told) for told in page.told),
        (deals.DailyJson, daily),
        (deals.BoardJson, ask("POST", f"{path}/result", {}, token).body),
        (deals.TableDealJson, ask("GET", f"{path}/deal").body),
        (deals.DealJson, ask("GET", "/api/deal", deal=daily["deal"]).body),
        (http.TableInfoJson, ask("GET", path).body),
        (deals.PuzzlesJson, puzzles),
        (deals.PuzzleTryJson, tried),
    ]


def _slow(device: Device) -> Real:
    """A slow table at which somebody pauses."""
    pace = {"days": 2, "overdue": "bot", "pause": 7}
    opened = device.open(ANN, BO, game="tiny-towns", pace=pace, start=True)
    token, path = opened["seats"][0]["token"], f"/api/tables/{opened['table']}"
    page = Page(device, opened["table"], [token])
    page.ask("pause", seat=1, days=3)
    about = device.ask("GET", path, token=token).body
    return [*((wire.ServerMessage, told) for told in page.told), (http.TableInfoJson, about)]


def _reviews() -> Real:
    """Reviews, hints and estimates, by evaluators that throw dice."""
    found: Real = []
    for game in GAMES.values():
        dice, effort = DiceEvaluator(game), Effort(work=6)
        state = game.start(game.setup({"players": ["Ann", "Bo"], "first": 1}, Random(2)))
        state = last_state(state, play_chance(game, state, luck(game, Random(2))))
        seat = game.to_act(state)[0]
        position = game.view_position(game.view(state, seat))
        record = str(random_record(game, {"players": 2}, 4))
        with (
            patch.multiple(jobs, REVIEW=effort, review=partial(review, evaluator=dice)),
            patch.multiple(jobs, HINT=effort, hint=partial(hint, evaluator=dice)),
            patch.object(jobs, "Estimating", partial(Estimating, evaluator=dice)),
        ):
            reviewed = said_by(jobs.done_job, {"kind": "review", "record": record})
            found += [(http.JobJson, {**said, "key": "a"}) for said in reviewed]
            for kind in ("hint", "estimate"):
                asked: Job = {"kind": kind, "game": game.name, "position": position, "seat": seat}
                found += [(http.ProgressJson, said) for said in said_by(jobs.done_job, asked)]
        with patch.multiple(jobs, TRY=effort, tried=partial(tried, evaluator=dice)):
            device = Device(analyst=DeviceAnalyst())
            wish = a_turn(record, 1)
            told = [device.ask("POST", "/api/tries", {**wish, "moves": wish["best"]}).body]
            told.append(device.ask("POST", "/api/tries", wish).body)
            found += [(http.TryJson, one) for one in told]
            job: Job = {**wish, "kind": "try", "seat": 0, "turn": wish["best"]}
            found += [(http.ProgressJson, said) for said in said_by(jobs.done_job, job)]
    return found


def _companions(device: Device) -> Real:
    found: Real = []
    for game in GAMES:
        wish = {"game": game, "players": ["Ann", "Bo"]}
        made = device.ask("POST", "/api/companions", wish).body
        path, token = f"/api/companions/{made['companion']}", made["seats"][0]["token"]
        found.append((http.NewCompanionJson, made))
        for move in ("next", "name wood", "next"):
            version = device.ask("GET", path).body["version"]
            device.ask("POST", path, {"move": move, "version": version})
        told = device.ask("GET", path, token=token).body
        if told["you"] and told["you"]["dealt"]:
            for seat in made["seats"]:
                card = device.ask("GET", path, token=seat["token"]).body["you"]["dealt"][0]
                device.ask("POST", path, {"move": f"keep {card}"}, seat["token"])
        for move in ("next", "name wood", "next"):
            version = device.ask("GET", path).body["version"]
            device.ask("POST", path, {"move": move, "version": version})
        found += [
            (wire.CompanionView, device.ask("GET", path).body),
            (wire.CompanionView, device.ask("GET", path, token=token).body),
        ]
    return found


@pytest.mark.slow
def test_what_is_sent_has_its_form() -> None:
    for form, value in everything():
        read(form, value)


@pytest.mark.slow
def test_what_is_declared_is_sent() -> None:
    sent = {field for form, value in everything() for field in fields_in(form, value)}
    declared = {f"{name(form)}.{field}" for form in answers() for field in form_fields(form)}
    assert declared - sent == ELSEWHERE | ON_A_SERVER
    assert sent <= declared


def name(form: Any) -> str:
    return str(form.__name__).removesuffix("Json")


def answers() -> set[Any]:
    """Every TypedDict that an answer may hold."""
    found: set[Any] = set()

    def look(form: Any) -> None:
        bare = get_origin(form) or form
        if is_typeddict(bare) and bare not in found:
            found.add(bare)
            for hint in form_fields(bare).values():
                look(hint)
        bound = getattr(form, "__bound__", None)
        for inner in (*get_args(form), *([bound] if bound is not None else [])):
            look(inner)

    for form in forms():
        look(form)
    return found


def fields_in(form: Any, value: Any) -> Iterator[str]:
    """The declared fields that something real has."""
    if getattr(form, "__bound__", None) is not None:
        yield from fields_in(form.__bound__, value)
    elif get_origin(form) in (Union, UnionType):
        yield from fields_in(fitting(form, value), value)
    elif is_typeddict(get_origin(form) or form):
        hints = form_fields(get_origin(form) or form)
        for field, inner in value.items():
            yield f"{name(get_origin(form) or form)}.{field}"
            yield from fields_in(hints[field], inner)
    elif get_origin(form) is list:
        for item in value:
            yield from fields_in(get_args(form)[0], item)
    elif get_origin(form) is Mapping:
        for item in value.values():
            yield from fields_in(get_args(form)[1], item)


def fitting(form: Any, value: Any) -> Any:
    for option in get_args(form):
        try:
            reader(option)(value)
        except Malformed:
            continue
        return option
    raise AssertionError(value)


# Reading


@pytest.mark.parametrize(
    "text",
    [
        '{"type": "move", "seat": 1, "offer": 0, "move": "done", "more": 1}',
        '{"type": "move", "seat": 1, "offer": 0}',
        '{"type": "move", "seat": "1", "offer": 0, "move": "done"}',
        '{"type": "move", "seat": true, "offer": 0, "move": "done"}',
        '{"type": "move", "seat": 1.0, "offer": 0, "move": "done"}',
        '{"type": "move", "seat": 0, "offer": 0, "move": "done"}',
        '{"type": "move", "seat": 21, "offer": 0, "move": "done"}',
        '{"type": "move", "seat": 1, "offer": -1, "move": "done"}',
        '{"type": "move", "seat": 1, "offer": 1000000001, "move": "done"}',
        '{"type": "move", "seat": 1, "offer": 0, "move": "%s"}' % ("x" * 201),
        '{"type": "move", "seat": 1, "offer": 0, "move": null}',
        '{"type": "sit", "name": "Ann", "token": "short"}',
        '{"type": "sit", "name": "Ann", "token": "%s"}' % ("x" * 101),
        '{"type": "sit", "name": "\\ud800"}',
        '{"type": "hello", "table": "x", "tokens": "abc"}',
        json.dumps({"type": "hello", "table": "x", "tokens": ["x"] * 21}),
        json.dumps({"type": "order", "seats": [1] * 21}),
        '{"type": "seat", "seat": 1, "kind": "person"}',
        '{"type": "options", "options": {}, "watch": "all", "clock": null}',
        '{"type": "options", "options": [], "watch": "link", "clock": null}',
        '{"type": "options", "options": {}, "watch": "link", "clock": 9}',
        '{"type": "options", "options": {}, "watch": "link"}',
        '{"type": "options", "options": {"x": NaN}, "watch": "link", "clock": null}',
        '{"type": "ping", "re": 1.5}',
        '{"type": "ping", "re": "%s"}' % ("x" * 101),
        '{"type": "ping", "re": %s}' % ("9" * 30),
        '{"type": ["ping"]}',
        '{"type": "ping"',
        "[" * 10_000,
        "null",
    ],
)
def test_a_message_of_another_form_is_refused(text: str) -> None:
    with pytest.raises(TableError) as refused:
        parse_request(text)
    assert refused.value.message.id == "table-malformed"


def test_a_message_that_is_too_long_is_refused() -> None:
    for text in ('{"type": "ping", "re": "%s"}' % ("x" * 16_384), '"%s"' % ("é" * 8_192)):
        with pytest.raises(TableError) as refused:
            parse_request(text)
        assert refused.value.message.id == "table-too-long"


def test_every_request_keeps_its_mark() -> None:
    fill = {
        **{"seat": 1, "seats": [1], "table": "x", "name": "Ann", "kind": "open", "bot": "easy"},
        **{"offer": 1, "move": "done", "line": 0, "options": {}, "watch": "link", "clock": 10},
        **{"phrase": "hello", "agree": True, "days": 1},
    }
    for type, request in REQUESTS.items():
        given = {key: value for key, value in fill.items() if key in form_fields(request)}
        parsed = parse_request(json.dumps({"type": type, "re": "mark", **given}))
        assert (parsed.type, parsed.re) == (type, "mark")


def test_a_body_tells_where_it_is_wrong() -> None:
    wish = {"game": "tiny-towns", "seats": [{"kind": "person", "name": 5}]}
    with pytest.raises(Malformed, match="seats: 0: name: not str or NoneType"):
        read(bodies.TableWish, wish)


def test_the_schema_of_a_form_says_its_bounds() -> None:
    schema = json_schema(bodies.TableWish)
    assert schema["required"] == ["game", "seats"]
    assert schema["additionalProperties"] is False
    assert schema["properties"]["game"] == {"type": "string", "minLength": 0, "maxLength": 200}
    seats = schema["properties"]["seats"]
    assert (seats["minItems"], seats["maxItems"]) == (1, 20)
    clock = schema["properties"]["clock"]["anyOf"]
    assert clock == [{"type": "integer", "minimum": 10, "maximum": 3600}, {"type": "null"}]
    assert json_schema(bodies.Claim)["properties"]["token"]["pattern"] == "^[A-Za-z0-9_-]{32,100}$"


def test_every_field_of_a_request_is_a_form() -> None:
    for form in forms():
        for option in get_args(form) if get_origin(form) else [form]:
            if is_dataclass(option):
                assert set(form_fields(option)) == {field.name for field in fields(option)}


def test_a_game_is_found_by_its_name() -> None:
    assert [find_game(game).name for game in GAMES] == list(GAMES)
