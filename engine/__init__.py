"""Builds what a browser needs to play without a server (docs/engine.md); `make site` runs it.

Nothing here is installed: it runs in a checkout, and what it makes goes into the package.
"""
