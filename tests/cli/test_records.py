"""`cubetown records` at the terminal."""

from tests.cli.terminal import Home


def test_the_command_plays_a_set(home: Home) -> None:
    words = ("records", "shake-that-city", "--level", "random", "--games", "2", "--jobs", "1")
    result = home.run(*words, "--out", str(home.folder / "set"), "--lang", "en")
    assert (result.status, result.err) == (0, "")
    assert result.out.startswith("2 games are in this folder")
    assert list((home.folder / "set").glob("games-*"))
    assert home.run(*words, "--players", "0", "--lang", "en").status == 2
