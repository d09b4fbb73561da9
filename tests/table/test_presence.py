"""Who is connected through other servers, and when the players hear of it."""

from dataclasses import replace

import orjson

from cubetown.service.given import Given
from cubetown.service.live_table import LiveTable
from cubetown.table.bodies import TableWish, read_body
from cubetown.table.folding import load
from cubetown.table.means import Means
from cubetown.table.openings import open_table
from cubetown.table.presence import PRESENCE_HOLDS, Connection
from tests.service.playing import MemoryLogs

WISH = """{"game": "tiny-towns", "start": true, "seats": [
    {"kind": "person", "name": "Ann"}, {"kind": "person", "name": "Bo"}]}"""


class Counted(LiveTable):
    """Counts how often everybody is told."""

    published = 0

    def publish(self, only: int | None = None) -> None:
        self.published += 1
        super().publish(only)


def test_what_servers_repeat_is_told_once_and_a_server_that_falls_silent_too() -> None:
    now = 100.0
    means = replace(Means(), elapsed=lambda: now)
    opening, entries = open_table(read_body(TableWish, WISH), means)
    live = Counted(load(opening.table, entries), Given(MemoryLogs(), means))
    told: list[str] = []
    live.enter(Connection(told.append), [opening.tokens[0]], None)

    def bo_is_present() -> bool:
        tables = [text["table"] for text in map(orjson.loads, told) if "table" in text]
        return bool(tables[-1]["seats"][1]["present"])

    assert not bo_is_present()
    live.hear("second", [1], 0)
    assert bo_is_present()
    before = live.published
    live.hear("second", [1], 0)
    live.hear("third", [], 0)
    assert live.published == before, "nothing is new"
    now += PRESENCE_HOLDS + 1  # The second server has gone without a word.
    live.hear("third", [], 0)
    assert not bo_is_present()
    live.hear("third", [], 1)
    assert orjson.loads(told[-1])["table"]["watching"] == 1
