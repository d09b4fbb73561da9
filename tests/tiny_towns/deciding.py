"""Changes a judgment the way an edit of judgments.py would: before anything reads it."""

import sys
from importlib.util import find_spec, module_from_spec, spec_from_file_location
from pathlib import Path


def decide(name: str, value: object) -> None:
    """Load the judgments with one changed, before any module of the game reads them."""
    package = find_spec("cubetown")
    assert package
    assert package.origin
    path = Path(package.origin).parent / "tiny_towns" / "judgments.py"
    spec = spec_from_file_location("cubetown.tiny_towns.judgments", path)
    assert spec
    assert spec.loader
    changed = sys.modules[spec.name] = module_from_spec(spec)
    spec.loader.exec_module(changed)
    assert hasattr(changed, name)
    setattr(changed, name, value)
