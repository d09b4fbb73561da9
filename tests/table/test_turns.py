"""Being done and not done yet, going back, the same luck again, notes in the log, phrases."""

from random import Random
from typing import Any

import pytest

from cubetown.core.game import CHANCE
from cubetown.core.record import replay
from cubetown.games import find_game
from cubetown.table.phrases import PHRASES
from cubetown.table.table import Table, record
from tests.service.playing import Device, Page

OPTIONS = {"cards": "first-game", "monuments": False, "first": 1}


def person(name: str) -> dict[str, Any]:
    return {"kind": "person", "name": name}


class Company:
    """People at one table, each on a page of their own."""

    def __init__(self, *names: str, device: Device | None = None, **fields: Any) -> None:
        self.device = device or Device()
        fields = {"game": "tiny-towns", "options": OPTIONS, **fields}
        seats = [*map(person, names), *fields.pop("bots", [])]
        opened = self.device.open(*seats, start=True, **fields)
        self.id: str = opened["table"]
        self.tokens = [seat["token"] for seat in opened["seats"]]
        self.pages = [Page(self.device, self.id, [token]) for token in self.tokens]

    @property
    def table(self) -> Table:
        return self.device.table(self.id)

    def play(self, *moves: str) -> None:
        """Make moves such as `1 name wood`."""
        for text in moves:
            seat, _, move = text.partition(" ")
            answer = self.pages[int(seat) - 1].move(int(seat), move)
            assert answer["type"] == "ok", (text, answer)


def error_of(answer: Any) -> str:
    return str(answer["error"]["id"]) if answer["type"] == "error" else str(answer["type"])


def log_of(page: Page, seat: int) -> list[dict[str, Any]]:
    """The log of a seat, put together as a page does."""
    lines: list[dict[str, Any]] = []
    for told in page.told:
        for view in told.get("views", ()):
            if view["seat"] == seat:
                lines = lines[: view["log"]["keep"]] + view["log"]["lines"]
    return lines


def told(page: Page, seat: int) -> list[str]:
    """The moves and the ids of the notes in a seat's log."""
    return [line["move"] or line["message"]["id"] for line in log_of(page, seat)]


def ask_again(page: Page, seat: int) -> list[dict[str, Any]]:
    """The whole log, as a page that has just come gets it."""
    (view,) = [one for one in page.ask("sync")["views"] if one["seat"] == seat]
    assert view["log"]["keep"] == 0
    lines: list[dict[str, Any]] = view["log"]["lines"]
    return lines


def may_go_on(page: Page) -> bool:
    """Whether the first seat may say that it is not done yet."""
    return bool(page.views[1]["not_done"])


def wish(page: Page) -> Any:
    """Who asks to go back, as a page knows it."""
    return page.news["table"]["take_back"]


ROUND = ("1 name wood", "1 place a1", "1 done")


# Done, and not done yet


def test_not_done_yet_until_the_step_closes() -> None:
    company = Company("Ann", "Bo")
    ann, bo = company.pages
    company.play("1 name wood", "1 place a1")
    assert not may_go_on(ann)
    company.play("1 done")
    assert may_go_on(ann)
    before = bo.views[2]["view"], told(bo, 2)
    assert ann.ask("not_done", seat=1, offer=ann.views[1]["offer"])["type"] == "ok"
    assert ann.views[1]["moves"] == ["done"]
    assert ann.views[1]["undo"] is True
    assert ann.news["to_act"] == bo.news["to_act"] == [1, 2]
    shown = bo.views[2]["view"]
    assert shown["players"][0].pop("done") is False  # All that another player may notice.
    assert before[0]["players"][0].pop("done") is True
    assert (shown, told(bo, 2)) == before
    company.play("1 done", "2 place b2", "2 done")
    assert not may_go_on(ann)
    late = ann.ask("not_done", seat=1, offer=ann.views[1]["offer"])
    assert error_of(late) == "table-too-late"
    assert told(ann, 1) == told(bo, 2) == [*(one[2:] for one in ROUND), "place b2", "done"]


def test_not_done_may_undo_the_move_before_as_well() -> None:
    company = Company("Ann", "Bo")
    ann, bo = company.pages
    company.play(*ROUND)
    assert ann.ask("not_done", seat=1, offer=ann.views[1]["offer"], undo=True)["type"] == "ok"
    assert "place a1" in ann.views[1]["moves"]
    assert told(ann, 1) == ["name wood"]
    stale = ann.ask("not_done", seat=1, offer=1)
    assert error_of(stale) == "table-stale"
    assert error_of(bo.ask("not_done", seat=1, offer=0)) == "table-not-your-seat"


