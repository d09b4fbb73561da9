"""Everything that can be seen of a table when somebody comes back to it."""

from typing import Any

from tests.old_data.places import Page, Place
from tests.old_data.scenarios import Left

AT_THE_MOMENT = {"re", "n", "gone", "clocks", "watching", "present", "effects", "setup", "changed"}
"""Parts that depend on the moment or on the rules, and aren't saved for this table."""


def seen(place: Place, left: Left) -> dict[str, Any]:
    """Return what is shown of everything that a scenario left."""
    if "companion" in left:
        path = f"companions/{left['companion']}"
        return {"companion": [place.get(path, token) for token in (None, *left["tokens"])]}
    tables = {"table": left["tokens"], "rematch": left.get("first", [])}
    shown: dict[str, Any] = {
        key: _table(place, left[key], held) for key, held in tables.items() if key in left
    }
    shown["over"] = [_table(place, id, []) for id in left.get("over", [])]
    if "deal" in left:
        shown["board"] = place.get(f"board?deal={left['deal']}&table={left['table']}")
    return {key: _lasting(one) for key, one in shown.items()}


def _table(place: Place, id: str, tokens: list[str]) -> dict[str, Any]:
    """Return what a table shows to a page with these tokens and to a guest."""
    page = Page(place, id, tokens)
    welcome = page.welcome
    page.end()
    guest = Page(place, id, [])
    shown = {
        "mine": place.post("tables/mine", {"tables": [{"table": id, "tokens": tokens}]}),
        "welcome": welcome,
        "guest": guest.welcome["type"],
    }
    guest.end()
    if welcome["table"]["status"] in ("over", "closed"):
        shown["record"] = place.get(f"tables/{id}/record").splitlines()[5:]
    return shown


def _lasting(shown: Any) -> Any:
    """Return what is shown without what belongs to the moment, and in few words."""
    if isinstance(shown, dict):
        return {
            key: _lasting(BRIEFLY.get(key, _same)(shown[key]))
            for key in shown
            if key not in AT_THE_MOMENT
        }
    return [_lasting(one) for one in shown] if isinstance(shown, list) else shown


def _same(shown: Any) -> Any:
    return shown


def _lines(lines: Any) -> list[str]:
    """Return the moves and notes of a log."""
    return [f"{line['seat']} {line['move'] or line['message']['id']}" for line in lines]


def _score(score: Any) -> Any:
    """Return the totals and winners of a score."""
    return score and {
        "totals": [one["total"] for one in score["players"]],
        "winners": score["winners"],
    }


BRIEFLY = {"lines": _lines, "score": _score}
"""How the longest parts are written down."""


def lacks(shown: Any, before: Any, at: str = "") -> list[str]:
    """Return where something differs from what was shown before; fields may have been added."""
    if isinstance(before, dict) and isinstance(shown, dict):
        gone = [f"{at}.{key} is gone" for key in before.keys() - shown.keys()]
        both = sorted(before.keys() & shown.keys())
        return gone + [
            line for key in both for line in lacks(shown[key], before[key], f"{at}.{key}")
        ]
    if isinstance(before, list) and isinstance(shown, list) and len(before) == len(shown):
        pairs = enumerate(zip(shown, before, strict=True))
        return [line for n, (new, old) in pairs for line in lacks(new, old, f"{at}[{n}]")]
    return [] if shown == before else [f"{at} is {shown!r} and was {before!r}"]
