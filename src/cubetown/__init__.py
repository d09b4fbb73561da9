"""Cubetown plays two town-building board games, Tiny Towns and Shake That City.

`Match` is a game that is being played, and `play` lets bots play one; both load when first used.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from cubetown.match import IllegalMove, Match, play

__version__ = "0.2.0"
__all__ = ["IllegalMove", "Match", "__version__", "play"]


def __getattr__(name: str) -> object:
    if name in __all__:
        from cubetown import match  # noqa: PLC0415  (`import cubetown` loads no game.)

        return getattr(match, name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*__all__, *(name for name in globals() if name.startswith("__"))})
