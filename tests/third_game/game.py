"""Goofspiel, as played since the 1930s: bid for prizes with a hand of cards, all at once, unseen.

Hands and prizes are the cards from 1 to 7, in a full game to 13. The highest bid takes the prize;
where the highest are equal it stays for the next round, or is lost. The most points win.
"""

from collections.abc import Container, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from random import Random
from typing import Any, ClassVar

from cubetown.core.game import (
    CHANCE,
    Game,
    Json,
    Kind,
    Line,
    Option,
    PlayerScore,
    Scored,
    Scores,
    ScoreSheet,
    Seat,
    choices,
)
from cubetown.core.message import BadText, IllegalMove, Message, Problems, Reason
from cubetown.core.options import option_of, read_table
from cubetown.core.sheet import Fields, quoted, read_choice, read_names, read_object, read_players

LEAST_PLAYERS, MOST_PLAYERS = 2, 5
HIGHEST = {"short": 7, "full": 13}
OPTIONS = (
    Option("length", Kind.CHOICE, choices(*HIGHEST), default="short"),
    Option("carry", Kind.FLAG, default=True),
)
Cards = tuple[int, ...]


class Phase(StrEnum):
    """What happens next."""

    TURN = "turn"
    BID = "bid"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Setup:
    """A table."""

    players: tuple[str, ...]
    length: str
    carry: bool

    @property
    def cards(self) -> Cards:
        """The cards of a hand, and of the pile."""
        return tuple(range(1, HIGHEST[self.length] + 1))


@dataclass(frozen=True, slots=True)
class Move:
    """`turn 5` by chance, or `bid 3`."""

    word: str
    card: int

    def __str__(self) -> str:
        return f"{self.word} {self.card}"


@dataclass(frozen=True, slots=True)
class State:
    """A game between two moves. A bid stays in its hand until all are made."""

    setup: Setup
    round: int
    phase: Phase
    pile: Cards
    """Prizes to come."""
    stake: Cards
    """Prizes that are bid for."""
    hands: tuple[Cards, ...]
    won: tuple[Cards, ...]
    bids: tuple[int | None, ...]


@dataclass(frozen=True, slots=True)
class View(State):
    """What somebody knows: `bids` has None where there is none, or none to be seen."""

    viewer: Seat | None
    done: tuple[bool, ...]


class Goofspiel(Game[Setup, State, Move, View]):
    """The rules of Goofspiel."""

    name = "goofspiel"
    line_key = "line"
    line_kind = "line"
    rules = 1
    rule_changes: ClassVar[Mapping[int, tuple[str, ...]]] = {}
    least_players = LEAST_PLAYERS
    most_players = MOST_PLAYERS
    options = OPTIONS
    samples: ClassVar[tuple[Mapping[str, Json], ...]] = (
        {"players": 2},
        {"players": 5, "length": "full", "carry": False},
    )

    def setup(self, options: Mapping[str, Json], rng: Random) -> Setup:
        players, values = read_table(options, OPTIONS, MOST_PLAYERS, LEAST_PLAYERS)
        return Setup(players, str(values["length"]), values["carry"] is True)

    def setup_to_json(self, setup: Setup) -> dict[str, Json]:
        return {"players": list(setup.players), "length": setup.length, "carry": setup.carry}

    def setup_from_json(self, data: Mapping[str, Json]) -> Setup:
        return self.setup(data, Random(0))

    def seats(self, setup: Setup) -> tuple[str, ...]:
        return setup.players

    def start(self, setup: Setup) -> State:
        seats = len(setup.players)
        return State(
            setup=setup,
            round=1,
            phase=Phase.TURN,
            pile=setup.cards,
            stake=(),
            hands=(setup.cards,) * seats,
            won=((),) * seats,
            bids=(None,) * seats,
        )

    def to_act(self, state: State) -> tuple[Seat, ...]:
        if state.phase is Phase.TURN:
            return (CHANCE,)
        if state.phase is Phase.OVER:
            return ()
        return tuple(seat for seat, bid in enumerate(state.bids) if bid is None)

    def legal_moves(self, state: State, seat: Seat) -> tuple[Move, ...]:
        if seat not in self.to_act(state):
            return ()
        word, cards = ("turn", state.pile) if seat == CHANCE else ("bid", state.hands[seat])
        return tuple(sorted((Move(word, card) for card in cards), key=str))

    def chance(self, state: State, rng: Random) -> Move:
        return Move("turn", rng.choice(state.pile))

    def apply(self, state: State, seat: Seat, move: Move) -> State:
        if not CHANCE <= seat < len(state.hands):
            raise IllegalMove("illegal-no-such-seat", seat=seat + 1)
        if seat not in self.to_act(state):
            raise IllegalMove("illegal-not-your-turn")
        if move not in self.legal_moves(state, seat):
            raise IllegalMove("illegal-goofspiel-card", number=move.card)
        if seat == CHANCE:
            pile = tuple(card for card in state.pile if card != move.card)
            return replace(state, phase=Phase.BID, pile=pile, stake=(*state.stake, move.card))
        bids = tuple(move.card if s == seat else bid for s, bid in enumerate(state.bids))
        return _revealed(replace(state, bids=bids))

    def view(self, state: State, seat: Seat | None) -> View:
        return _seen(state, seat, [seat])

    def open_view(self, state: State) -> View:
        return _seen(state, None, range(len(state.hands)))

    def guess(self, view: View, rng: Random) -> State:
        bids = tuple(
            rng.choice(hand) if done and bid is None else bid
            for hand, done, bid in zip(view.hands, view.done, view.bids, strict=True)
        )
        return State(**_open_parts(view), bids=bids)

    def view_to_json(self, view: View) -> dict[str, Json]:
        players = zip(view.setup.players, view.hands, view.won, view.bids, view.done, strict=True)
        return {
            "round": view.round,
            "phase": view.phase.value,
            "stake": [*view.stake],
            "pile": [*view.pile],
            "players": [
                {"name": name, "hand": [*hand], "won": [*won], "bid": bid, "done": done}
                for name, hand, won, bid, done in players
            ],
        }

    def draw(self, view: View) -> str:
        lines = [f"stake: {_listed(view.stake)}", f"pile: {_listed(view.pile)}"]
        for seat, name in enumerate(view.setup.players):
            bid = view.bids[seat] or ("?" if view.done[seat] else "-")
            won = f"won {_listed(view.won[seat])} = {sum(view.won[seat])}"
            lines.append(f"{name}: hand {_listed(view.hands[seat])}; bid {bid}; {won}")
        return "\n".join(lines)

    def score(self, state: State) -> Scores:
        return _scores(state.setup.players, state.won)

    def tell(self, setup: Setup, seat: Seat, move: Move) -> Message:
        if seat == CHANCE:
            return Message("move-goofspiel-turn", {"number": move.card})
        return Message("move-goofspiel-bid", {"name": setup.players[seat], "number": move.card})

    def secret_of(self, seat: Seat, move: Move) -> Seat | None:
        return None

    def parse(self, text: str) -> Move:
        word, _, card = " ".join(text.split()).partition(" ")
        if word not in ("turn", "bid"):
            raise BadText("error-no-such-move", text=quoted(text), expected="turn, bid")
        if card not in map(str, range(1, 14)):
            raise BadText("error-goofspiel-card", text=quoted(card))
        return Move(word, int(card))


