"""What a viewer may know, filtered only here; and a state consistent with what is known."""

from dataclasses import dataclass, replace
from random import Random
from typing import NamedTuple

from cubetown.core.game import Seat
from cubetown.tiny_towns import legal
from cubetown.tiny_towns.apply import apply
from cubetown.tiny_towns.rounds import to_act
from cubetown.tiny_towns.setup import Setup, Variant
from cubetown.tiny_towns.state import CubesOn, Deck, Phase, Player, State, Task
from cubetown.tiny_towns.town import Group, Resource, Town


class PlayerView(NamedTuple):
    """What a viewer may know about one player. A server makes thousands a second: hence a tuple."""

    town: Town
    cubes_on: CubesOn
    monument: str | None
    """None if there is none, or if the viewer may not know it."""
    built: bool
    shrine_count: int
    set_aside: tuple[Group, ...]
    cavern: int
    completed: int
    turns_as_master_builder: int
    done: bool
    """Whether the player has nothing left to do in the current step."""
    tasks: tuple[Task, ...]
    """What the player has to answer; for another player, as of the start of the current step."""
    dealt: tuple[str, ...] = ()
    """The viewer's own only."""
    constructed: tuple[Group, ...] = ()
    """The viewer's own only."""


@dataclass(frozen=True, slots=True)
class View:
    """What a viewer may know about a game."""

    setup: Setup
    viewer: Seat | None
    phase: Phase
    round: int
    master_builder: Seat | None
    resource: Resource | None
    deck: Deck
    dealt: int
    """How many seats have been dealt their monuments."""
    players: tuple[PlayerView, ...]
    began: Player | None
    """The viewer's own town and tasks when the current step began."""


def view(state: State, viewer: Seat | None) -> View:
    """What a seat may know; None is a spectator. Once the game is over, everything is open."""
    deck, resource = _cards_seen(state, viewer)
    return View(
        setup=state.setup,
        viewer=viewer,
        phase=state.phase,
        round=state.round,
        master_builder=state.master_builder,
        resource=resource,
        deck=deck,
        dealt=sum(1 for player in state.players if player.dealt),
        players=tuple(
            of_oneself(player)
            if seat == viewer or state.phase is Phase.OVER
            else of_another(state.before[seat], done=not player.tasks)
            for seat, player in enumerate(state.players)
        ),
        began=None if viewer is None else state.before[viewer],
    )


def open_view(state: State) -> View:
    """Everything there is to see, including monuments in hand and the current step."""
    return View(
        setup=state.setup,
        viewer=None,
        phase=state.phase,
        round=state.round,
        master_builder=state.master_builder,
        resource=state.resource,
        deck=state.deck,
        dealt=sum(1 for player in state.players if player.dealt),
        players=tuple(map(of_oneself, state.players)),
        began=None,
    )


def _cards_seen(state: State, viewer: Seat | None) -> tuple[Deck, Resource | None]:
    """The resource cards; the one a solo player takes is hidden until the player is done."""
    deck, resource = state.deck, state.resource
    if viewer is not None or resource is None or state.setup.variant is not Variant.SOLO:
        return deck, resource
    return replace(deck, shown=tuple(sorted((*deck.shown, resource)))), None


def of_oneself(player: Player) -> PlayerView:
    """A player's own town, with everything that belongs to it."""
    return PlayerView(
        town=player.town,
        cubes_on=player.cubes_on,
        monument=player.monument,
        built=player.built,
        shrine_count=player.shrine_count,
        set_aside=player.set_aside,
        cavern=player.cavern,
        completed=player.completed,
        turns_as_master_builder=player.turns_as_master_builder,
        done=not player.tasks,
        tasks=player.tasks,
        dealt=player.dealt,
        constructed=player.constructed,
    )


def of_another(before: Player, *, done: bool) -> PlayerView:
    """Another player, with the town as it was when the current step began."""
    return PlayerView(
        town=before.town,
        cubes_on=before.cubes_on,
        monument=before.monument if before.built else None,
        built=before.built,
        shrine_count=before.shrine_count,
        set_aside=before.set_aside,
        cavern=before.cavern,
        completed=before.completed,
        turns_as_master_builder=before.turns_as_master_builder,
        done=done,
        tasks=before.tasks,
    )


def guess(seen: View, rng: Random) -> State:
    """A state consistent with a view: the viewer would see exactly this view of it."""
    pool = _unknown_monuments(seen)
    rng.shuffle(pool)
    before = []
    for seat, player in enumerate(seen.players):
        if seat == seen.viewer and seen.began is not None:
            before.append(seen.began)
        else:
            before.append(_guessed(seen, seat, player, pool, rng))
    players = tuple(
        as_player(player, dealt=player.dealt, monument=player.monument)
        if seat == seen.viewer
        else before[seat]
        for seat, player in enumerate(seen.players)
    )
    state = State(
        setup=seen.setup,
        phase=seen.phase,
        players=players,
        before=tuple(before),
        round=seen.round,
        master_builder=seen.master_builder,
        resource=seen.resource,
        deck=seen.deck,
    )
    for seat, player in enumerate(seen.players):
        while player.done and seat in to_act(state):
            state = apply(state, seat, rng.choice(legal.legal_moves(state, seat)))
    return state


def _unknown_monuments(view: View) -> list[str]:
    """The monuments that the viewer has not seen, in card-data order."""
    monuments = {player.monument for player in view.players}
    monuments.update(id for player in view.players for id in player.dealt)
    return [card.id for card in view.setup.monuments if card.id not in monuments]


def _guessed(view: View, seat: Seat, player: PlayerView, pool: list[str], rng: Random) -> Player:
    """Another player when the current step began, with monuments taken from the pool."""
    if seat >= view.dealt or player.dealt:
        return as_player(player, dealt=player.dealt, monument=player.monument)
    dealt = [pool.pop() for _ in range(1 if player.monument else 2)]
    if player.monument:
        dealt.append(player.monument)
    has_kept = view.phase not in (Phase.DEAL, Phase.KEEP)
    monument = player.monument or (rng.choice(dealt) if has_kept else None)
    return as_player(player, dealt=tuple(sorted(dealt)), monument=monument)


def as_player(player: PlayerView, *, dealt: tuple[str, ...], monument: str | None) -> Player:
    """The player that a view describes, with the given monuments in hand."""
    return Player(
        town=player.town,
        cubes_on=player.cubes_on,
        dealt=dealt,
        monument=monument,
        built=player.built,
        shrine_count=player.shrine_count,
        set_aside=player.set_aside,
        cavern=player.cavern,
        completed=player.completed,
        turns_as_master_builder=player.turns_as_master_builder,
        tasks=player.tasks,
        constructed=player.constructed,
    )
