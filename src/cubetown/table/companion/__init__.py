"""A companion to a game played with real cubes and boards."""
