"""Bots that users bring: one Python file, or a program that speaks JSON lines (docs/bots.md)."""

from cubetown.bots.own.child import BotFailed
from cubetown.bots.own.find import find_own, is_own, label_of

__all__ = ["BotFailed", "find_own", "is_own", "label_of"]
