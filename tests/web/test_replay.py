"""The replay: step by step, a link to a turn, a record file."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from cubetown.games import find_game
from tests.review.fakes import random_record
from tests.web.conftest import Visit
from tests.web.server import Server
from tests.web.visitor import Visitor, number

pytestmark = pytest.mark.slow


def shown(visitor: Visitor) -> int:
    """The number of the frame that is shown."""
    return number(visitor.page.locator(".bar .count").inner_text())


def test_a_finished_game_can_be_stepped_linked_saved_and_opened(
    server: Server, visit: Visit, tmp_path: Path
) -> None:
    ann = visit(server)
    table = ann.start("shake-that-city", "alone")
    ann.play(until=lambda: ann.round >= 3 and ann.sees(".colour"))
    ann.page.get_by_role("button", name="Game log").click()
    ann.page.get_by_role("button", name="Undo this move").first.click()
    ann.until(lambda: "Round 1 of" in ann.text(), "the game does not go back")
    ann.play()
    verdict = ann.page.locator("#verdict").inner_text()
    ann.open_more()
    with ann.page.expect_download() as saved:
        ann.page.get_by_role("link", name="Download this game").click()
    record = tmp_path / "record.txt"
    saved.value.save_as(record)
    assert '"take_backs":1' in record.read_text("utf-8").replace(" ", "")
    command = [sys.executable, "-m", "cubetown", "replay", str(record), "--json"]
    replayed = subprocess.run(command, capture_output=True, text=True, check=True)
    assert json.loads(replayed.stdout.splitlines()[-1])["finished"] is True
    fetched: list[str] = []
    ann.own_page.on("request", lambda one: fetched.append(one.url))
    ann.page.get_by_role("link", name="Replay").click()
    ann.until(lambda: ann.sees(".replay"), "no replay")
    ann.page.get_by_role("button", name="Play", exact=True).click()
    ann.until(lambda: shown(ann) >= 3, "it does not play on by itself")
    ann.page.get_by_role("button", name="Pause").click()
    ann.page.get_by_role("button", name="To the start").click()
    ann.page.get_by_role("button", name="One step forward").click()
    ann.page.keyboard.press("ArrowRight")
    ann.until(lambda: ann.page.url.endswith(f"{table}/replay#3"), "the address names no turn")
    focus = ann.page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert focus == "One step forward"
    assert [url for url in fetched if "/api/" in url] == [
        f"{server.address}/api/tables{table[2:]}/replay"
    ]
    line = ann.page.locator(".bar .line").inner_text()

    bo = visit(server)
    bo.open(f"{table}/replay#3")
    bo.until(lambda: bo.sees(".replay"), "the link shows no replay")
    bo.until(lambda: bo.page.locator(".bar .line").inner_text() == line, "another turn")

    bo.open("/replay")
    bo.page.get_by_label("Saved game file").set_input_files(record)
    bo.page.get_by_role("button", name="To the end").click()
    bo.until(lambda: verdict in bo.text(), "no end")
    bo.until(lambda: "1 undo in this game." in bo.text(), "the take-back is not told")


HEAD = 74
"""What the page's head takes above a replay."""
SCROLLED = "document.querySelector('.aside ol').scrollTop"
IS_IN_SIGHT = """() => {
  const current = document.querySelector(".jump[aria-current=true]");
  const [list, line] = [current.closest("ol"), current].map((one) => one.getBoundingClientRect());
  return line.top >= list.top - 1 && line.bottom <= list.bottom + 1 && scrollY === 0;
}"""


def test_keys_play_and_the_list_follows_without_marks_in_the_past(
    server: Server, visit: Visit, tmp_path: Path
) -> None:
    game = find_game("tiny-towns")
    file = tmp_path / "game.txt"
    file.write_text(str(random_record(game, {"players": 1}, 4)), "utf-8")
    ann = visit(server, width=1280, height=800)
    ann.open("/replay")
    ann.page.get_by_label("Saved game file").set_input_files(file)
    board = ann.page.locator(".mine [role=grid]")
    board.wait_for()
    bar, box = ann.page.locator(".replay .bar").bounding_box(), board.bounding_box()
    assert bar is not None
    assert box is not None
    assert box["y"] + box["height"] - bar["y"] <= 800 - HEAD
    ann.page.evaluate("document.activeElement.blur()")
    ann.page.keyboard.press("End")
    ann.until(lambda: shown(ann) > 30, "not at the end")
    ann.until(lambda: bool(ann.page.evaluate(IS_IN_SIGHT)), "the list does not follow")
    ann.page.keyboard.press("Home")
    ann.until(lambda: shown(ann) == 1, "not at the start")
    ann.until(lambda: ann.page.evaluate(SCROLLED) == 0, "the list stays at the end")
    assert board.locator(".fresh").count() == 0
    ann.page.keyboard.press("Space")
    ann.until(lambda: shown(ann) >= 2, "it does not play")
    ann.page.keyboard.press("Space")
    ann.page.get_by_role("button", name="Play", exact=True).wait_for()


def test_a_file_that_is_no_record_is_refused_in_a_sentence(
    server: Server, visit: Visit, tmp_path: Path
) -> None:
    ann = visit(server)
    ann.allowed = ("422",)
    poem, game = tmp_path / "poem.txt", tmp_path / "game.txt"
    poem.write_text("Roses are red\n", "utf-8")
    game.write_text(str(random_record(find_game("tiny-towns"), {"players": 1}, 4)), "utf-8")
    ann.open("/replay")
    title = ann.page.title()
    chosen = ann.page.get_by_label("Saved game file")
    chosen.set_input_files(game)
    ann.until(lambda: ann.page.title().startswith("Replay · Tiny Towns · 1 / "), "no replay")
    chosen.set_input_files(poem)
    ann.until(lambda: "This isn’t a recorded game" in ann.text(), "no refusal")
    ann.until(lambda: ann.page.title() == title, "the title of a replay that is gone")
