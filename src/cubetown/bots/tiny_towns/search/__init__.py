"""The compiled search: all of it is here, so that only changes here recompile it."""