# The same luck again


@pytest.mark.parametrize(
    ("game", "bots"),
    [("tiny-towns", 0), ("shake-that-city", 0), ("shake-that-city", 1)],
)
def test_after_a_take_back_chance_repeats_itself(game: str, bots: int) -> None:
    company = Company("Ann", game=game, options={}, bots=[{"kind": "bot", "bot": "random"}] * bots)
    (ann,), rng = company.pages, Random(5)
    for _ in range(24):
        if ann.views[1]["moves"]:
            company.play(f"1 {rng.choice(ann.views[1]['moves'])}")
        else:
            assert company.device.step()
    first = chance_moves(company.table)
    line = next(n for n, one in enumerate(log_of(ann, 1)) if one["seat"] == 1)
    assert ann.ask("take_back", seat=1, line=line)["type"] == "ok"
    assert len(chance_moves(company.table)) < len(first)
    while len(chance_moves(company.table)) < len(first):
        if ann.views[1]["moves"]:  # Other decisions than the first time.
            company.play(f"1 {rng.choice(ann.views[1]['moves'])}")
        else:
            assert company.device.step()
    assert chance_moves(company.table) == first


def chance_moves(table: Table) -> list[str]:
    assert table.play is not None
    return [made.move for made in table.play.made if made.seat == CHANCE]


def test_nobody_is_sent_the_seed_of_chance() -> None:
    company = Company("Ann", game="shake-that-city", options={})
    (ann,) = company.pages
    luck = company.table.luck
    assert luck is not None
    assert len(luck) == 32
    assert not any(luck in str(one) for one in ann.told)
    company.play(f"1 {ann.views[1]['moves'][0]}")
    ann.ask("resign", seat=1)
    assert luck not in str(record(company.table))


def test_a_log_without_a_seed_gets_one_with_its_next_chance_move() -> None:
    company = Company("Ann", options={"monuments": False})
    log = company.device.store.logs[company.id]
    log[:] = [entry for entry in log if entry["kind"] != "luck"]  # As version 0.1.0 wrote it.
    after = Device(store=company.device.store)
    ann = Page(after, company.id, company.tokens)
    assert after.table(company.id).luck is None
    for word in ("take", "place", "done"):
        move = next(one for one in ann.views[1]["moves"] if one.startswith(word))
        assert ann.move(1, move)["type"] == "ok"
    assert [entry["kind"] for entry in log][-3:] == ["move", "luck", "move"]


# Asking the others to go back


def test_everybody_whose_move_it_undoes_agrees_and_the_log_says_so() -> None:
    company = Company("Ann", "Bo", "Cy")
    ann, bo, cy = company.pages
    company.play("1 name wood", "1 place a1", "2 place a1", "1 done", "2 done")
    company.play("3 place a1", "3 done", "2 name stone")
    assert ann.ask("ask_take_back", seat=1, line=0)["type"] == "ok"
    asked = wish(bo)
    assert (asked["seat"], asked["agreed"], asked["waiting"]) == (1, [], [2, 3])
    assert asked["what"]["id"] == "move-name"
    second = cy.ask("ask_take_back", seat=3, line=4)["error"]
    assert (second["id"], second["arguments"]) == ("table-asked-already", {"name": "Ann"})
    assert bo.ask("answer_take_back", seat=2, agree=True)["type"] == "ok"
    assert wish(cy)["waiting"] == [3]
    assert error_of(bo.ask("answer_take_back", seat=2, agree=True)) == "table-not-asked"
    assert error_of(ann.ask("answer_take_back", seat=1, agree=True)) == "table-not-asked"
    assert cy.ask("answer_take_back", seat=3, agree=True)["type"] == "ok"
    assert ann.news["to_act"] == [1]
    assert "name glass" in ann.views[1]["moves"]
    for seat, page in enumerate(company.pages, start=1):
        assert told(page, seat) == ["log-took-back-agreed"]
        assert wish(page) is None
        assert page.news["table"]["take_backs"] == 1
    (note,) = log_of(bo, 2)
    assert note["note"] is True
    assert note["message"]["arguments"]["names"] == ["Bo", "Cy"]
    company.play("1 name glass", "2 place b2")
    assert told(bo, 2) == ["log-took-back-agreed", "name glass", "place b2"]


