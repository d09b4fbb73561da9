"""What the page answers without Python is what Python answers."""

import subprocess
import sys
from pathlib import Path

from cubetown.browser.fixed_answers import as_text, fixed_answers, readings_as_text
from cubetown.table import answers

FILE = Path(__file__).parents[2] / "web" / "src" / "generated" / "answers.json"


def test_the_page_has_the_present_answers() -> None:
    readings = FILE.with_name("readings.ts").read_text("utf-8")
    assert FILE.read_text("utf-8") == as_text(), "`make types` writes them anew"
    assert readings == readings_as_text(), "`make types` writes them anew"


def test_the_tool_writes_them_to_a_file(tmp_path: Path) -> None:
    files = tmp_path / "answers.json", tmp_path / "readings.ts"
    command = [sys.executable, "-m", "cubetown.browser.fixed_answers", *map(str, files)]
    subprocess.run(command, check=True)
    assert [file.read_text("utf-8") for file in files] == [as_text(), readings_as_text()]


def test_every_reading_of_the_cards_is_there() -> None:
    fixed = fixed_answers()
    assert fixed["games"] == answers.games()
    uk = {"edition": "uk", "orchard": "anywhere"}
    assert fixed["cards?edition=uk&game=tiny-towns&orchard=anywhere"] == answers.cards(
        "tiny-towns", uk
    )
    assert "cards?game=shake-that-city" in fixed
