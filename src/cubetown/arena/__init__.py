"""Bots against bots: many games on the same deals, saved as they end, and what they show."""

from cubetown.arena.journal import Journal, kept_games
from cubetown.arena.report import BotLine, PairLine, Report, report_of
from cubetown.arena.running import on_ray, on_this_machine
from cubetown.arena.tournament import Pairing, Tournament

__all__ = [
    "BotLine",
    "Journal",
    "PairLine",
    "Pairing",
    "Report",
    "Tournament",
    "kept_games",
    "on_ray",
    "on_this_machine",
    "report_of",
]
