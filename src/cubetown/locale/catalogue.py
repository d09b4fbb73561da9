"""A catalogue turns messages into sentences of one language.

A tuple argument is joined into a list in the catalogue's language: `$groups` uses its word for
"and", and `$groups_or` its word for "or".
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from importlib.resources import files
from pathlib import Path
from types import MappingProxyType
from typing import Literal

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from cubetown.core.message import Argument, Message
from cubetown.games import sentence_folders
from cubetown.locale.languages import DEFAULT

NAMED = ("card", "resource", "tile", "group")
"""Kinds of ids that have names; an argument named after one, or its plural, is shown by name."""

KINDS: Mapping[str, str] = {name: kind for kind in NAMED for name in (kind, f"{kind}s")}
NO_NAMES: Mapping[str, Mapping[str, str]] = MappingProxyType({})


class Catalogue:
    """All sentences and names of one language."""

    def __init__(
        self,
        language: str,
        bundle: FluentBundle,
        fallback: "Catalogue | None" = None,
        names: Mapping[str, Mapping[str, str]] = NO_NAMES,
    ) -> None:
        self.language = language
        self._bundle = bundle
        self._fallback = fallback
        self._names = names

    def say(self, message: Message) -> str:
        """The sentence for a message; if there is none, the English one, or else the bare id."""
        values = dict(self._values(message.arguments))
        return self._format(message.id, values)

    def text(self, id: str, /, **arguments: Argument) -> str:
        """The sentence for an id such as `card-inn`, or with an attribute, `card-inn.printed`."""
        return self.say(Message(id, arguments))

    def name(self, kind: str, id: str) -> str:
        """The name of a card, resource, tile, group, variant …"""
        if kind == "card" and id in self._names:
            return self._own_name(self._names[id], id)
        message_id = f"{kind}-{id.replace('_', '-')}"
        return self._format(message_id, {}) if self.has(message_id) else id

    def listed_name(self, card: str) -> str:
        """A card's name for listings, followed by the printed name if that differs."""
        name, printed = self.name("card", card), f"card-{card.replace('_', '-')}.printed"
        if card in self._names or not self.has(printed) or self.text(printed) == name:
            return name
        return f"{name} ({self.text(printed)})"

    def has(self, id: str) -> bool:
        """Return whether this id has a sentence, here or in English."""
        name, _, attribute = id.partition(".")
        if self._bundle.has_message(name):
            message = self._bundle.get_message(name)
            if attribute in message.attributes if attribute else message.value is not None:
                return True
        return self._fallback is not None and self._fallback.has(id)

    def with_names(self, names: Mapping[str, Mapping[str, str]]) -> "Catalogue":
        """This catalogue with names for a user's own cards: by card id, then by language."""
        own = {id: by_language for id, by_language in names.items() if by_language}
        return Catalogue(self.language, self._bundle, self._fallback, {**self._names, **own})

    def _own_name(self, by_language: Mapping[str, str], id: str) -> str:
        for language in (self.language, "", DEFAULT):
            if language in by_language:
                return by_language[language]
        return next(iter(by_language.values()), id)

    def _values(self, arguments: Mapping[str, Argument]) -> Iterator[tuple[str, str | int]]:
        for key, value in arguments.items():
            if isinstance(value, Message):
                yield key, self.say(value)
            elif isinstance(value, tuple):
                items = [self._as_text(key, item) for item in value]
                yield key, self._list(items, "standard")
                yield f"{key}_or", self._list(items, "or")
            elif isinstance(value, str):
                yield key, self._as_text(key, value)
            else:
                yield key, value

    def _as_text(self, key: str, value: str) -> str:
        return self.name(KINDS[key], value) if key in KINDS else value

    def _list(self, items: list[str], style: Literal["standard", "or"]) -> str:
        return format_list(items, style=style, locale=self.language) if items else ""

    def _format(self, id: str, values: Mapping[str, str | int]) -> str:
        name, _, attribute = id.partition(".")
        if self._bundle.has_message(name):
            message = self._bundle.get_message(name)
            pattern = message.attributes.get(attribute) if attribute else message.value
            if pattern is not None:
                text = str(self._bundle.format_pattern(pattern, dict(values))[0])
                return _with_minus_signs(text, values.values())
        return self._fallback._format(id, values) if self._fallback else id


def _with_minus_signs(text: str, values: Iterable[str | int]) -> str:
    """The sentence with a true minus sign instead of a hyphen in negative numbers."""
    for value in values:
        if isinstance(value, int) and value < 0:
            text = re.sub(rf"(?<!\w){value}(?!\d)", f"−{-value}", text)
    return text


def catalogue(language: str) -> Catalogue:
    """The catalogue of a language: every .ftl file here, plus those that come with games."""
    return _catalogue(language, sentence_folders(language))


@cache
def _catalogue(language: str, of_games: tuple[Path, ...]) -> Catalogue:
    bundle = FluentBundle([language], use_isolating=False)
    for folder in (files("cubetown.locale").joinpath(language), *of_games):
        if not folder.is_dir():
            continue
        for file in sorted(folder.iterdir(), key=lambda file: file.name):
            if file.name.endswith(".ftl"):
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return Catalogue(language, bundle, None if language == DEFAULT else catalogue(DEFAULT))
