"""The front door for Python: a game in progress as one object.

Everything behind it (bots, sentences, compiled code) is loaded when first needed; this package
itself needs only the standard library.
"""

from cubetown.match.bots import MatchBot, play
from cubetown.match.errors import BadSetup, BadText, IllegalMove
from cubetown.match.match import Match

__all__ = ["BadSetup", "BadText", "IllegalMove", "Match", "MatchBot", "play"]
