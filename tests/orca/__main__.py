"""Plays both games by ear: Orca reads the page, and a script acts on nothing but what it says.

`make orca` plays a game of each kind in English and in Hungarian and leaves each log in a folder.
"""

import argparse
import json
import sys
import tempfile
import time
import urllib.request
from pathlib import Path

from cubetown.core.message import Argument, Message
from cubetown.locale import catalogue
from tests.orca.desktop import Desktop, desktop, missing
from tests.web.server import Server

GAMES = ("tiny-towns", "shake-that-city")
VERDICTS = (
    *("verdict-points", "verdict-shared", "verdict-turns", "verdict-empty", "verdict-cottages"),
    *("verdict-bonus-tiles", "verdict-city-empty"),
)
LONGEST = 900.0
"""Seconds after which a game that does not end has failed."""
SILENCE = 25.0
"""Seconds of silence after which the player asks what to do."""


class Words:
    """The sentences to listen for, in one language."""

    def __init__(self, language: str) -> None:
        self._catalogue = catalogue(language)

    def say(self, id: str, **values: Argument) -> str:
        """Return a sentence as the page has it."""
        return self._catalogue.say(Message(id, values))

    def is_verdict(self, sentence: str) -> bool:
        """Return whether a sentence says who has won."""
        verdicts = (self.say(id, names="\0").split("\0") for id in VERDICTS)
        return any(all(part.strip() in sentence for part in parts) for parts in verdicts)

    def beginning(self, id: str, name: str) -> str:
        """Return what a sentence begins with, up to the value that it names."""
        return self.say(id, **{name: "\0"}).split("\0")[0]


def opened(server: Server, game: str) -> str:
    """Open a table against an easy bot; return its address."""
    options = {"monuments": False} if game == "tiny-towns" else {}
    seats = [{"kind": "person", "name": "Ann"}, {"kind": "bot", "bot": "easy"}]
    wish = {"game": game, "seats": seats, "options": options, "start": True}
    request = urllib.request.Request(
        f"{server.address}/api/tables",
        json.dumps(wish).encode(),
        {"Content-Type": "application/json"},
    )
    with urllib.request.urlopen(request) as answer:
        made = json.load(answer)
    return f"{server.address}/t/{made['table']}#{made['seats'][0]['token']}"


class Player:
    """Acts on what is said, and on nothing else."""

    def __init__(self, desk: Desktop, words: Words) -> None:
        self._desk = desk
        self.rules: list[tuple[str, tuple[str, ...]]] = [
            (words.say("task-name-resource"), ("1",)),
            (words.say("task-take-resource"), ("1",)),
            (words.say("web-news-place-it"), ("n", "Return")),
            (words.beginning("task-place-cube", "resource"), ("n", "Return")),
            (words.say("task-build-or-done"), ("d",)),
            (words.say("task-choose-colour"), ()),
            (words.beginning("task-place-shape", "tile"), ("n", "Return")),
        ]
        self._colours = [words.say(f"tile-{tile}") for tile in COLOURS]
        self._open = words.beginning("web-can-choose", "tiles_or")

    def act(self, sentence: str) -> bool:
        """Do what a sentence asks for; return whether it asks for anything."""
        for begins, keys in self.rules:
            if begins in sentence:
                self._desk.press(*(keys or self._colour(sentence)))
                return True
        return False

    def _colour(self, sentence: str) -> tuple[str, ...]:
        """Return the digit of the first colour that is said to be open."""
        offered = sentence.partition(self._open)[2].split(".")[0]
        open_ = [n for n, colour in enumerate(self._colours, 1) if colour in offered]
        return (str(open_[0]),) if open_ else ()


COLOURS = ("factory", "home", "park", "road", "shop")


def play(desk: Desktop, words: Words, game: str) -> str:
    """Play one game by ear; return what is said at its end."""
    title = words.say(f"game-{game}")
    assert desk.until(lambda said: title in said), desk.heard
    desk.press("slash")
    desk.type("board")
    desk.press("Return")
    player, end, spoken = Player(desk, words), time.monotonic() + LONGEST, time.monotonic()
    time.sleep(2)
    desk.listen()
    any(player.act(sentence) for sentence in reversed(list(desk.heard)))
    while time.monotonic() < end:
        for sentence in desk.listen():
            spoken = time.monotonic()
            if words.is_verdict(sentence):
                return sentence
            player.act(sentence)
        if time.monotonic() - spoken > SILENCE:
            spoken = time.monotonic()
            desk.press("c")
        time.sleep(0.2)
    return ""


def main() -> int:
    """Play the games that are asked for."""
    parser = argparse.ArgumentParser(description=__doc__, prog="python -m tests.orca")
    parser.add_argument("--games", nargs="+", default=GAMES, choices=GAMES)
    parser.add_argument("--languages", nargs="+", default=("en", "hu"))
    parser.add_argument("--out", type=Path, default=Path("orca-logs"))
    args = parser.parse_args()
    if lacking := missing():
        print(f"Not installed: {', '.join(lacking)}. See docs/screen-readers.md.", file=sys.stderr)
        return 2
    args.out.mkdir(parents=True, exist_ok=True)
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        server = Server(Path(folder))
        server.start()
        try:
            for language in args.languages:
                for game in args.games:
                    failed += not played(server, game, language, args.out)
        finally:
            server.kill()
    return int(failed > 0)


def played(server: Server, game: str, language: str, out: Path) -> bool:
    """Play one game, save what was said and print how it went."""
    with (
        tempfile.TemporaryDirectory() as folder,
        desktop(Path(folder), opened(server, game), language) as desk,
    ):
        result = play(desk, Words(language), game)
        time.sleep(2)
        desk.listen()
    (out / f"{game}-{language}.txt").write_text("\n".join(desk.heard) + "\n", "utf-8")
    print(
        f"{game} {language}: {len(desk.heard)} utterances, {desk.floods} floods, "
        f"{'ended: ' + result if result else 'NOT FINISHED'}",
        flush=True,
    )
    return bool(result) and not desk.floods


if __name__ == "__main__":
    sys.exit(main())
