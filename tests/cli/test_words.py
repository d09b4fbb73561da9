"""What people type: in their own language, with their own keyboard, cut short."""

import pytest

from cubetown.locale import LANGUAGES, catalogue
from tests.cli.terminal import Home

SOLO = ("play", "tiny-towns", "--first-game", "--no-monuments", "--seed", "1")


@pytest.mark.parametrize(
    ("language", "help", "undo", "quit"),
    [
        ("uk", "Довідка", "скасувати", "вийти"),
        ("hu", "segítség", "vissza", "kilépés"),
        ("fr", "aide", "annuler", "quitter"),
    ],
)
def test_commands_are_understood_in_every_language(
    home: Home, language: str, help: str, undo: str, quit: str
) -> None:
    words = ["1", help, "b2", undo, "c3", quit, "d4"]
    result = home.run(*SOLO, "--lang", language, typed=words)
    assert f"undo: {undo}" in result.out
    (file,) = home.saved()
    moves = file.read_text(encoding="utf-8").splitlines()[-3:-1]
    assert moves[-1] == "1 place c3"
    assert "place b2" not in moves[0]


@pytest.mark.parametrize(("language", "done"), [("uk", "готово"), ("hu", "kész"), ("fr", "fini")])
def test_moves_are_understood_in_every_language(home: Home, language: str, done: str) -> None:
    home.run(*SOLO, "--lang", language, typed=["1", "a1", done])
    (file,) = home.saved()
    assert "\n1 done\n" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("typed", "square"), [("а1", "a1"), ("Б2", "b2"), ("с3", "c3"), ("place д4", "d4")]
)
def test_a_square_may_be_typed_on_a_cyrillic_keyboard(home: Home, typed: str, square: str) -> None:
    home.run(*SOLO, "--lang", "uk", typed=["1", typed])
    (file,) = home.saved()
    assert f"\n1 place {square}\n" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("language", "cubes"),
    [
        ("en", "h h h s s f p r r"),
        ("uk", "дом домівка home м м пі па дор дорога"),
        ("hu", "l l lakóház b bolt gy p ú út"),
        ("fr", "m m maison b b u p r r"),
    ],
)
def test_fallen_cubes_may_be_cut_short(home: Home, language: str, cubes: str) -> None:
    words = ("play", "shake-that-city", "--shaker", "manual", "--lang", language)
    result = home.run(*words, "--players", "1", typed=["х", cubes, "shop", "quit"])
    assert result.status == 0
    (file,) = home.saved()
    shake = "\nchance shake home,home,home/shop,shop,factory/park,road,road\n"
    assert shake in file.read_text(encoding="utf-8")


def test_the_first_round_says_how_a_square_is_typed(home: Home) -> None:
    hint = "Type a square, for example"
    result = home.run(*SOLO, typed=["1", "a1", "done", "1"])
    assert result.out.count(hint) == 1
    city = home.run("play", "shake-that-city", "--players", "1", "--seed", "5", typed=["1"])
    assert "top left corner of the shape’s frame" in city.out


def test_a_line_that_is_no_move_is_quoted_as_it_was_typed(home: Home) -> None:
    out = home.run(*SOLO, "--lang", "uk", typed=["1", "Пшениця"]).out
    assert "Клітинки «Пшениця» немає" in out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", ["cli-hint-square", "cli-not-understood", "cli-say-help"])
def test_the_word_for_help_that_a_sentence_names_is_understood(language: str, id: str) -> None:
    speak = catalogue(language)
    words = speak.text("cli-word-help").split(", ")
    assert any(word in speak.text(id, text="") for word in words)


def test_a_path_is_shown_in_one_piece(home: Home) -> None:
    file = str(home.folder / f"{'long' * 20}.txt")
    assert f"Game saved to: {file}\n" in home.run(*SOLO, typed=[f"save {file}"]).out


@pytest.mark.parametrize(
    "words",
    [
        ("sing",),
        ("play", "HUGE"),
        ("play", "tiny-towns", "--HUGE"),
        ("play", "tiny-towns", "--bots", "HUGE"),
        ("play", "tiny-towns", "--seed", "HUGE"),
        ("play", "tiny-towns", "--cards", "HUGE"),
        ("resume", "HUGE"),
        ("replay", "HUGE"),
        ("daily", "HUGE"),
        ("daily", "tiny-towns", "--date", "HUGE"),
        ("serve", "--allow", "HUGE"),
    ],
)
def test_an_error_repeats_as_much_as_fits_in_a_sentence(home: Home, words: tuple[str, ...]) -> None:
    result = home.run(*(word.replace("HUGE", "x" * 100_000) for word in words))
    assert result.status == 2
    assert len(result.err) < 500
    assert len(result.err.split()) > 3  # Still a sentence.
