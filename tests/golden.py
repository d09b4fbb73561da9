"""Golden files: whole games and counts of positions, as text that is read in review.

`python -m tests.golden` (or `make golden`) writes them anew: a file that is there keeps its moves
and gets its views, moves and scores from the rules as they are now; a missing file, or one whose
moves no longer go, is played anew by bots.
"""

import json
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from random import Random
from typing import Any

from cubetown.bots import make_bot
from cubetown.bots.tiny_towns.greedy import WEIGHTS, GreedyTinyTowns
from cubetown.core.game import CHANCE, Json, Scores, Seat
from cubetown.core.message import GameError
from cubetown.core.record import AnyGame, Entry, Record, parse_record, record_of, replay
from cubetown.games import GAMES
from tests.conformance.tiny_towns import EASY_BUILDINGS, EASY_MONUMENTS
from tests.conformance.walks import choose

PLAYTHROUGHS = Path(__file__).parent / "playthroughs"
PERFT = Path(__file__).parent / "perft"
LONGEST_LIST = 60
"""Where chance can do more than this, only the number is shown."""
MOST_LEAVES = 2000
"""Counting stops at a depth with more leaves than this."""
DEEPEST = 4


@dataclass(frozen=True)
class Playthrough:
    """A game to be written down."""

    options: Mapping[str, Json]
    shown: int
    """After how many moves only the moves and the end are written."""
    viewers: tuple[Seat | None, ...] = (None, 0)
    counted: tuple[int, ...] = ()
    """After how many moves positions are counted."""
    whims: float = 0.0
    """How often a bot makes any move instead, first what sort and then which."""
    seed: int = 0


TINY_TOWNS = {
    "first-game": Playthrough(
        {"players": ["Ann", "Bo"], "cards": "first-game", "monuments": False, "first": 1},
        shown=70,
        viewers=(None, 0, 1),
        counted=(60, 123),
        seed=11,
    ),
    "solo": Playthrough(
        {
            "players": ["Ann"],
            "cards": ["granary", "shed", "abbey", "almshouse", "market", "warehouse"],
        },
        shown=90,
        counted=(45, 90),
        seed=11,
    ),
    "uk-orchard": Playthrough(
        {
            "players": ["Ann", "Bo", "Cy"],
            "edition": "uk",
            "orchard": "anywhere",
            "cards": ["orchard", "fountain", "temple", "inn", "tailor", "bank"],
        },
        shown=90,
        counted=(6, 80),
        seed=4,
    ),
    "town-hall": Playthrough(
        {
            "players": ["Ann", "Bo"],
            "variant": "town-hall",
            "cavern": True,
            "cards": [
                "greenhouse",
                "millstone",
                "cloister",
                "feast_hall",
                "bakery",
                "trading_post",
            ],
        },
        shown=90,
        counted=(70,),
        seed=7,
    ),
    "easy-monuments": Playthrough(
        {
            "players": ["Ann", "Bo", "Cy", "Di"],
            "cards": ["farm", "shed", "chapel", "tavern", "theater", "factory"],
            "card_data": [*EASY_MONUMENTS, *EASY_BUILDINGS],
        },
        shown=120,
        viewers=(None, 0, 1),
        counted=(90,),
        seed=8,
    ),
    "easy-warehouse": Playthrough(
        {
            "players": ["Ann", "Bo"],
            "cavern": True,
            "cards": ["farm", "well", "temple", "inn", "market", "warehouse"],
            "card_data": [*EASY_MONUMENTS, *EASY_BUILDINGS],
        },
        shown=80,
        counted=(60,),
        whims=0.3,
        seed=15,
    ),
}

SHAKE_THAT_CITY = {
    f"{variant}-{side}": Playthrough(
        {"players": list(("Ann", "Bo", "Cy")[:players]), "variant": variant, "side": side},
        shown=60,
        viewers=(None, *range(min(players, 2))),
        counted=(2, 21),
    )
    for variant, side, players in (
        ("standard", "landlocked", 2),
        ("family", "coastal", 2),
        ("construction", "coastal", 3),
        ("solo", "landlocked", 1),
    )
}

COLLECTOR = GreedyTinyTowns(replace(WEIGHTS, new_type=6.0))
"""Wants one of each building, so that the playthroughs show them all."""

GAMES_TO_PLAY: Mapping[str, Mapping[str, Playthrough]] = {
    "tiny-towns": TINY_TOWNS,
    "shake-that-city": SHAKE_THAT_CITY,
}


def playthroughs() -> list[tuple[str, str]]:
    """The game and the name of every playthrough there should be."""
    return [(game, name) for game in GAMES for name in GAMES_TO_PLAY.get(game, ())]


