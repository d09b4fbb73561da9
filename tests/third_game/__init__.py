"""Goofspiel: a third game that lives outside of the package, with all that it needs."""
