"""Type names for game-specific values, for code that works with any game."""

from typing import Any

AnySetup = Any
AnyState = Any
AnyMove = Any
AnyView = Any
