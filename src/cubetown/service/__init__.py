"""Answers a page wherever it runs: coroutines that await only what they are given."""
