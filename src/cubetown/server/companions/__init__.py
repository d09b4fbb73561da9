"""Companions on a server: found, changed and saved, with a bell for news."""
