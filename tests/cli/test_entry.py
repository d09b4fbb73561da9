"""The way into every command: help, language, and one sentence for whatever is wrong."""

import argparse
import io
import sys
from importlib import import_module
from pathlib import Path
from types import ModuleType

import pytest

import cubetown
from cubetown.cli import arguments, main, serve
from cubetown.cli.arguments import COMMANDS
from cubetown.cli.context import Context
from cubetown.locale import LANGUAGES
from tests.cli.terminal import Home


def test_the_version_is_told(home: Home, capsys: pytest.CaptureFixture[str]) -> None:
    assert home.run("--version").status == 0
    assert capsys.readouterr().out == f"cubetown {cubetown.__version__}\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["", *COMMANDS])
def test_help_is_in_every_language(
    home: Home, command: str, language: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = [command] if command else []
    assert home.run(*words, "--help", "--lang", language).status == 0
    out = capsys.readouterr().out
    assert "--lang" in out
    assert ("usage: cubetown" in out) == (language == "en")
    assert ("show this help" in out) == (language == "en")


@pytest.mark.parametrize(
    ("words", "modules"),
    [
        (["--help"], []),
        (["score", "--help"], ["cubetown.cli.score"]),
        (["bot-check", "--help"], ["cubetown.cli.bot_check"]),
    ],
)
def test_only_the_command_is_loaded(
    home: Home, words: list[str], modules: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    loaded = []

    def load(name: str) -> ModuleType:
        loaded.append(name)
        return import_module(name)

    monkeypatch.setattr(arguments, "import_module", load)
    assert home.run(*words).status == 0
    assert loaded == modules


@pytest.mark.parametrize(
    ("argv", "sentence"),
    [
        (
            ["play", "tiny-towns", "--side", "coastal"],
            "The option --side belongs to another game: Shake That City.",
        ),
        (
            ["play", "shake-that-city", "--no-monuments"],
            "The option --no-monuments belongs to another game: Tiny Towns.",
        ),
        (["--x"], "Unknown argument: “--x”; run with --help for usage."),
        (["score", "--x"], "Unknown argument: “--x”; run with --help for usage."),
        (["score", "--x=1", "--json"], "Unknown argument: “--x=1”; run with --help for usage."),
        (["score"], "Missing argument: FILE; run with --help for usage."),
        (["score", "a", "b"], "Unknown argument: “b”; run with --help for usage."),
        (["score", "-", "--cards"], "The option --cards needs a value; run with --help for usage."),
        (["score", "-", "--json=1"], "The option --json takes no value; leave out “1”."),
        (["play", "tiny-towns", "--seed", "x"], "--seed needs a whole number, not “x”."),
        (["cards", "--lang", "de"], "--lang can’t be “de”; choose one of these: en, uk, hu, fr."),
        (
            ["play", "chess"],
            "There is no game called “chess”; choose one of these: tiny-towns, shake-that-city.",
        ),
        (
            ["play", "tiny-towns", "--bots", "clever"],
            "There is no bot called “clever”; choose one of these: easy, normal, hard, expert,"
            " master, greedy, random.",
        ),
        (
            ["play", "tiny-towns", "--players", "Bo (random)"],
            "A human player can’t be called “Bo (random)”: that name is reserved for bots.",
        ),
        (["play", "tiny-towns", "--resume"], "No unfinished game to resume."),
        (["resume"], "No unfinished game to resume."),
        (["resume", "nothing"], "File not found: “nothing”."),
        (["replay", "nothing"], "File not found: “nothing”."),
    ],
)
def test_bad_words_are_one_sentence(home: Home, argv: list[str], sentence: str) -> None:
    result = home.run(*argv)
    assert (result.status, result.out, result.err) == (2, "", sentence + "\n")
    assert home.saved() == []


@pytest.mark.parametrize("words", [[], ["--lang", "fr"]])
def test_no_word_at_all_starts_a_table_in_the_browser(
    home: Home, words: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    started: list[bool] = []

    def run(context: Context, arguments: argparse.Namespace) -> int:
        started.append(arguments.open)
        return 0

    monkeypatch.setattr(serve, "run", run)
    assert home.run(*words).status == 0
    assert started == [True]


def test_an_unknown_command_is_answered_with_those_there_are(home: Home) -> None:
    result = home.run("sing")
    assert result.status == 2
    assert result.err.startswith(
        "COMMAND can’t be “sing”; choose one of these: play, resume, score, builds, replay, review"
    )


def test_bad_words_are_a_sentence_of_the_language(home: Home) -> None:
    assert home.run("--lang", "fr", "score").err == (
        "Argument manquant : FILE ; voyez l’aide avec --help.\n"
    )


def test_the_unexpected_is_one_sentence_too(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    class Broken(io.StringIO):
        def write(self, text: str) -> int:
            raise ZeroDivisionError

    monkeypatch.setenv("LANG", "en")
    monkeypatch.setattr(sys, "stdout", Broken())
    assert main(["cards"]) == 70
    assert capsys.readouterr().err.startswith("Unexpected error (")
