"""A plan to the end of the solo game, and how it adapts when other cards come than guessed."""

from dataclasses import dataclass

from cubetown.bots.tiny_towns.search import layout as at
from cubetown.bots.tiny_towns.situation import deck_after, shown_of
from cubetown.fast.memory import unwrapped, wrapped
from cubetown.tiny_towns.patterns import cover_of
from cubetown.tiny_towns.town import SQUARES, Town, content_at, is_full, with_content

State = tuple[int, int, int]
"""A town, what it holds besides its squares, and the deck."""
Code = tuple[int, int]
"""A turn in two numbers (search/layout.py)."""
EARLIER = 8
"""How many turns earlier than planned a cube may be placed."""


@dataclass
class Plan:
    """A sequence of turns, and the points they bring."""

    value: float
    states: list[State]
    """Before each turn, and at the end."""
    codes: list[Code]
    over: bool
    """Whether they end the game."""

    def then(self, place: int, rest: "Plan") -> "Plan":
        """This plan up to a turn, then another one."""
        return Plan(
            rest.value,
            self.states[:place] + rest.states,
            self.codes[:place] + rest.codes,
            rest.over,
        )

    def with_cards(self, place: int, deck: int) -> "Plan":
        """The plan from a turn on, adapted to other cards as far as possible.

        If a turn's card is missing, a later cube may be placed first.
        """
        town, extra, _ = self.states[place]
        states: list[State] = [(town, extra, deck)]
        codes: list[Code] = []
        rest = [
            Turn(code, *self.states[number : number + 2])
            for number, code in enumerate(self.codes[place:], start=place)
        ]
        while rest:
            for number, turn in enumerate(rest[:EARLIER]):
                after = turn.applied(states[-1], first=number == 0)
                if after is not None and (len(rest) == 1 or not is_full(unwrapped(after[0]))):
                    break
            else:
                return Plan(0.0, states, codes, over=False)
            states.append(after)
            codes.append(turn.code)
            del rest[number]
        return Plan(self.value, states, codes, self.over)


@dataclass(frozen=True, slots=True)
class Turn:
    """A planned turn: its code, and the states before and after it."""

    code: Code
    before: State
    after: State

    def applied(self, state: State, *, first: bool) -> State | None:
        """The state after this turn from another state; None if it cannot be taken there.

        A turn other than the first may only place a cube.
        """
        town, extra, deck = state
        taken = self.code[0] >> at.TAKEN & 7
        did = self.code[0] >> at.DID & 7
        builds = self.code[0] >> at.FIRST_BUILD
        if taken not in shown_of(deck) or not (first or (did == at.PLACE and not builds)):
            return None
        now, then = unwrapped(town), unwrapped(self.before[0])
        if did in (at.PLACE, at.TRADE, at.SWAP):
            square = self.code[0] >> at.SQUARE & 15
            placed = self.code[0] >> at.PLACED & 7
            if content_at(now, square):
                return None
            now, then = with_content(now, square, placed), with_content(then, square, placed)
        changed = _difference(then, unwrapped(self.after[0]))
        if (now ^ then) & changed:
            return None
        now = now & ~changed | unwrapped(self.after[0]) & changed
        return wrapped(now), extra + self.after[1] - self.before[1], deck_after(deck, taken)


def _difference(one: Town, other: Town) -> Town:
    """All bits of the squares where two towns differ."""
    return cover_of(sum(1 << s for s in SQUARES if content_at(one, s) != content_at(other, s)))
