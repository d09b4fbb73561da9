"""The same deal for everybody: deals as links, the deal of the day, and puzzles.

A deal is a table for one player and the luck of its n-th chance move, so that whoever plays it
meets the same cards or cubes.
"""
