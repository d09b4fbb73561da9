"""`cubetown daily`: the deal of a day that has begun."""

import json

from tests.cli.terminal import NOON, Home

TODAY = NOON.date().isoformat()


def test_the_deal_of_today_and_of_an_earlier_day_is_shown(home: Home) -> None:
    for words, date in ((), TODAY), (("--date", "2026-01-01"), "2026-01-01"):
        result = home.run("daily", "tiny-towns", "--json", *words)
        assert (result.status, json.loads(result.out)["date"]) == (0, date)


def test_the_deal_of_a_day_to_come_is_refused_with_the_sentence_of_the_table(home: Home) -> None:
    for words in ((), ("--json",)):
        result = home.run("daily", "tiny-towns", "--date", "2026-01-04", *words)
        assert (result.status, result.out) == (2, "")
        assert "2026-01-04 has not begun yet" in result.err
