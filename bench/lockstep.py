"""Games that two versions of Cubetown play against each other, each in its own process.

Both processes play the whole game from the same deal. A seat's move is chosen by the version that
plays it, which tells the other one; chance comes out the same on both sides. As a program, this
file plays for the version it is started with: it imports nothing but `cubetown`.

A game begins with a line of JSON on standard input; then come moves, one a line, to and fro; at the
end this side writes the totals of all seats, and the winners. With a game and a bot as arguments it
only makes that bot, and so compiles what it needs.
"""

import json
import sys
from collections.abc import Callable, Collection
from random import Random
from typing import Any

from cubetown.bots import make_bot
from cubetown.bots.budget import count_cpu_time
from cubetown.core.game import Scores
from cubetown.core.playing import last_state, luck, play_on
from cubetown.games import GAMES

Tell = Callable[[str], None]
Hear = Callable[[], str]


def play(asked: dict[str, Any], own: Collection[int], tell: Tell, hear: Hear) -> Scores:
    """One game: choose for some seats and tell, hear the moves of the others.

    `asked` has the game, the bot, the options, the number of the deal and the seconds for a turn.
    """
    game = GAMES[asked["game"]]
    deal, rng = Random(f"deal {asked['deal']}"), Random(f"luck {asked['deal']}")
    state = game.start(game.setup(asked["options"], deal))
    bots = {seat: make_bot(asked["game"], asked["bot"]) for seat in own}

    def choose(state: Any, seat: int) -> Any:
        if seat not in bots:
            return game.parse(hear())
        legal, view = game.legal_moves(state, seat), game.view(state, seat)
        move = bots[seat].choose(view, seat, legal, rng, asked["seconds"])
        tell(str(move))
        return move

    return game.score(last_state(state, play_on(game, state, choose, luck(game, deal))))


def told(scores: Scores) -> dict[str, list[int]]:
    """What is needed of a game's scores."""
    return {
        "totals": [player.total for player in scores.players],
        "winners": list(scores.winners),
    }


def main() -> None:
    """Play every game that is asked for, until the input ends."""
    if sys.argv[1:]:
        make_bot(*sys.argv[1:])
        return
    count_cpu_time()

    def tell(text: str) -> None:
        print(text, flush=True)

    for line in sys.stdin:
        asked = json.loads(line)
        scores = play(asked, asked["seats"], tell, lambda: sys.stdin.readline().strip())
        tell("end " + json.dumps(told(scores)))


if __name__ == "__main__":
    main()
