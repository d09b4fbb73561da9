"""Tables from the lobby to the rematch, as their visitors see them."""

import asyncio
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest

from cubetown.core.message import GameError
from cubetown.core.record import parse_record, replay
from cubetown.games import find_game
from cubetown.table.answers import summary
from cubetown.table.bodies import CompanionWish
from cubetown.table.table import Holder, record
from tests.server.visiting import (
    BOT,
    OPEN,
    QUICK,
    Told,
    Visitor,
    new_table,
    open_tables,
    person,
    play_on,
    run,
    some_ticks,
    started,
)

PATIENT = replace(QUICK, gone_after=3600.0)
FIRST_GAME = {"cards": "first-game", "monuments": False, "first": 1}
SLOW_BOTS = replace(QUICK, bot_pace=3600.0)


def error_of(answer: Told) -> str:
    """The id of an error."""
    assert answer["type"] == "error", answer
    return str(answer["error"]["id"])


def is_over(visitor: Visitor) -> bool:
    return bool(visitor.now("table")["status"] == "over")


@pytest.mark.parametrize("game", ["tiny-towns", "shake-that-city"])
def test_two_people_and_a_bot_play_to_the_end(tmp_path: Path, game: str) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            seats = (person("Ann"), person("Bo"), BOT)
            _, (ann, bo) = await started(tables, *seats, game=game, options={})
            await play_on({1: ann, 2: bo}, Random(2), lambda: not is_over(ann))
            assert is_over(bo)
            assert len(ann.now("score")["players"]) == 3
            assert ann.now("to_act") == []
            assert ann.view(1)["moves"] == []
            assert ann.log(1) == bo.log(2)
            table = await tables.find(ann.table)
            kept = parse_record(str(record(table)))
            assert kept.finished
            assert table.play is not None
            assert replay(find_game(game), kept)[-1] == table.play.state

    run(work)


