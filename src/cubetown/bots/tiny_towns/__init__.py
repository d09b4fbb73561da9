"""Bots of Tiny Towns. What is compiled is loaded with the first player."""
