"""Bots that users bring: a Python file, a program that speaks JSON lines, or an object."""

from cubetown.bots.own.child import BotFailed
from cubetown.bots.own.find import files_of, find_own, is_own, label_of
from cubetown.bots.own.object_bot import find_object, name_of, text_of

__all__ = [
    "BotFailed",
    "files_of",
    "find_object",
    "find_own",
    "is_own",
    "label_of",
    "name_of",
    "text_of",
]