def _listed(cards: Cards) -> str:
    return " ".join(map(str, cards)) or "-"


def _open_parts(state: State) -> dict[str, Any]:
    """All that is never hidden."""
    names = ("setup", "round", "phase", "pile", "stake", "hands", "won")
    return {name: getattr(state, name) for name in names}


def _seen(state: State, viewer: Seat | None, shown: Container[Seat | None]) -> View:
    bids = tuple(bid if seat in shown else None for seat, bid in enumerate(state.bids))
    done = tuple(bid is not None for bid in state.bids)
    return View(**_open_parts(state), bids=bids, viewer=viewer, done=done)


def _revealed(state: State) -> State:
    """The state after a bid: when all are made, the prize is taken and a round ends."""
    bids = tuple(bid for bid in state.bids if bid is not None)
    if len(bids) < len(state.bids):
        return state
    stake, won, highest = state.stake, state.won, max(bids)
    if bids.count(highest) == 1:
        best = bids.index(highest)
        won = tuple(cards + stake if seat == best else cards for seat, cards in enumerate(won))
        stake = ()
    hands = tuple(
        tuple(card for card in hand if card != bid)
        for hand, bid in zip(state.hands, bids, strict=True)
    )
    return replace(
        state,
        round=state.round + 1 if state.pile else state.round,
        phase=Phase.TURN if state.pile else Phase.OVER,
        stake=stake if state.setup.carry else (),
        hands=hands,
        won=won,
        bids=(None,) * len(bids),
    )


def _scores(names: tuple[str, ...], won: tuple[Cards, ...]) -> Scores:
    totals = [sum(cards) for cards in won]
    winners = tuple(seat for seat, total in enumerate(totals) if total == max(totals))
    who = ", ".join(names[seat] for seat in winners)
    return Scores(
        players=tuple(
            PlayerScore(total, (Line("prizes", len(cards), total, tuple(map(_reason, cards))),))
            for total, cards in zip(totals, won, strict=True)
        ),
        winners=winners,
        verdict=Message("verdict-goofspiel", {"text": who, "points": max(totals)}),
    )


def _reason(card: int) -> Reason:
    return Reason(Message("reason-goofspiel-prize", {"number": card}), card)


def score_sheet(data: Json, own: Json, problems: Problems) -> Scored:
    """The scores of prizes as people wrote them down. Raises GameError."""
    sheet = read_object(data, "", ("game", "length", "carry", "players"))
    highest = HIGHEST[read_choice(sheet, option_of(OPTIONS, "length"))]
    players = read_players(sheet.get("players"), MOST_PLAYERS, ("name", "prizes"), problems)
    names = read_names(players, problems)
    taken: set[int] = set()
    won = tuple(
        _prizes(entry, f"players[{seat}].prizes", highest, taken, problems)
        for seat, entry in enumerate(players)
    )
    return _scores(names, won), names


def _prizes(entry: Fields, field: str, highest: int, taken: set[int], problems: Problems) -> Cards:
    found: list[int] = []
    given = entry.get("prizes")
    for card in given if isinstance(given, list) else [given]:
        if not isinstance(card, int) or not 1 <= card <= highest or card in taken:
            problems.add(BadText("error-goofspiel-prize", field=field, text=quoted(card)))
            continue
        taken.add(card)
        found.append(card)
    return tuple(found)


Goofspiel.sheet = ScoreSheet(size=0, options=("length",), score=score_sheet)
