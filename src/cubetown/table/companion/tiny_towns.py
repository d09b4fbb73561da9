"""The companion of Tiny Towns: hammer, Town Hall deck, solo deck, monuments."""

from dataclasses import replace

from cubetown.core.game import CHANCE, Json, Seat
from cubetown.table.companion.marks import (
    CompanionError,
    Marks,
    Named,
    seat_of,
    toggled,
    with_named,
)
from cubetown.tiny_towns import rounds
from cubetown.tiny_towns.apply import apply
from cubetown.tiny_towns.moves import parse_move
from cubetown.tiny_towns.setup import Setup, Variant
from cubetown.tiny_towns.state import Phase, State, seats_in, with_player

SAID = ("keep", "name", "take")
"""Moves a companion hears of; all others are made on the boards."""


def start(setup: Setup) -> State:
    """The state before anything is dealt."""
    return rounds.start(setup)


def did(state: State, marks: Marks, move: str, seat: Seat | None) -> tuple[State, Marks]:
    """The state after a tap. Raises GameError."""
    words = move.split() or [""]
    if state.phase is Phase.OVER:
        raise CompanionError("companion-over-already")
    if words[0] in SAID:
        return _sentences(state, marks, move, words[0], seat)
    if words == ["next"]:
        return _next(state, marks)
    if words[0] == "complete":
        return _complete(state, marks, seat_of(words, len(state.players)))
    if words[0] == "bar" and state.setup.variant is Variant.STANDARD:
        barred = toggled(marks.barred, seat_of(words, len(state.players)))
        return _given_on(state, barred), replace(marks, barred=barred)
    raise CompanionError("companion-no-such-move")


def _sentences(
    state: State, marks: Marks, move: str, word: str, seat: Seat | None
) -> tuple[State, Marks]:
    """A monument is kept, a resource named, or one of solo's three cards taken."""
    by = {"keep": seat, "name": state.master_builder, "take": 0}[word]
    if by is None and word == "keep":
        raise CompanionError("companion-not-your-monument")
    if by is None or (word == "take" and state.setup.variant is not Variant.SOLO):
        raise CompanionError("companion-no-such-move")
    after = apply(state, by, parse_move(move))
    return after, noted(after, marks)


def noted(state: State, marks: Marks) -> Marks:
    """The marks with what was named, drawn or taken for this round."""
    if state.phase is not Phase.BUILD or state.resource is None:
        return marks
    return with_named(marks, Named(state.round, state.master_builder, str(state.resource)))


def _next(state: State, marks: Marks) -> tuple[State, Marks]:
    """The round is over for everybody; chance turns a card on request."""
    if rounds.to_act(state) == (CHANCE,):
        return state, marks
    if state.phase is Phase.KEEP:
        raise CompanionError("companion-keep-first")
    if state.phase is Phase.NAME:
        raise CompanionError("companion-name-first")
    if state.setup.variant is Variant.SOLO and state.resource is None:
        raise CompanionError("companion-take-first")
    players = tuple(
        replace(player, tasks=(), completed=player.completed or state.round * (seat in marks.full))
        for seat, player in enumerate(state.players)
    )
    ended = _passed(replace(state, players=players), marks.barred)
    return rounds.close_if_all_done(ended), replace(marks, full=frozenset())


def _passed(state: State, barred: frozenset[Seat]) -> State:
    """The hammer just before the next seat that is in and not skipped (Rules T2.4, T7.5)."""
    following = _following(state, barred)
    if following is None:
        return state
    return replace(state, master_builder=(following - 1) % len(state.players))


def _following(state: State, barred: frozenset[Seat]) -> Seat | None:
    """Who is Master Builder next."""
    if state.master_builder is None:
        return None
    seats = len(state.players)
    clockwise = [(state.master_builder + step) % seats for step in range(1, seats + 1)]
    inside = [seat for seat in clockwise if seat in seats_in(state)]
    free = [seat for seat in inside if seat not in barred]
    return next(iter(free or inside), None)


def _given_on(state: State, barred: frozenset[Seat]) -> State:
    """Pass the hammer on at once if its holder is now to be skipped."""
    holder = state.master_builder
    if state.phase is not Phase.NAME or holder is None or holder not in barred:
        return state
    following = _following(state, barred)
    if following is None or following in barred:
        return state
    players = list(state.players)
    players[following] = replace(players[following], tasks=players[holder].tasks)
    players[holder] = replace(players[holder], tasks=())
    return replace(state, players=tuple(players), before=tuple(players), master_builder=following)


def _complete(state: State, marks: Marks, seat: Seat) -> tuple[State, Marks]:
    """A town will be complete at the end of this round, or will not after all (Rule T4.1)."""
    if state.phase is not Phase.BUILD:
        raise CompanionError("companion-complete-later")
    player = state.players[seat]
    if player.completed:
        return with_player(state, seat, replace(player, completed=0)), marks
    return state, replace(marks, full=toggled(marks.full, seat))


def view(state: State, marks: Marks) -> dict[str, Json]:
    """What everybody may know. For a deck, how many cards are left, never which."""
    variant, deck = state.setup.variant, state.deck
    extra: dict[Variant, Json] = {
        Variant.TOWN_HALL: deck.left,
        Variant.SOLO: sum(deck.unseen) + len(deck.under),
    }
    resource = None if state.resource is None else str(state.resource)
    return {
        "master_builder": None if state.master_builder is None else state.master_builder + 1,
        "resource": resource if state.phase is Phase.BUILD else None,
        "free": _is_free(state),
        "left": extra.get(variant),
        "shown": [str(resource) for resource in state.deck.shown],
        "named": [
            {
                "round": named.round,
                "seat": None if named.seat is None else named.seat + 1,
                "resource": named.resource,
            }
            for named in marks.named
        ],
        "players": [
            {
                "name": name,
                "completed": player.completed,
                "full": seat in marks.full,
                "barred": seat in marks.barred,
                "turns_as_master_builder": player.turns_as_master_builder,
                "dealt": bool(player.dealt),
                "keeps": player.monument is not None,
            }
            for seat, (name, player) in enumerate(
                zip(state.setup.players, state.players, strict=True)
            )
        ],
    }


def _is_free(state: State) -> bool:
    """Whether this is the round of Town Hall in which everybody chooses (Rule T8.2)."""
    hall = state.setup.variant is Variant.TOWN_HALL
    return hall and state.phase is Phase.BUILD and state.resource is None


def secrets(state: State, seat: Seat) -> dict[str, Json]:
    """What else the holder of a seat's secret knows."""
    player = state.players[seat]
    return {"dealt": list(player.dealt), "monument": player.monument}
