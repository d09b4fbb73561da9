"""Cubetown plays two town-building board games, Tiny Towns and Shake That City."""

__version__ = "0.1.0"
