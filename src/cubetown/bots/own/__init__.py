"""Bots that users bring: one Python file, or a program that speaks JSON lines (docs/bots.md)."""

from cubetown.bots.own.child import BotFailed
from cubetown.bots.own.find import files_of, find_own, is_own, label_of

__all__ = ["BotFailed", "files_of", "find_own", "is_own", "label_of"]
