"""Chores for maintainers: publish a version, and check that a build can be repeated."""