def positions() -> list[tuple[str, str, int]]:
    """The game, the playthrough and the number of moves of every position to be counted."""
    return [
        (game, name, number)
        for game, name in playthroughs()
        for number in GAMES_TO_PLAY[game][name].counted
    ]


def path_of(game: str, name: str) -> Path:
    """Where a playthrough lies."""
    return PLAYTHROUGHS / game / f"{name}.txt"


def path_of_position(game: str, name: str, number: int) -> Path:
    """Where a counted position lies."""
    return PERFT / game / f"{name}-{number}.txt"


# A playthrough as text


def written(record: Record, playthrough: Playthrough) -> Iterator[str]:
    """A record with what everybody sees and may do after each of its moves, line by line."""
    game = GAMES[record.game]
    head, *_ = str(record).split("\nsetup ")
    yield from head.splitlines()
    yield from _setup_lines(record.setup)
    states = replay(game, record)
    seen: dict[Seat | None, dict[str, str]] = {viewer: {} for viewer in playthrough.viewers}
    for number, state in enumerate(states):
        if number:
            yield f"{number} > {record.entries[number - 1]}"
        last = number == len(states) - 1
        if number <= playthrough.shown or last:
            now = {v: _flat(game.view_to_json(game.view(state, v))) for v in playthrough.viewers}
            yield from _shown({v: _news(seen[v], now[v]) for v in playthrough.viewers})
            yield from _legal(game, state)
            seen = now
    yield from _score_lines(game.score(states[-1]))


def _setup_lines(setup: Mapping[str, Json]) -> Iterator[str]:
    for key, value in setup.items():
        if isinstance(value, list) and value and isinstance(value[0], dict):
            for entry in value:
                yield f"setup {key}: {json.dumps(entry, ensure_ascii=False)}"
        else:
            yield f"setup {key} = {json.dumps(value, ensure_ascii=False)}"


def _flat(data: Json, path: str = "") -> dict[str, str]:
    """Data as one text for each path; objects within the objects of a list stay closed."""
    deep = path.count(".") > 1
    if isinstance(data, dict) and data and not deep:
        items = [(f"{path}.{key}" if path else key, value) for key, value in data.items()]
    elif isinstance(data, list) and data and isinstance(data[0], dict) and not deep:
        items = [(f"{path}.{number}", value) for number, value in enumerate(data, start=1)]
    else:
        return {path: json.dumps(data, ensure_ascii=False)}
    return {key: text for name, value in items for key, text in _flat(value, name).items()}


def _news(old: dict[str, str], new: dict[str, str]) -> list[str]:
    """The paths of a view that are new or other than before, and those that are gone."""
    gone = [path for path in old if path not in new and not _is_open(path, new)]
    changed = [f"{path} {text}" for path, text in new.items() if old.get(path) != text]
    return changed + [f"{path} gone" for path in gone]


def _is_open(path: str, paths: dict[str, str]) -> bool:
    """Whether a path was opened to others, or closed into a shorter one."""
    return any(
        f"{other}.".startswith(f"{path}.") or path.startswith(f"{other}.") for other in paths
    )


def _shown(news: Mapping[Seat | None, list[str]]) -> Iterator[str]:
    """What all see, then what only some do: there secrets would show."""
    first, *others = news.values()
    common = [line for line in first if all(line in lines for lines in others)]
    yield from (f"    all see {line}" for line in common)
    for viewer, lines in news.items():
        who = "spectator" if viewer is None else f"seat {viewer + 1}"
        yield from (f"    {who} sees {line}" for line in lines if line not in common)


def _legal(game: AnyGame, state: Any) -> Iterator[str]:
    for seat in game.to_act(state):
        who = "chance" if seat == CHANCE else f"seat {seat + 1}"
        moves = game.legal_moves(state, seat)
        if seat == CHANCE and not 0 < len(moves) <= LONGEST_LIST:
            yield f"    {who} may do one of {len(moves) or 'many'}"
        else:
            yield f"    {who} may {' | '.join(map(str, moves))}"


def _score_lines(scores: Scores) -> Iterator[str]:
    for number, player in enumerate(scores.players, start=1):
        yield f"score {number} = {player.total}"
        for line in player.lines:
            yield f"    {line.name} × {line.count} = {line.points}"
            for reason in line.reasons:
                yield f"        {reason.points} {reason.message} {' '.join(reason.squares)}"
    yield f"winners {' '.join(str(seat + 1) for seat in scores.winners) or 'nobody'}"
    yield f"verdict {scores.verdict} rank {scores.rank}"


