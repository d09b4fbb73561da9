"""What the conformance suite has to know of Goofspiel."""

from dataclasses import replace

from cubetown.core.game import CHANCE, Json, Scores, Seat
from tests.conformance.under_test import GameUnderTest
from tests.third_game.game import Move, Phase, State

NAMES = ("Ann", "Bo", "Cy", "Di", "Ed")


def options(players: int, **more: Json) -> dict[str, Json]:
    return {"players": list(NAMES[:players]), **more}


def other_bids(state: State, seat: Seat) -> list[State]:
    """The same state, with another bid on the table."""
    if state.bids[seat] is None:
        return []
    others = (card for card in state.hands[seat] if card != state.bids[seat])
    return [
        replace(state, bids=tuple(card if s == seat else bid for s, bid in enumerate(state.bids)))
        for card in others
    ]


def check_state(state: State) -> None:
    cards = state.setup.cards
    shown = [*state.pile, *state.stake, *(card for won in state.won for card in won)]
    assert len(set(shown)) == len(shown)
    assert set(shown) == set(cards) or not state.setup.carry
    assert len({len(hand) for hand in state.hands}) == 1
    played = state.round if state.phase is Phase.OVER else state.round - 1
    assert len(state.hands[0]) == len(cards) - played


def check_move(before: State, seat: Seat, move: Move, after: State) -> None:
    if seat == CHANCE:
        assert set(before.pile) - set(after.pile) == {move.card}
        assert (before.hands, before.won) == (after.hands, after.won)
    elif None in after.bids and any(after.bids):
        assert after.bids[seat] == move.card
        assert before.hands == after.hands
    else:
        assert set(before.hands[seat]) - set(after.hands[seat]) == {move.card}


def check_winners(state: State, scores: Scores) -> None:
    points = [sum(won) for won in state.won]
    assert list(scores.winners) == [s for s, total in enumerate(points) if total == max(points)]


GOOFSPIEL = GameUnderTest(
    quick={"short 2": options(2), "full 5": options(5, length="full", carry=False)},
    every={
        f"{length} {players}": options(players, length=length)
        for length in ("short", "full")
        for players in range(2, 6)
    },
    most_moves=13 * 6,
    secrets=lambda state, seat: (),
    other_secrets=other_bids,
    check_state=check_state,
    check_move=check_move,
    check_winners=check_winners,
)