def test_updates_are_numbered_and_add_up_to_what_a_sync_shows(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            _, (ann, bo) = await started(tables, person("Ann"), person("Bo"))
            await play_on({1: ann, 2: bo}, Random(5), lambda: len(ann.told) < 60)
            numbers = [told["n"] for told in ann.told if "n" in told]
            assert numbers == list(range(len(numbers)))
            seen, log = ann.view(1), ann.log(1)
            welcome = await ann.ask("sync")
            (fresh,) = welcome["views"]
            assert fresh["log"] == {"keep": 0, "past": seen["log"]["past"], "lines": log}
            assert {**fresh, "log": None} == {**seen, "log": None}

    run(work)


def test_hidden_moves_send_nothing_to_others(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            host, (ann, bo) = await started(tables, person("Ann"), person("Bo"))
            await host.hello()
            await ann.move(1, "name wood")
            before = (len(bo.told), len(host.told))
            assert (await ann.move(1, "place a1"))["type"] == "ok"
            offer = ann.view(1)["offer"]
            assert (await ann.ask("undo", seat=1, offer=offer))["type"] == "ok"
            await ann.move(1, "place b2")
            assert (len(bo.told), len(host.told)) == before
            await ann.move(1, "done")
            assert (len(bo.told), len(host.told)) == (before[0] + 1, before[1] + 1)
            assert bo.view(2)["view"]["players"][0]["town"] == [". . . ."] * 4
            assert bo.now("to_act") == [2]

    run(work)


def test_another_seats_move_never_makes_mine_stale_but_my_own_does(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            _, (ann, bo) = await started(tables, person("Ann"), person("Bo"))
            await ann.move(1, "name wood")
            offer = bo.view(2)["offer"]
            await ann.move(1, "place a1")
            await ann.move(1, "done")
            place = {"seat": 2, "offer": offer, "move": "place a1"}
            assert (await bo.ask("move", **place))["type"] == "ok"
            assert error_of(await bo.ask("move", **place)) == "table-stale"
            assert error_of(await bo.ask("undo", seat=2, offer=offer)) == "table-stale"

    run(work)


def test_undo_until_done(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            _, (ann, bo) = await started(tables, person("Ann"), person("Bo"))
            assert ann.view(1)["undo"] is False
            await ann.move(1, "name wood")
            assert ann.view(1)["undo"] is False
            await ann.move(1, "place a1")
            assert ann.view(1)["undo"] is True
            assert (await ann.ask("undo", seat=1, offer=ann.view(1)["offer"]))["type"] == "ok"
            assert "place a1" in ann.view(1)["moves"]
            assert [line["move"] for line in ann.log(1)] == ["name wood"]
            await ann.move(1, "place d4")
            await ann.move(1, "done")
            assert ann.view(1)["undo"] is False
            answer = await ann.ask("undo", seat=1, offer=ann.view(1)["offer"])
            assert error_of(answer) == "table-cannot-undo"
            await bo.move(2, "place c3")
            await bo.move(2, "done")
            moves = [line["move"] for line in ann.log(1)]
            assert moves == ["name wood", "place d4", "done", "place c3", "done"]

    run(work)


def test_take_back_among_bots_to_any_line(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            _, (ann,) = await started(tables, person("Ann"), BOT)
            await play_on({1: ann}, Random(3), lambda: len(ann.log(1)) < 30)
            log = ann.log(1)
            names = [n for n, one in enumerate(log) if n and one["move"].startswith("name")]
            line = next(n for n in names if log[n]["seat"] == 1)
            assert (await ann.ask("take_back", seat=1, line=line))["type"] == "ok"
            assert ann.log(1)[:line] == log[:line]
            assert ann.now("table")["take_backs"] == 1
            assert log[line]["move"] in ann.view(1)["moves"]
            assert (
                error_of(await ann.ask("take_back", seat=1, line=999)) == "table-cannot-take-back"
            )
            await play_on({1: ann}, Random(4), lambda: not is_over(ann))
            kept = record(await tables.find(ann.table))
            assert kept.setup["take_backs"] == 1
            replay(find_game("tiny-towns"), kept)

    run(work)


def test_no_take_back_against_people(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            _, (ann, _bo) = await started(tables, person("Ann"), person("Bo"))
            await ann.move(1, "name wood")
            assert error_of(await ann.ask("take_back", seat=1, line=0)) == "table-cannot-take-back"

    run(work)


def test_the_lobby(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            table, secret, _ = await new_table(tables, OPEN, OPEN)
            host, ann, bo = (
                Visitor(tables, table, [secret]),
                Visitor(tables, table),
                Visitor(tables, table),
            )
            for visitor in (host, ann, bo):
                await visitor.hello()
            seated = await ann.ask("sit", name="Ann", seat=2)
            assert (seated["type"], seated["seat"]) == ("seated", 2)
            assert ann.now("you") == {"starter": False, "seats": [2]}
            assert error_of(await bo.ask("sit", name="Ann")) == "table-name-taken"
            assert error_of(await bo.ask("sit", name=" ")) == "table-name"
            assert error_of(await bo.ask("sit", name="x" * 41)) == "table-name"
            assert error_of(await bo.ask("sit", name="Bo", seat=2)) == "table-full"
            assert (await bo.ask("sit", name="Bo"))["seat"] == 1
            assert error_of(await bo.ask("sit", name="Bob")) == "table-full"
            assert error_of(await bo.ask("start")) == "table-not-starter"
            for request in (
                ("order", {"seats": [2, 1]}),
                ("add", {"kind": "bot", "bot": "random"}),
                ("add", {"kind": "open"}),
                ("rename", {"seat": 1, "name": "Anna"}),
                ("options", {"options": {"variant": "town-hall"}, "watch": "players", "clock": 60}),
            ):
                assert (await host.ask(request[0], **request[1]))["type"] == "ok"
            seats = bo.now("table")["seats"]
            assert [seat["name"] for seat in seats] == ["Anna", "Bo", "Imre", None]
            assert bo.now("you")["seats"] == [2]
            assert error_of(await host.ask("order", seats=[1, 2])) == "table-order"
            assert (
                error_of(
                    await host.ask("options", options={"edition": "xx"}, watch="link", clock=None)
                )
                == "error-option-value"
            )
            assert (await host.ask("seat", seat=2, kind="open"))["type"] == "ok"
            assert bo.now("you") == {"starter": False, "seats": []}
            assert error_of(await bo.ask("leave", seat=2)) == "table-not-your-seat"
            assert (await host.ask("drop", seat=2))["type"] == "ok"
            assert (await host.ask("start"))["type"] == "ok"
            assert [seat["name"] for seat in ann.now("table")["seats"]] == ["Anna", "Imre"]
            assert ann.now("setup")["variant"] == "town-hall"
            assert [clock["seat"] for clock in ann.now("clocks")] == [1]
            assert error_of(await ann.ask("sit", name="Cy")) == "table-not-lobby"

    run(work)


def test_leaving_the_lobby_frees_the_seat_and_voids_the_token(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            table, _, (token,) = await new_table(tables, person("Ann"), OPEN)
            ann = Visitor(tables, table, [token])
            await ann.hello()
            assert (await ann.ask("leave", seat=1))["type"] == "ok"
            assert ann.now("table")["seats"][0]["kind"] == "open"
            again = Visitor(tables, table, [token])
            assert (await again.hello())["you"] == {"starter": False, "seats": []}

    run(work)


def test_pass_and_play_holds_several_seats_on_one_connection(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            table, host, tokens = await new_table(
                tables,
                person("Ann"),
                person("Bo"),
                start=True,
                options={"monuments": False, "first": 2},
            )
            both = Visitor(tables, table, [host, *tokens])
            welcome = await both.hello()
            assert welcome["you"] == {"starter": True, "seats": [1, 2]}
            assert [view["seat"] for view in welcome["views"]] == [1, 2]
            assert error_of(await both.move(1, "name wood")) == "illegal-not-your-turn"
            assert (await both.move(2, "name wood"))["type"] == "ok"
            await both.move(1, "place a1")
            assert "views" in both.told[-2]
            assert [view["seat"] for view in both.told[-2]["views"]] == [1]

    run(work)


def test_a_seat_of_somebody_gone_is_given_to_a_bot_and_taken_back(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path, SLOW_BOTS) as tables:
            _, (ann, bo) = await started(tables, person("Ann"), person("Bo"))
            assert error_of(await ann.ask("give", seat=2, bot="random")) == "table-still-here"
            bo.talk.end()
            assert ann.now("table")["seats"][1]["present"] is False
            assert error_of(await ann.ask("give", seat=2, bot="nobody")) == "error-no-such-bot"
            assert (await ann.ask("give", seat=2, bot="random"))["type"] == "ok"
            assert ann.now("table")["seats"][1]["bot"] == "random"
            await bo.hello()
            await ann.move(1, "name wood")
            assert error_of(await bo.move(2, "place a1")) == "table-given"
            assert error_of(await ann.ask("take", seat=2)) == "table-not-your-seat"
            assert (await bo.ask("take", seat=2))["type"] == "ok"
            assert (await bo.move(2, "place a1"))["type"] == "ok"

    run(work)


def test_a_player_who_is_here_or_just_gone_keeps_the_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path, PATIENT) as tables:
            _, (ann, bo) = await started(tables, person("Ann"), person("Bo"))
            bo.talk.end()
            assert error_of(await ann.ask("give", seat=2, bot="random")) == "table-still-here"
            stranger = Visitor(tables, ann.table)
            await stranger.hello()
            assert (
                error_of(await stranger.ask("give", seat=2, bot="random")) == "table-not-your-seat"
            )

    run(work)


def test_who_leaves_a_game_may_come_back_but_not_who_resigns(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            _, (ann, bo) = await started(tables, person("Ann"), person("Bo"))
            assert (await bo.ask("leave", seat=2))["type"] == "ok"
            await ann.move(1, "name wood")
            await ann.move(1, "place a1")
            await ann.move(1, "done")
            await ann.until(lambda: 1 not in ann.now("to_act") or ann.log(1)[-1]["seat"] == 2)
            assert (await bo.ask("take", seat=2))["type"] == "ok"
            assert (await bo.ask("resign", seat=2))["type"] == "ok"
            assert error_of(await bo.ask("take", seat=2)) == "table-resigned"
            assert ann.now("table")["seats"][1]["resigned"] is True
            assert (await ann.ask("resign", seat=1))["type"] == "ok"
            assert ann.now("table")["status"] == "closed"
            assert error_of(await ann.move(1, "name wood")) == "table-closed"

    run(work)


@pytest.mark.slow
def test_at_zero_a_bot_finishes_the_step(tmp_path: Path) -> None:
    now = [1000.0]

    async def work() -> None:
        settings = replace(QUICK, now=lambda: now[0], monotonic=lambda: now[0])
        async with open_tables(tmp_path, settings) as tables:
            _, (ann, bo) = await started(tables, person("Ann"), person("Bo"), clock=30)
            assert ann.now("clocks") == [{"seat": 1, "left": 30.0}]
            await some_ticks(tables)
            assert ann.log(1) == []
            now[0] += 29
            await ann.move(1, "name wood")
            assert bo.now("clocks") == [{"seat": 1, "left": 30.0}, {"seat": 2, "left": 30.0}]
            await ann.move(1, "place a1")
            now[0] += 31
            await bo.until(
                lambda: bo.now("to_act") == [2] and bo.view(2)["view"]["phase"] == "name"
            )
            assert bo.now("clocks") == [{"seat": 2, "left": 30.0}]
            assert {line["seat"] for line in bo.log(2)} == {1, 2}

    run(work)


def test_while_nobody_is_there_bots_rest(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            table, _starter, _ = await new_table(tables, BOT, BOT, start=True)
            await some_ticks(tables)
            at_first = (await tables.find(table)).seq
            watcher = Visitor(tables, table)
            await watcher.hello()
            await watcher.until(lambda: len(watcher.told) > 5)
            watcher.talk.end()
            await some_ticks(tables)
            left = (await tables.find(table)).seq
            assert left > at_first
            await some_ticks(tables)
            under_way = 1  # the move that a slow machine was still saving
            assert (await tables.find(table)).seq <= left + under_way
            await watcher.hello()
            await watcher.until(lambda: is_over(watcher))

    run(work)


def test_the_starter_closes_the_table(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            host, (ann, bo) = await started(tables, person("Ann"), person("Bo"))
            await host.hello()
            assert error_of(await ann.ask("close")) == "table-not-starter"
            assert (await host.ask("close"))["type"] == "ok"
            assert bo.now("table")["status"] == "closed"
            assert not record(await tables.find(ann.table)).finished

    run(work)


def test_a_rematch_brings_everybody_to_the_same_seats(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            host, (ann, bo) = await started(tables, person("Ann"), person("Bo"), BOT)
            assert error_of(await ann.ask("rematch")) == "table-not-over"
            ann = Visitor(tables, ann.table, [*ann.tokens, *host.tokens])
            await ann.hello()
            await ann.ask("close")
            mine = await ann.ask("rematch")
            assert bo.now("table")["rematch"] == mine["table"]
            theirs = await bo.ask("rematch")
            assert theirs["table"] == mine["table"] != ann.table
            assert (mine["seats"][0]["seat"], theirs["seats"][0]["seat"]) == (1, 2)
            assert theirs["starter"] is None
            again = Visitor(tables, mine["table"], [mine["starter"], mine["seats"][0]["token"]])
            assert (await again.hello())["you"] == {"starter": True, "seats": [1]}
            assert (await again.ask("start"))["type"] == "ok"
            old = Visitor(tables, mine["table"], ann.tokens)
            assert (await old.hello())["you"]["seats"] == []

    run(work)


def test_only_the_host_begins_again_what_the_host_has_closed(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            host, (ann, _bo) = await started(tables, person("Ann"), person("Bo"))
            await host.hello()
            await host.ask("close")
            assert error_of(await ann.ask("rematch")) == "table-not-starter"
            following = (await host.ask("rematch"))["table"]
            assert (await ann.ask("rematch"))["table"] == following

    run(work)


def test_a_seat_moves_to_another_device(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            _, (ann, _bo) = await started(tables, person("Ann"), person("Bo"))
            phone = Visitor(tables, ann.table, ann.tokens)
            await phone.hello()
            renewed = await phone.ask("renew", seat=1)
            assert (renewed["type"], renewed["seat"]) == ("seated", 1)
            assert ann.now("you")["seats"] == []
            assert error_of(await ann.move(1, "name wood")) == "table-not-your-seat"
            assert (await phone.move(1, "name wood"))["type"] == "ok"

    run(work)


def test_a_device_that_made_the_secret_itself_has_the_seat_though_the_answer_is_lost(
    tmp_path: Path,
) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            _, (ann, _bo) = await started(tables, person("Ann"), person("Bo"))
            secret = "a-secret_that-the-phone_made-0001"
            phone = Visitor(tables, ann.table, ann.tokens)
            await phone.hello()
            await phone.ask("renew", seat=1, token=secret)
            again = Visitor(tables, ann.table, [*ann.tokens, secret])
            assert (await again.hello())["you"]["seats"] == [1]
            await again.talk.handle('{"type": "renew", "seat": 1, "token": "short"}')
            assert error_of(again.told[-1]) == "table-malformed"
            assert error_of(await again.ask("renew", seat=1, token=secret)) == "table-malformed"

    run(work)


def test_a_secret_opens_one_seat_whoever_brings_it_at_the_same_time(tmp_path: Path) -> None:
    secret = "a-secret_that-the-phone_made-0001"

    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            table, _, tokens = await new_table(
                tables, person("Ann"), person("Bo"), OPEN, OPEN, OPEN, OPEN
            )
            guests = [Visitor(tables, table) for _ in range(4)]
            owners = [Visitor(tables, table, tokens) for _ in tokens]
            for visitor in (*guests, *owners):
                await visitor.hello()
            sat = await asyncio.gather(
                *(one.ask("sit", name=f"P{n}", token=secret) for n, one in enumerate(guests))
            )
            assert sorted(told["type"] for told in sat) == [*["error"] * 3, "seated"]
            assert {error_of(told) for told in sat if told["type"] == "error"} == {
                "table-malformed"
            }
            renewed = await asyncio.gather(
                *(
                    one.ask("renew", seat=seat, token=secret + "2")
                    for seat, one in enumerate(owners, start=1)
                )
            )
            assert sorted(told["type"] for told in renewed) == ["error", "seated"]
            for token in (secret, secret + "2"):
                again = Visitor(tables, table, [token])
                assert len((await again.hello())["you"]["seats"]) == 1

    run(work)


def test_a_table_that_was_cleared_takes_no_more_moves(tmp_path: Path) -> None:
    now = [1000.0]

    async def work() -> None:
        settings = replace(QUICK, now=lambda: now[0], monotonic=lambda: now[0])
        async with open_tables(tmp_path, settings) as tables:
            _, (ann, _bo) = await started(tables, person("Ann"), person("Bo"))
            assert (await ann.move(1, "name wood"))["type"] == "ok"
            now[0] += 40 * 86_400
            assert await tables.store.clear(now[0] - 30 * 86_400) == 1
            assert error_of(await ann.move(1, "place a1")) == "table-unknown"
            again = Visitor(tables, ann.table, ann.tokens)
            assert error_of(await again.ask("hello", table=ann.table)) == "table-unknown"

    run(work)


def test_a_table_is_read_again_after_a_day_because_it_may_be_cleared(tmp_path: Path) -> None:
    now = [1000.0]

    async def work() -> None:
        async with open_tables(
            tmp_path, replace(QUICK, now=lambda: now[0], monotonic=lambda: now[0])
        ) as tables:
            table, _, _ = await new_table(tables, person("Ann"), OPEN)
            wish = CompanionWish("shake-that-city", ("Ann", "Bo"))
            companion = (await tables.companions.create(wish)).companion
            for find, id in ((tables.find, table), (tables.companions.find, companion)):
                assert (await find(id)).id == id
            assert await tables.store.clear(now[0] + 1) == 2  # As another server would.
            now[0] += 86_399
            assert (await tables.find(table)).id == table
            now[0] += 2
            for find, id in ((tables.find, table), (tables.companions.find, companion)):
                with pytest.raises(GameError, match="unknown"):
                    await find(id)

    run(work)


def test_a_restart_reads_the_log_and_goes_on(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            _, (ann, bo) = await started(tables, person("Ann"), person("Bo"), BOT)
            await play_on({1: ann, 2: bo}, Random(6), lambda: len(ann.told) < 50)
            before = (ann.view(1), ann.log(1))
        async with open_tables(tmp_path) as tables:
            ann, bo = Visitor(tables, ann.table, ann.tokens), Visitor(tables, bo.table, bo.tokens)
            await ann.hello()
            assert ann.view(1)["offer"] == before[0]["offer"]
            assert ann.log(1)[: len(before[1])] == before[1]
            await bo.hello()
            await play_on({1: ann, 2: bo}, Random(7), lambda: not is_over(ann))

    run(work)


def test_a_game_that_no_longer_replays_is_kept_and_explained(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            _, (ann, _bo) = await started(tables, person("Ann"), person("Bo"))
            await ann.move(1, "name wood")
            table = await tables.find(ann.table)
            foreign: dict[str, Any] = {"kind": "move", "seat": 0, "move": "fly a1", "at": 5.0}
            assert await tables.store.append(ann.table, table.seq, [foreign])
        async with open_tables(tmp_path) as tables:
            ann = Visitor(tables, ann.table, ann.tokens)
            welcome = await ann.hello()
            assert welcome["table"]["status"] == "broken"
            assert welcome["table"]["trouble"]["id"] == "error-no-such-move"
            answer = await ann.ask("move", seat=1, offer=0, move="name wood")
            assert error_of(answer) == "table-broken"
            text = str(record(await tables.find(ann.table)))
            assert "1 name wood\n1 fly a1\nsaved 2 moves\n" in text

    run(work)


def test_who_may_not_watch_learns_nothing_of_the_game(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            _, (ann, _) = await started(tables, person("Ann"), person("Bo"), watch="players")
            guest = Visitor(tables, ann.table)
            told = await guest.hello()
            assert told["table"]["status"] == "playing"
            assert (told["to_act"], told["score"], told["views"]) == ([], None, [])
            assert "setup" not in told
            assert "clocks" not in told or told["clocks"] == []
            found = await tables.find(ann.table)
            assert summary(found, Holder(host=False), frozenset())["to_act"] == []

    run(work)


def test_who_comes_late_to_a_rematch_still_has_a_seat(tmp_path: Path) -> None:
    async def work() -> None:
        async with open_tables(tmp_path) as tables:
            host, (ann, bo) = await started(tables, person("Ann"), person("Bo"))
            ann = Visitor(tables, ann.table, [*ann.tokens, *host.tokens])
            await ann.hello()
            await ann.ask("close")
            mine = await ann.ask("rematch")
            again = Visitor(tables, mine["table"], [mine["starter"], mine["seats"][0]["token"]])
            await again.hello()
            assert (await again.ask("start"))["type"] == "ok"
            theirs = await bo.ask("rematch")
            late = Visitor(tables, theirs["table"], [theirs["seats"][0]["token"]])
            assert (await late.hello())["you"]["seats"] == [2]

    run(work)


def test_coming_and_going_gains_nobody_time(tmp_path: Path) -> None:
    now = [1000.0]
    settings = replace(
        QUICK, now=lambda: now[0], monotonic=lambda: now[0], rest_after=1.0, bot_pace=3600.0
    )

    async def work() -> None:
        async with open_tables(tmp_path, settings) as tables:
            table, _, (token,) = await new_table(
                tables, person("Ann"), BOT, start=True, clock=30, options=FIRST_GAME
            )
            for left in (30.0, 26.0, 22.0):
                ann = Visitor(tables, table, [token])
                await ann.hello()
                assert ann.now("clocks")[0]["left"] == left
                now[0] += 4
                ann.talk.end()
                now[0] += 600  # Nobody is there: the clock stands.
            while tables.live:
                await asyncio.sleep(0.01)
            ann = Visitor(tables, table, [token])
            await ann.hello()
            assert ann.now("clocks")[0]["left"] == 18.0

    run(work)