def read(text: str) -> Record:
    """The record inside a playthrough's text."""
    lines = text.splitlines()
    setup: dict[str, Any] = {}
    for line in lines:
        if line.startswith("setup "):
            key = line.split()[1]
            value = json.loads(line.split(" ", 2 if key.endswith(":") else 3)[-1])
            if key.endswith(":"):
                setup.setdefault(key[:-1], []).append(value)
            else:
                setup[key] = value
    moves = [line.split(" > ", 1)[1] for line in lines if line[:1].isdigit()]
    game, rules = (line.split()[1] for line in lines[1:3])
    entries = tuple(_entry(move) for move in moves)
    return Record(game, int(rules), setup, entries, finished=True)


def _entry(line: str) -> Entry:
    who, _, move = line.partition(" ")
    return Entry(CHANCE if who == "chance" else int(who) - 1, move)


def played(game: AnyGame, name: str, playthrough: Playthrough) -> Record:
    """The playthrough played anew by bots."""
    rng = Random(f"{name} {playthrough.seed}")
    bot = COLLECTOR if game.name == "tiny-towns" else make_bot(game.name, "greedy")
    setup = game.setup(playthrough.options, rng)
    state = game.start(setup)
    entries = []
    while seats := game.to_act(state):
        seat = rng.choice(seats)
        if seat == CHANCE or rng.random() < playthrough.whims:
            move = choose(game, state, seat, rng)
        else:
            moves = game.legal_moves(state, seat)
            move = bot.choose(game.view(state, seat), seat, moves, rng, 1.0)
        state = game.apply(state, seat, move)
        entries.append(Entry(seat, str(move)))
    return record_of(game, setup, tuple(entries), finished=True)


# Counts of positions as text


def counted(record: Record) -> Iterator[str]:
    """How many ways there are to go on, and to how many positions; then the record itself."""
    game = GAMES[record.game]
    yield "depth ways positions"
    for depth, (ways, reached) in enumerate(count_positions(game, replay(game, record)[-1]), 1):
        yield f"{depth} {ways} {reached}"
    yield ""
    yield from str(record).splitlines()


def count_positions(
    game: AnyGame, state: Any, deepest: int = DEEPEST, most: int = MOST_LEAVES
) -> Iterator[tuple[int, int]]:
    """For each depth, the ways to make that many moves and the positions they lead to.

    A position in which chance has too many moves to list, or the game is over, ends its ways.
    """
    layer = {state: 1}
    for _ in range(deepest):
        following: dict[Any, int] = {}
        for position, ways in layer.items():
            for seat in game.to_act(position):
                for move in game.legal_moves(position, seat):
                    after = game.apply(position, seat, move)
                    following[after] = following.get(after, 0) + ways
            if len(following) > most:
                return
        if not following:
            return
        layer = following
        yield sum(layer.values()), len(layer)


def position(playthrough: Record, number: int) -> Record:
    """The beginning of a playthrough up to the next decision of a player, as a saved game."""
    game = GAMES[playthrough.game]
    states = replay(game, playthrough)
    while game.to_act(states[number]) == (CHANCE,):
        number += 1
    setup = game.setup_from_json(playthrough.setup)
    return record_of(game, setup, playthrough.entries[:number], finished=False)


def read_position(text: str) -> Record:
    """The record inside a counted position's text."""
    return parse_record(text.partition("\n\n")[2])


def main() -> None:
    """Write all golden files."""
    anew = "--anew" in sys.argv[1:]
    for game, name in playthroughs():
        playthrough, path = GAMES_TO_PLAY[game][name], path_of(game, name)
        _write(path, "\n".join(written(_kept(path, anew, game, name), playthrough)) + "\n")
    for game, name, number in positions():
        path = path_of_position(game, name, number)
        if anew or not path.exists():
            record = position(read(path_of(game, name).read_text(encoding="utf-8")), number)
        else:
            record = read_position(path.read_text(encoding="utf-8"))
        _write(path, "\n".join(counted(record)) + "\n")


def _kept(path: Path, anew: bool, game: str, name: str) -> Record:
    """The record of a file, or a new one."""
    if not anew and path.exists():
        record = read(path.read_text(encoding="utf-8"))
        try:
            replay(GAMES[game], record)
            return record
        except GameError as error:
            print(f"{path.name} is played anew: {error}")
    return played(GAMES[game], name, GAMES_TO_PLAY[game][name])


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    print(f"{path.relative_to(Path(__file__).parent)}: {len(text.splitlines())} lines")


if __name__ == "__main__":
    main()
