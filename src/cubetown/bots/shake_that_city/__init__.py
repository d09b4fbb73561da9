"""Bots of Shake That City. What is compiled is loaded with the first player."""
