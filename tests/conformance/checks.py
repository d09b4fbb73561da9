"""What must hold in every game, each as one check of a random whole game."""

import json
from collections.abc import Callable, Iterator
from contextlib import suppress
from dataclasses import fields, is_dataclass
from itertools import islice
from random import Random
from typing import Any

from cubetown.core.game import CHANCE, AnyGame, Game, Json, Seat
from cubetown.core.message import BadText, IllegalMove
from cubetown.core.record import parse_record, replay
from tests.conformance.under_test import UNDER_TEST
from tests.conformance.walks import Move, State, Walk, choose, kind_of, moves_of_one_seat

Check = Callable[[Walk], None]


def somebody_can_act_or_it_is_over(walk: Walk) -> None:
    """Chance acts alone; who may act has a move; who may not has none."""
    game = walk.game
    for state in walk.states[:-1]:
        seats = game.to_act(state)
        assert seats
        assert list(seats) == sorted(set(seats))
        assert seats == (CHANCE,) or set(seats) <= set(walk.seats)
        for seat in walk.seats:
            assert bool(game.legal_moves(state, seat)) == (seat in seats)
    assert game.to_act(walk.states[-1]) == ()
    assert not any(game.legal_moves(walk.states[-1], seat) for seat in (CHANCE, *walk.seats))


def moves_are_sorted_and_lead_to_different_states(walk: Walk) -> None:
    """Sorted by text, each applies, and no two to the same state."""
    game = walk.game
    for state in walk.sample(40):
        for seat in game.to_act(state):
            texts = [str(move) for move in game.legal_moves(state, seat)]
            assert texts == sorted(set(texts))
            outcomes = {game.apply(state, seat, move) for move in game.legal_moves(state, seat)}
            assert len(outcomes) == len(texts)
            assert state not in outcomes


def chance_plays_by_the_rules(walk: Walk) -> None:
    """What chance does applies, and is listed where its moves can be listed."""
    game = walk.game
    for state in walk.sample(40):
        if game.to_act(state) != (CHANCE,):
            continue
        move = game.chance(state, Random(1))
        assert move == game.chance(state, Random(1)), "the same luck, another move"
        game.apply(state, CHANCE, move)
        listed = game.legal_moves(state, CHANCE)
        assert not listed or move in listed


def apply_takes_exactly_the_legal_moves(walk: Walk) -> None:
    """Of moves seen elsewhere in the game, and of moves like them, only the legal ones apply."""
    game = walk.game
    rng = Random(0)
    seen = sorted(_moves_seen(walk), key=str)
    pool = [*seen, *_moves_like(walk, seen, rng)]
    for state in walk.sample(12):
        shown = repr(state)
        for seat in (CHANCE, *walk.seats):
            legal = game.legal_moves(state, seat)
            if seat == CHANCE and not legal and seat in game.to_act(state):
                continue  # chance's moves cannot be listed here
            kinds = set(map(kind_of, legal))
            alike = [move for move in pool if kind_of(move) in kinds]
            for move in _some(pool, 30, rng) + _some(alike, 60, rng):
                assert _applies(walk, state, seat, move) == (move in legal), f"{seat}: {move}"
        assert not _applies(walk, state, len(walk.seats), pool[0])
        assert not _applies(walk, state, CHANCE - 1, pool[0])
        assert repr(state) == shown


def _some(moves: list[Move], number: int, rng: Random) -> list[Move]:
    return rng.sample(moves, min(len(moves), number))


def _moves_seen(walk: Walk) -> set[Move]:
    seen = {move for _, move in walk.moves}
    for state in walk.sample(40):
        for seat in walk.game.to_act(state):
            seen.update(walk.game.legal_moves(state, seat))
    return seen


def _moves_like(walk: Walk, moves: list[Move], rng: Random) -> Iterator[Move]:
    """Moves that can be read, made from others by a word less, a word more or another word."""
    vocabulary = sorted({word for move in moves for word in str(move).split()[1:]})
    for move in moves:
        first, *words = str(move).split()
        if words:
            place = rng.randrange(len(words))
            for new in ([], [words[place]] * 2, [rng.choice(vocabulary)]):
                text = " ".join([first, *words[:place], *new, *words[place + 1 :]])
                with suppress(BadText):
                    yield walk.game.parse(text)


def _applies(walk: Walk, state: State, seat: Seat, move: Move) -> bool:
    try:
        walk.game.apply(state, seat, move)
    except IllegalMove:
        return False
    return True