def test_a_wish_can_be_refused_or_withdrawn_and_lapses_when_the_game_moves_on() -> None:
    company = Company("Ann", "Bo")
    ann, bo = company.pages
    company.play(*ROUND)
    assert ann.ask("ask_take_back", seat=1, line=0)["type"] == "ok"
    assert bo.ask("answer_take_back", seat=2, agree=False)["type"] == "ok"
    assert wish(ann) is None
    assert told(ann, 1) == ["name wood", "place a1", "done", "log-refused"]
    assert ann.views[1]["log"]["past"] == 1
    assert told(bo, 2) == ["name wood", "log-refused"]
    assert error_of(ann.ask("ask_take_back", seat=1, line=0)) == "table-wish-refused"
    company.play("2 place a1", "2 done", "2 name brick")
    assert told(ann, 1) == told(bo, 2)
    assert ann.ask("ask_take_back", seat=1, line=0)["type"] == "ok"
    assert error_of(bo.ask("withdraw_take_back", seat=2)) == "table-not-asked"
    assert ann.ask("withdraw_take_back", seat=1)["type"] == "ok"
    assert wish(bo) is None
    assert ann.ask("ask_take_back", seat=1, line=0)["type"] == "ok"
    company.play("1 place b1", "2 place b1", "1 done")
    assert wish(bo) is not None
    company.play("2 done")
    assert wish(bo) is None


def test_the_clock_begins_again_when_moves_are_taken_back() -> None:
    company = Company("Ann", "Bo", clock=60)
    ann, bo = company.pages
    company.device.time += 50
    company.play(*ROUND, "2 place a1", "2 done")
    company.device.time += 50
    assert ann.ask("ask_take_back", seat=1, line=0)["type"] == "ok"
    assert bo.ask("answer_take_back", seat=2, agree=True)["type"] == "ok"
    assert bo.news["clocks"] == [{"seat": 1, "left": 60.0}]
    assert not company.device.step()  # No bot finishes the step.
    company.device.time += 50
    company.play("1 name glass")
    assert {clock["left"] for clock in ann.news["clocks"]} == {60.0}
    reloaded = Page(company.device, company.id, [company.tokens[0]])
    assert reloaded.news["clocks"] == ann.news["clocks"]


def test_who_is_asked_says_nothing_about_hidden_moves() -> None:
    wishes = []
    for hidden in ((), ("2 place a1",)):
        company = Company("Ann", "Bo")
        ann, bo = company.pages
        company.play(*ROUND, *hidden)
        assert ann.ask("ask_take_back", seat=1, line=0)["type"] == "ok"
        wishes.append(wish(bo))
    assert wishes[0] == wishes[1]
    assert wishes[0]["waiting"] == [2]


def test_only_own_moves_that_others_have_seen_can_be_asked_for() -> None:
    company = Company("Ann", "Bo", options={"first": 1})
    ann, bo = company.pages
    for seat, page in ((1, ann), (2, bo)):
        company.play(f"{seat} {page.views[seat]['moves'][0]}")
    company.play("1 name wood", "1 place a1")
    lines = log_of(ann, 1)
    mine = [n for n, line in enumerate(lines) if line["move"].startswith("keep")]
    assert error_of(ann.ask("ask_take_back", seat=1, line=mine[0])) == "table-cannot-ask"
    assert error_of(ann.ask("ask_take_back", seat=1, line=len(lines) - 1)) == "table-cannot-ask"
    assert error_of(ann.ask("ask_take_back", seat=1, line=99)) == "table-cannot-ask"
    theirs = len(log_of(bo, 2)) - 1
    assert log_of(bo, 2)[theirs]["seat"] == 1
    assert error_of(bo.ask("ask_take_back", seat=2, line=theirs)) == "table-cannot-ask"


def test_who_has_resigned_is_not_asked() -> None:
    company = Company("Ann", "Bo")
    ann, bo = company.pages
    company.play(*ROUND, "2 place a1", "2 done")
    assert bo.ask("resign", seat=2)["type"] == "ok"
    assert ann.ask("ask_take_back", seat=1, line=0)["type"] == "ok"
    assert ann.news["table"]["take_backs"] == 1
    assert told(ann, 1) == ["log-resigned", "log-took-back"]


# Notes in the log


