"""`cubetown daily`: the deal of any day."""

import json

from tests.cli.terminal import NOON, Home

TODAY = NOON.date().isoformat()


def test_the_deal_of_today_and_of_any_other_day_is_shown(home: Home) -> None:
    for words, date in (
        ((), TODAY),
        (("--date", "2026-01-01"), "2026-01-01"),
        (("--date", "2031-12-24"), "2031-12-24"),
    ):
        result = home.run("daily", "tiny-towns", "--json", *words)
        assert (result.status, json.loads(result.out)["date"]) == (0, date)
