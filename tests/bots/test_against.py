"""A bot against itself as it was in another version: the same deals, in two processes."""

from collections.abc import Iterator
from pathlib import Path

import pytest

import cubetown
from bench.against import Opponent, Result, play, source_of, summary
from bench.bots import SOLO, duel, solo
from cubetown.core.game import Json

SOURCE = Path(cubetown.__file__).parents[1]


@pytest.fixture(scope="module")
def opponent() -> Iterator[Opponent]:
    other = Opponent(SOURCE)
    yield other
    other.close()


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("tiny-towns", {"players": ["Ann", "Bo", "Cy"]}),
        ("tiny-towns", SOLO["tiny-towns"]),
        ("shake-that-city", {"players": ["Ann", "Bo"]}),
    ],
)
def test_two_versions_play_the_same_game_in_step(
    game: str, options: dict[str, Json], opponent: Opponent
) -> None:
    asked = {"game": game, "bot": "random", "options": options, "deal": 7, "seconds": 0.1}
    results = [play(number, asked, opponent) for number in range(2)]
    if options == SOLO["tiny-towns"]:
        # Alone, the same bot on the same deal comes to the same end.
        assert results == [Result(0.5, 0.0)] * 2
    else:
        assert all(0 <= result.share <= 1 for result in results)
        assert any(result.points for result in results)


def test_a_game_alone_is_won_by_the_highest_rank_only() -> None:
    assert "won 0.0 " in list(solo("tiny-towns", "random", 3))[2]


def test_a_duel_begins_with_the_deal_that_it_is_told() -> None:
    players: dict[str, Json] = {"players": ["Ann", "Bo"]}
    both = ["random", "random"]
    at_7, again, at_0 = (
        list(duel("shake-that-city", both, 4, 0.1, players, first)) for first in (7, 7, 0)
    )
    assert at_7 == again != at_0


def test_the_figures_have_the_promised_form() -> None:
    figures = summary([Result(1.0, 2.0), Result(0.5, 0.0), Result(0.0, 1.0)])
    assert figures == {
        "games": 3,
        "share": 0.5,
        "interval": [-0.7422, 1.7422],
        "points": 1.0,
        "points_interval": [-1.4843, 3.4843],
    }


def test_a_commit_is_unpacked_once_and_a_checkout_serves_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    checkout = SOURCE.parent
    assert source_of(str(checkout)) == checkout / "src"
    monkeypatch.setenv("CUBETOWN_CACHE", str(tmp_path))
    monkeypatch.chdir(checkout)
    unpacked = source_of("HEAD")
    assert (unpacked / "cubetown" / "__init__.py").is_file()
    assert [folder.name for folder in (tmp_path / "commits").iterdir()] == [unpacked.parent.name]
    assert source_of("HEAD") == unpacked
