"""The compiled search: all of it lies here, so that only a change here compiles it anew."""
