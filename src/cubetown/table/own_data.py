"""Data of one's own: an operator's file and a host's box, merged key by key."""

from collections.abc import Iterator, Mapping

from cubetown.core.game import Json

Options = Mapping[str, Json]


def merge(base: Json, changes: Json) -> Json:
    """Return data with changes on top: objects key by key, lists of entries one after the other.

    Entries have ids, such as cards: the later of two changes the earlier key by key. Anything else
    is replaced as a whole.
    """
    if isinstance(base, dict) and isinstance(changes, dict):
        both = {key: merge(base[key], changes[key]) for key in base.keys() & changes.keys()}
        return {**base, **changes, **both}
    if isinstance(base, list) and isinstance(changes, list) and _has_entries([*base, *changes]):
        return [*base, *changes]
    return changes


def with_own(own: Options, box: Options) -> dict[str, Json]:
    """Return the options of a host, with an operator's data under theirs."""
    return {
        **own,
        **{name: merge(own[name], wish) if name in own else wish for name, wish in box.items()},
    }


def conflicts(own: Options, box: Options) -> list[str]:
    """Return the fields for which an operator and a host have different data, in order."""
    names = (name for name in box if name in own)
    return sorted({field for name in names for field in _conflicts(own[name], box[name], "")})


def _conflicts(base: Json, changes: Json, field: str) -> Iterator[str]:
    if _has_entries(base) and _has_entries(changes):
        base, changes = _by_id(base), _by_id(changes)
    if isinstance(base, dict) and isinstance(changes, dict):
        for key in base.keys() & changes.keys():
            yield from _conflicts(base[key], changes[key], f"{field}.{key}" if field else str(key))
    elif base != changes:
        yield field


def _has_entries(data: Json) -> bool:
    return isinstance(data, list) and all(isinstance(one, dict) and "id" in one for one in data)


def _by_id(entries: Json) -> dict[str, Json]:
    """The entries of a list by id, without it."""
    by_id: dict[str, Json] = {}
    for entry in entries if isinstance(entries, list) else ():
        if isinstance(entry, dict):
            id = str(entry["id"])
            rest = {key: value for key, value in entry.items() if key != "id"}
            by_id[id] = merge(by_id.get(id, {}), rest)
    return by_id
