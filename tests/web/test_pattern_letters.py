"""The letters of the patterns mean the same on the page as in the rules."""

import re
from pathlib import Path

from cubetown.tiny_towns.patterns import LETTERS

PATTERN = Path(__file__).parents[2] / "web" / "src" / "tiny-towns" / "Pattern.svelte"


def test_the_page_reads_the_letters_as_the_rules_do() -> None:
    table = re.search(r"LETTERS: .*? = \{(.*?)\}", PATTERN.read_text(encoding="utf-8"))
    assert table is not None
    on_the_page = dict(re.findall(r'(\w): "(\w+)"', table[1]))
    assert on_the_page == {letter: str(resource) for letter, resource in LETTERS.items()}
