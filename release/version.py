"""The places that name the version, and the steps to a new one."""

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import date
from pathlib import Path

NUMBER = r"\d+\.\d+\.\d+"
UNRELEASED = re.compile(rf"^## \[({NUMBER})\] - Unreleased$", re.MULTILINE)
"""The changelog's heading of the version in the making."""


class ReleaseError(Exception):
    """A reason why this version can't be released, in a sentence."""


@dataclass(frozen=True, slots=True)
class Place:
    """A file that names the version."""

    file: str
    pattern: str
    """A regular expression with one group around the number; it matches once."""

    def read(self, root: Path) -> str:
        """Return the version that the file names. Raises ReleaseError."""
        matches = re.findall(self.pattern, self._text(root), re.MULTILINE)
        if len(matches) != 1:
            raise ReleaseError(
                f"{self.file} names the version {len(matches)} times instead of once."
            )
        return str(matches[0])

    def write(self, root: Path, version: str) -> None:
        """Put another version into the file."""
        text = self._text(root)
        match = re.search(self.pattern, text, re.MULTILINE)
        if match is None:
            raise ReleaseError(f"{self.file} doesn't name the version.")
        changed = text[: match.start(1)] + version + text[match.end(1) :]
        (root / self.file).write_text(changed, "utf-8")

    def _text(self, root: Path) -> str:
        return (root / self.file).read_text("utf-8")


PLACES = (
    Place("src/cubetown/__init__.py", rf'^__version__ = "({NUMBER})"$'),
    Place("deploy/compose.yaml", rf"^ +image: cubetown:({NUMBER})$"),
    Place("CITATION.cff", rf"^version: ({NUMBER})$"),
    Place("codemeta.json", rf'^  "version": "({NUMBER})",$'),
    Place("docs/protocol.md", rf'^{{"version": "({NUMBER})", "address"'),
)
"""Every file that names the version, besides the changelog."""


def disagreements(root: Path, version: str) -> Iterator[str]:
    """Yield a sentence for each place that names another version."""
    for place in PLACES:
        written = place.read(root)
        if written != version:
            yield f"{place.file} says {written} instead of {version}."


def order(version: str) -> tuple[int, ...]:
    """Return a version's numbers, which compare as versions do. Raises ReleaseError."""
    if not re.fullmatch(NUMBER, version):
        raise ReleaseError(f"A version is three numbers such as 1.0.0, not {version!r}.")
    return tuple(map(int, version.split(".")))


def date_changelog(text: str, version: str, today: date) -> str:
    """Return the changelog with the unreleased section dated as a version. Raises ReleaseError."""
    headings = UNRELEASED.findall(text)
    if len(headings) != 1:
        raise ReleaseError("CHANGELOG.md needs exactly one section that is marked Unreleased.")
    return UNRELEASED.sub(f"## [{version}] - {today.isoformat()}", text)


def prepare(root: Path, version: str, tags: Iterable[str], today: date) -> None:
    """Write a new version into every place and date the changelog. Raises ReleaseError."""
    number = order(version)
    released = [order(tag.removeprefix("v")) for tag in tags]
    if number in released:
        raise ReleaseError(f"Version {version} has already been released.")
    if released and number < max(released):
        newest = ".".join(map(str, max(released)))
        raise ReleaseError(f"Version {version} is older than {newest}, which has been released.")
    changelog = root / "CHANGELOG.md"
    dated = date_changelog(changelog.read_text("utf-8"), version, today)
    for place in PLACES:
        place.read(root)
    for place in PLACES:
        place.write(root, version)
    changelog.write_text(dated, "utf-8")
