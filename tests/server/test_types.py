"""The page's types are those of the messages: written anew, nothing changes."""

from pathlib import Path

from cubetown.server.http.endpoints import forms
from cubetown.table.wire.typescript import protocol

PAGE_TYPES = Path(__file__).parents[2] / "web" / "src" / "generated" / "protocol.ts"


def test_the_page_has_the_newest_types() -> None:
    assert PAGE_TYPES.read_text("utf-8") == protocol(forms()), "run `make types`"
