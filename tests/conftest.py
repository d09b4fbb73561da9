"""What holds for all tests."""

from hypothesis import settings

# A busy machine is no failure: no test depends on the time it takes.
settings.register_profile("cubetown", deadline=None)
settings.load_profile("cubetown")
