"""Names for what belongs to some game, in code that serves every game."""

from typing import Any

AnySetup = Any
AnyState = Any
AnyMove = Any
AnyView = Any
