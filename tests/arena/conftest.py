"""The arena's tests use the home folder of those of the terminal."""

from tests.cli.conftest import home

__all__ = ["home"]
