"""Tables driven at random against a model: `make machine` takes 10,000 steps.

The model keeps what was acknowledged: who sits where, and the moves that count. After each step
the rules replay these moves, and every page must see what the rules let it see. Nothing that was
refused may leave a trace, and a restart on the saved logs must change nothing.
"""

import json
import os
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from cubetown.core.any_game import AnyState
from cubetown.core.game import CHANCE
from cubetown.core.record import beginning
from cubetown.games import GAMES, find_game
from cubetown.table.bot_turns import BotTurn
from tests.service.playing import Device, MemoryLogs, Page

IS_LONG = "CUBETOWN_MACHINE_STEPS" in os.environ
STEPS = int(os.environ.get("CUBETOWN_MACHINE_STEPS", "150"))
STEPS_OF_ONE = min(STEPS, 50)
CLOCK = 30
pytestmark = [pytest.mark.slow] if IS_LONG else []
NAMES = ("Ann", "Bo", "Cy", "Di")
OPEN = {"kind": "open"}
AS_SEEN = ("view", "moves", "undo", "not_done")

numbers = st.integers(0, 1_000)


class TableMachine(RuleBasedStateMachine):
    """One table, its pages, and a model of both."""

    @initialize(
        game=st.sampled_from(sorted(GAMES)),
        seats=st.integers(1, 4),
        bot=st.booleans(),
        clock=st.sampled_from((None, CLOCK)),
        seed=numbers,
    )
    def open(self, game: str, seats: int, bot: bool, clock: int | None, seed: int) -> None:
        """Open a table: a host with a seat, and open seats for others."""
        self.rng = Random(seed)
        self.device = Device(choose=self._choose)
        chairs = [{"kind": "person", "name": NAMES[0]}, *[OPEN] * (seats - 1)]
        if bot and seats > 1:
            chairs[-1] = {"kind": "bot", "bot": "random"}
        opened = self.device.open(*chairs, game=game, clock=clock)
        self.id, self.host = opened["table"], opened["starter"]
        self.tokens = {0: opened["seats"][0]["token"]}
        self.open_seats = [seat for seat, chair in enumerate(chairs) if chair is OPEN]
        self.bots = {seat for seat, chair in enumerate(chairs) if chair["kind"] == "bot"}
        self.status = "lobby"
        self.moves: list[tuple[int, str]] = []
        self.known = 1
        self.pages: dict[int | None, Page] = {}
        self._connect()

    def _choose(self, turn: BotTurn) -> Any:
        game = find_game(turn.game)
        return game.parse(self.rng.choice([str(move) for move in turn.moves]))

    def _connect(self) -> None:
        """Let everybody come: each seat, and a spectator."""
        for page in self.pages.values():
            page.connection.end()
        tokens = {seat: [token] for seat, token in self.tokens.items()}
        tokens[0].append(self.host)
        self.pages = {seat: Page(self.device, self.id, own) for seat, own in tokens.items()}
        self.pages[None] = Page(self.device, self.id, [])

    def _news(self) -> list[dict[str, Any]]:
        """Take what was saved since the last look into the model."""
        entries = self.device.store.logs[self.id][self.known :]
        self.known += len(entries)
        for entry in entries:
            self._fold(entry)
        return entries

    def _fold(self, entry: dict[str, Any]) -> None:
        kind: str = entry["kind"]
        seat: Any = entry.get("seat")
        if kind == "started":
            self.setup = entry["setup"]
        elif kind == "move":
            self.moves.append((seat, entry["move"]))
        elif kind in ("undo", "not_done"):
            last = max(n for n, (mover, _) in enumerate(self.moves) if mover == seat)
            del self.moves[last]
        elif kind == "back":
            del self.moves[entry["to"] :]

    def _ask(self, seat: int | None, type: str, /, **fields: Any) -> list[dict[str, Any]]:
        """Ask for something that must work, and return what that saved."""
        answer = self.pages[seat].ask(type, **fields)
        assert answer["type"] in ("ok", "seated"), (type, fields, answer)
        return self._news()

    def _refused(self, seat: int | None, type: str, /, **fields: Any) -> str:
        """Ask for something that must be refused, and leave nothing behind."""
        answer = self.pages[seat].ask(type, **fields)
        assert answer["type"] == "error", (type, fields, answer)
        assert not self._news()
        return str(answer["error"]["id"])

    def _view(self, seat: int) -> Any:
        return self.pages[seat].views[seat + 1]

    def _able(self, part: str = "moves") -> list[int]:
        """The seats of people who may move, or undo, or go on."""
        if self.status != "playing":
            return []
        return [seat for seat in self.tokens if self._view(seat)[part]]

    def _state(self) -> AnyState:
        """The moves that count, replayed by the rules alone."""
        game = find_game(self.device.table(self.id).game)
        _, state = beginning(game, self.setup)
        for seat, move in self.moves:
            state = game.apply(state, seat, game.parse(move))
        return state

    # The lobby

    @precondition(lambda self: self.status == "lobby" and self.open_seats)
    @rule(number=numbers)
    def sit(self, number: int) -> None:
        """Somebody takes an open seat, and nobody else gets it."""
        seat = self.open_seats.pop(number % len(self.open_seats))
        page = Page(self.device, self.id, [])
        seated = page.ask("sit", name=NAMES[seat], seat=seat + 1)
        assert seated["seat"] == seat + 1
        self.tokens[seat], self.pages[seat] = seated["token"], page
        (entry,) = self._news()
        assert entry["kind"] == "desk"
        late = Page(self.device, self.id, [])
        assert late.ask("sit", name="Late", seat=seat + 1)["type"] == "error"
        late.connection.end()

    @precondition(lambda self: self.status == "lobby")
    @rule(number=numbers)
    def rename(self, number: int) -> None:
        """A player takes another name; nobody else may give it one."""
        seat = sorted(self.tokens)[number % len(self.tokens)]
        name = f"{NAMES[seat]}{number}"
        self._refused(None, "rename", seat=seat + 1, name=name)
        self._ask(seat, "rename", seat=seat + 1, name=name)
        assert self.pages[None].news["table"]["seats"][seat]["name"] == name

    @precondition(lambda self: self.status == "lobby" and not self.open_seats)
    @rule()
    def start(self) -> None:
        """The host starts the game, and only the host."""
        self._refused(None, "start")
        self._ask(0, "start")
        self.status = "playing"

    # The game

    @precondition(lambda self: self._able())
    @rule(number=numbers, which=numbers)
    def move(self, number: int, which: int) -> None:
        """A player makes a move that is offered: it is saved, with chance's moves behind it."""
        able = self._able()
        seat = able[number % len(able)]
        moves = self._view(seat)["moves"]
        move = moves[which % len(moves)]
        first, *others = self._ask(
            seat, "move", seat=seat + 1, offer=self._view(seat)["offer"], move=move
        )
        assert (first["kind"], first["seat"], first["move"]) == ("move", seat, move)
        assert all(one["kind"] == "luck" or one["seat"] == CHANCE for one in others)

    @precondition(lambda self: self._able())
    @rule(number=numbers)
    def move_in_vain(self, number: int) -> None:
        """Old offers, other seats and other moves are refused."""
        able = self._able()
        seat = able[number % len(able)]
        offer, move = self._view(seat)["offer"], self._view(seat)["moves"][0]
        asked = {"seat": seat + 1, "offer": offer, "move": move}
        assert self._refused(seat, "move", **{**asked, "offer": offer + 1}) == "table-stale"
        assert self._refused(None, "move", **asked) == "table-not-your-seat"
        self._refused(seat, "move", **{**asked, "move": "dance"})

    @precondition(lambda self: self._able())
    @rule(number=numbers)
    def move_on_a_full_disk(self, number: int) -> None:
        """A move that cannot be saved is refused, and may be made again."""
        able = self._able()
        seat = able[number % len(able)]
        asked = {"offer": self._view(seat)["offer"], "move": self._view(seat)["moves"][0]}
        self.device.store.is_full = True
        try:
            self._refused(seat, "move", seat=seat + 1, **asked)
        finally:
            self.device.store.is_full = False
        self._ask(seat, "move", seat=seat + 1, **asked)

    @precondition(lambda self: self._able("undo"))
    @rule(number=numbers)
    def undo(self, number: int) -> None:
        """A player takes back a move that nobody has seen: to others nothing has happened."""
        able = self._able("undo")
        seat = able[number % len(able)]
        others = {one: page.views.get(None) for one, page in self.pages.items() if one is None}
        offer = self._view(seat)["offer"]
        entries = self._ask(seat, "undo", seat=seat + 1, offer=offer)
        assert [entry["kind"] for entry in entries] == ["undo"]
        assert others == {None: self.pages[None].views.get(None)}

    @precondition(lambda self: self._able("not_done"))
    @rule(number=numbers)
    def go_on(self, number: int) -> None:
        """A player who has finished a step opens it again while others still act."""
        able = self._able("not_done")
        seat = able[number % len(able)]
        self._ask(seat, "not_done", seat=seat + 1, offer=self._view(seat)["offer"])
        assert self._view(seat)["moves"]

    @precondition(lambda self: self.status == "playing" and len(self.moves) > 1)
    @rule(number=numbers, agree=st.booleans())
    def ask_to_go_back(self, number: int, agree: bool) -> None:
        """A player asks to take a move back; the others agree, or one refuses."""
        seat = sorted(self.tokens)[number % len(self.tokens)]
        page, before = self.pages[seat], list(self.moves)
        asked = page.ask("ask_take_back", seat=seat + 1, line=number % len(self.moves))
        self._news()
        if asked["type"] == "error":
            assert self.moves == before
            return
        while wish := self.pages[None].news["table"]["take_back"]:
            answering = wish["waiting"][0] - 1
            self._ask(answering, "answer_take_back", seat=answering + 1, agree=agree)
        assert (self.moves == before) is not (agree or len(self.tokens) == 1)

    @precondition(lambda self: self.status == "playing")
    @rule()
    def let_bots_move(self) -> None:
        """Bots move at their seats, and for people whose time is up."""
        for turn in self.device.tables.bots_to_move():
            seat, before = turn.seat, len(self.moves)
            late = self.device.time
            self.device.bot_moves(turn, str(self._choose(turn)))
            kinds = [entry["kind"] for entry in self._news() if entry.get("seat") == seat]
            assert kinds in (["move"], ["late", "move"]), (kinds, late)
            assert len(self.moves) > before
            return

    @rule(seconds=st.integers(1, CLOCK))
    def wait(self, seconds: int) -> None:
        """Time passes, which alone changes nothing."""
        self.device.time += seconds
        assert not self._news()

    @precondition(lambda self: self.status in ("lobby", "playing"))
    @rule(number=st.integers(0, 9))
    def close(self, number: int) -> None:
        """The host closes the table, now and then; from then on everything is refused."""
        self._refused(None, "close")
        if number:
            return
        self._ask(0, "close")
        self.status = "closed"
        self._refused(0, "move", seat=1, offer=0, move="done")

    @rule()
    def restart(self) -> None:
        """The host's program starts again on what was saved."""
        before = {
            seat: {part: page.views[seat + 1][part] for part in AS_SEEN}
            for seat, page in self.pages.items()
            if seat is not None and seat + 1 in page.views
        }
        store, time = MemoryLogs(), self.device.time
        store.logs = json.loads(json.dumps(self.device.store.logs))
        self.pages.clear()
        self.device = Device(store, choose=self._choose)
        self.device.time = time
        self._connect()
        for seat, parts in before.items():
            assert {part: self._view(seat)[part] for part in AS_SEEN} == parts

    @invariant()
    def everybody_sees_what_the_rules_allow(self) -> None:
        """The moves that count are those of the model, and each view is the rules' own."""
        assert not self._news()
        table = self.device.table(self.id)
        if table.play is None:
            assert not self.moves
            return
        assert [(made.seat, made.move) for made in table.play.made] == self.moves
        game, state = table.play.game, self._state()
        if self.status == "playing" and not game.to_act(state):
            self.status = "over"
        assert table.status.value == self.status
        for seat, page in self.pages.items():
            view = json.loads(json.dumps(game.view_to_json(game.view(state, seat))))
            shown = page.views[None if seat is None else seat + 1]
            assert shown["view"] == view
        acting = [seat + 1 for seat in game.to_act(state)] if self.status == "playing" else []
        assert self.pages[None].news["to_act"] == acting


TestTables = TableMachine.TestCase
TestTables.settings = settings(
    max_examples=max(1, STEPS // STEPS_OF_ONE),
    stateful_step_count=STEPS_OF_ONE,
    deadline=None,
    derandomize=not IS_LONG,
    phases=(Phase.explicit, Phase.reuse, Phase.generate),
    suppress_health_check=list(HealthCheck),
)
