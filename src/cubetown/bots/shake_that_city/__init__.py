"""Bots for Shake That City. The first player loads the compiled code."""