def playing_changes_no_earlier_state(walk: Walk) -> None:
    """States are values: what was played on from is still equal to what a replay makes."""
    again = replay(walk.game, walk.record)
    assert list(map(repr, again[:5])) == list(map(repr, walk.states[:5]))
    assert again == walk.states
    assert [hash(state) for state in again] == [hash(state) for state in walk.states]


def text_goes_both_ways(walk: Walk) -> None:
    """Moves, the setup and the record read back as what was written."""
    game = walk.game
    for move in _moves_seen(walk):
        assert game.parse(str(move)) == move
        assert str(game.parse(f"  {move} ")) == str(move)
    data = game.setup_to_json(walk.setup)
    assert game.setup_from_json(json.loads(json.dumps(data))) == walk.setup
    assert parse_record(str(walk.record)) == walk.record


def replay_equals_play(walk: Walk) -> None:
    """A record replays with no seed, whole or saved in the middle."""
    assert replay(walk.game, parse_record(str(walk.record))) == walk.states
    assert walk.game.score(replay(walk.game, walk.record)[-1]) == walk.game.score(walk.states[-1])


def moves_at_once_commute(walk: Walk) -> None:
    """In whichever order the seats of a step make their moves, the same state comes out."""
    game = walk.game
    rng = Random(0)
    for state in walk.steps_together(10):
        seats = game.to_act(state)
        moves = {seat: moves_of_one_seat(game, state, seat, rng) for seat in seats}
        one_by_one = [seat for seat in seats for _ in moves[seat]]
        orders = [one_by_one, one_by_one[::-1], rng.sample(one_by_one, len(one_by_one))]
        ends = [_played(walk, state, moves, order) for order in orders]
        assert ends[0] == ends[1] == ends[2]


def _played(walk: Walk, state: State, moves: dict[Seat, list[Move]], order: list[Seat]) -> State:
    left = {seat: iter(made) for seat, made in moves.items()}
    for seat in order:
        move = next(left[seat])
        assert move in walk.game.legal_moves(state, seat)
        state = walk.game.apply(state, seat, move)
    return state


def moves_at_once_are_hidden(walk: Walk) -> None:
    """Whatever a seat does in a running step, the others see only whether it is done."""
    game = walk.game
    rng = Random(0)
    for state in walk.steps_together(8):
        for seat in islice(game.to_act(state), 3):
            others = [viewer for viewer in (None, *walk.seats) if viewer != seat]
            before = [game.view(state, viewer) for viewer in others]
            ends = []
            for _ in range(2):
                end = state
                for move in moves_of_one_seat(game, state, seat, rng):
                    end = game.apply(end, seat, move)
                    if seat in game.to_act(end):
                        assert [game.view(end, viewer) for viewer in others] == before
                ends.append([game.view(end, viewer) for viewer in others])
            assert ends[0] == ends[1]
            assert _without_done(walk, ends[0]) == _without_done(walk, before)


def _without_done(walk: Walk, views: list[Any]) -> list[Json]:
    return [_cut(walk.game.view_to_json(view), "done") for view in views]


def _cut(data: Json, key: str) -> Json:
    if isinstance(data, dict):
        return {name: _cut(value, key) for name, value in data.items() if name != key}
    return [_cut(value, key) for value in data] if isinstance(data, list) else data


def a_secret_changes_no_other_view(walk: Walk) -> None:
    """With another secret in a seat's hand, everybody else sees the same."""
    game = walk.game
    for state in walk.sample(15):
        for seat in walk.seats:
            for other in UNDER_TEST[game.name].other_secrets(state, seat):
                assert other != state
                assert game.view(other, seat) != game.view(state, seat)
                for viewer in (None, *walk.seats):
                    if viewer != seat:
                        assert game.view(other, viewer) == game.view(state, viewer)
                        if has_positions(game):
                            views = (game.view(s, viewer) for s in (state, other))
                            assert len(set(map(game.view_position, views))) == 1


def views_hold_no_secret(walk: Walk) -> None:
    """No field of a view, and no word of its data, names what another seat keeps secret."""
    game = walk.game
    for state in walk.sample(15):
        secrets = {seat: UNDER_TEST[game.name].secrets(state, seat) for seat in walk.seats}
        for viewer in (None, *walk.seats):
            view = game.view(state, viewer)
            shown = json.dumps(game.view_to_json(view))
            held = "".join(repr(getattr(view, name)) for name in _names_but_setup(view))
            for seat, words in secrets.items():
                for word in words:
                    assert seat == viewer or f'"{word}"' not in shown
                    assert seat == viewer or f"'{word}'" not in held
                    assert seat != viewer or f'"{word}"' in shown


