"""Bots for Tiny Towns. The first player loads the compiled code."""
