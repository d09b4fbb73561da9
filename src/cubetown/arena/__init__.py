"""Bots against bots: many games on the same deals, saved as they end, and what they show."""

from cubetown.arena.front_door import Games, arena
from cubetown.arena.journal import Journal, kept_games
from cubetown.arena.report import BotLine, PairLine, Report, report_of
from cubetown.arena.running import A_CORE_ANYWHERE, on_ray, on_this_machine, ray_cluster
from cubetown.arena.tournament import Pairing, Tournament

__all__ = [
    "A_CORE_ANYWHERE",
    "BotLine",
    "Games",
    "Journal",
    "PairLine",
    "Pairing",
    "Report",
    "Tournament",
    "arena",
    "kept_games",
    "on_ray",
    "on_this_machine",
    "ray_cluster",
    "report_of",
]