def _names_but_setup(view: Any) -> list[str]:
    """A view's fields without the setup, which lists all cards there are."""
    assert is_dataclass(view)
    return [field.name for field in fields(view) if field.name != "setup"]


def a_guess_fits_the_view(walk: Walk) -> None:
    """The guess looks the same to the viewer, offers the same moves and can be played."""
    game = walk.game
    for state in walk.sample(15):
        for viewer in (None, *walk.seats):
            view = game.view(state, viewer)
            guess = game.guess(view, Random(2))
            assert game.view(guess, viewer) == view
            assert game.guess(view, Random(2)) == guess, "the same luck, another guess"
            assert game.to_act(guess) == game.to_act(state)
            if viewer is not None:
                assert game.legal_moves(guess, viewer) == game.legal_moves(state, viewer)


def a_guess_plays_to_the_end(walk: Walk) -> None:
    """From a guess the game goes on by the rules until it is over."""
    game = walk.game
    rng = Random(3)
    for real in walk.sample(3)[:8]:
        state = game.guess(game.view(real, rng.choice((None, *walk.seats))), rng)
        for _ in range(UNDER_TEST[game.name].most_moves):
            if not (seats := game.to_act(state)):
                break
            seat = rng.choice(seats)
            state = game.apply(state, seat, choose(game, state, seat, rng))
        assert not game.to_act(state)


def states_make_sense(walk: Walk) -> None:
    """What must be true of every state of this game is true, also of a guessed one."""
    game, check = walk.game, UNDER_TEST[walk.game.name].check_state
    for state in walk.states:
        check(state)
    for state in walk.sample(15):
        for viewer in (None, *walk.seats):
            check(game.guess(game.view(state, viewer), Random(4)))


def has_positions(game: AnyGame) -> bool:
    """Whether a game can be written as one line; a game of this package must (tests/lacking.py)."""
    return type(game).position is not Game.position


def positions_go_both_ways(walk: Walk) -> None:
    """Every state, what all see of it, and what a seat sees is a line that reads back as itself."""
    if not has_positions(walk.game):
        return
    for number, state in enumerate(walk.states):
        line = walk.game.position(state)
        assert walk.game.from_position(line) == state
        assert line.isprintable()
        line_reads_back(walk, state, None)
        line_reads_back(walk, state, walk.seats[number % len(walk.seats)])


def line_reads_back(walk: Walk, state: State, viewer: Seat | None) -> None:
    """A viewer's line reads back as its view, and everything else follows from that."""
    game = walk.game
    view = game.view(state, viewer)
    read = game.from_position(game.view_position(view))
    assert read == view
    guess = game.guess(read, Random(0))
    assert game.to_act(guess) == game.to_act(state)
    if viewer is not None:
        assert game.legal_moves(guess, viewer) == game.legal_moves(state, viewer)


def scores_add_up(walk: Walk) -> None:
    """A total is the sum of its lines, a line the sum of its reasons; the best win."""
    game = walk.game
    for state in walk.sample(15):
        scores = game.score(state)
        assert len(scores.players) == len(walk.seats)
        assert list(scores.winners) == sorted(set(scores.winners) & set(walk.seats))
        for player in scores.players:
            assert player.total == sum(line.points for line in player.lines)
            for line in player.lines:
                assert line.points == sum(reason.points for reason in line.reasons)
    UNDER_TEST[game.name].check_winners(walk.states[-1], game.score(walk.states[-1]))


def pieces_are_conserved(walk: Walk) -> None:
    """Nothing comes, goes or moves but by the move that says so."""
    check = UNDER_TEST[walk.game.name].check_move
    for (seat, move), before, after in zip(
        walk.moves, walk.states[:-1], walk.states[1:], strict=True
    ):
        check(before, seat, move, after)


CHECKS: tuple[Check, ...] = (
    somebody_can_act_or_it_is_over,
    moves_are_sorted_and_lead_to_different_states,
    chance_plays_by_the_rules,
    apply_takes_exactly_the_legal_moves,
    playing_changes_no_earlier_state,
    text_goes_both_ways,
    replay_equals_play,
    moves_at_once_commute,
    moves_at_once_are_hidden,
    a_secret_changes_no_other_view,
    views_hold_no_secret,
    a_guess_fits_the_view,
    a_guess_plays_to_the_end,
    states_make_sense,
    positions_go_both_ways,
    scores_add_up,
    pieces_are_conserved,
)