def test_the_log_says_when_a_bot_takes_over_and_when_its_player_is_back() -> None:
    company = Company("Ann", "Bo")
    ann, bo = company.pages
    company.play(*ROUND, "2 place a1")
    assert bo.views[2]["moves"]
    assert bo.ask("leave", seat=2)["type"] == "ok"
    assert bo.views[2]["moves"] == []
    assert (bo.views[2]["undo"], bo.views[2]["not_done"]) == (False, False)
    assert told(ann, 1) == ["name wood", "place a1", "done", "log-bot-plays"]
    assert told(bo, 2) == ["name wood", "place a1", "log-bot-plays"]
    assert bo.ask("take", seat=2)["type"] == "ok"
    assert bo.views[2]["moves"] == ["done"]
    company.play("2 done")
    moves = [*(one[2:] for one in ROUND), "place a1"]
    assert told(ann, 1) == told(bo, 2) == [*moves, "log-bot-plays", "log-back", "done"]
    for seat, page in ((1, ann), (2, bo)):
        assert log_of(page, seat) == ask_again(page, seat)
    line = log_of(ann, 1)[4]
    assert (line["seat"], line["move"], line["note"]) == (2, "", True)
    assert error_of(ann.ask("take_back", seat=1, line=4)) == "table-cannot-take-back"


def test_the_log_says_once_that_time_was_up() -> None:
    device = Device(choose=lambda turn: turn.moves[0])
    company = Company("Ann", "Bo", device=device, clock=30)
    ann, bo = company.pages
    company.play(*ROUND)
    device.time += 31
    while device.step():
        pass
    assert told(bo, 2)[:4] == ["name wood", "place a1", "done", "log-time-up"]
    assert told(ann, 1).count("log-time-up") == 1
    assert log_of(ann, 1)[3]["message"]["arguments"] == {"name": "Bo"}
    kept = record_of(company)
    assert all("log-" not in entry.move for entry in kept.entries)
    replay(find_game("tiny-towns"), kept)


def record_of(company: Company) -> Any:
    for seat, page in enumerate(company.pages, start=1):
        page.ask("resign", seat=seat)
    return record(company.table)


# Who is away


def test_everybody_is_told_when_an_empty_seat_may_be_given_to_a_bot() -> None:
    device = Device()
    company = Company("Ann", "Bo", device=device)
    ann, bo = company.pages
    assert ann.welcome["gone"] == [{"seat": 2, "left": 20.0}]
    assert ann.news["gone"] == []
    assert [seat["seat"] for seat in ann.news["table"]["seats"]] == [1, 2]
    device.time += 60  # Only the time since a player has left counts.
    bo.connection.end()
    assert ann.news["gone"] == [{"seat": 2, "left": 20.0}]
    device.time += 5
    again = Page(device, company.id, company.tokens[:1])
    assert again.welcome["gone"] == [{"seat": 2, "left": 15.0}]
    assert error_of(ann.ask("give", seat=2, bot="greedy")) == "table-still-here"
    device.time += 15
    assert ann.ask("give", seat=2, bot="greedy")["type"] == "ok"
    assert ann.news["gone"] == []


# Phrases


def test_a_phrase_reaches_everybody_and_is_kept_nowhere() -> None:
    company = Company("Ann", "Bo", watch="players")
    ann, bo = company.pages
    guest = Page(company.device, company.id, [])
    length = len(company.device.store.logs[company.id])
    assert ann.ask("say", seat=1, phrase="thanks")["type"] == "ok"
    said = {"type": "said", "seat": 1, "phrase": "thanks"}
    assert said in bo.told
    assert said in ann.told
    assert said not in guest.told
    assert len(company.device.store.logs[company.id]) == length
    assert error_of(bo.ask("say", seat=1, phrase="thanks")) == "table-not-your-seat"
    bo.connection.handle('{"type": "say", "seat": 2, "phrase": "you fool"}')
    assert error_of(bo.told[-1]) == "table-malformed"


def test_nobody_says_too_much() -> None:
    device = Device()
    company = Company("Ann", "Bo", device=device)
    ann, bo = company.pages
    for phrase in PHRASES[:3]:
        assert ann.ask("say", seat=1, phrase=phrase)["type"] == "ok"
    other = Page(device, company.id, company.tokens[:1])
    assert error_of(other.ask("say", seat=1, phrase="bye")) == "table-say-less"
    assert bo.ask("say", seat=2, phrase="hello")["type"] == "ok"
    device.time += 10
    assert other.ask("say", seat=1, phrase="bye")["type"] == "ok"
