"""Releases: every place that names the version agrees, and a bad one changes nothing."""

import shutil
from datetime import date
from pathlib import Path

import pytest

from cubetown import __version__
from release.version import PLACES, ReleaseError, disagreements, prepare

ROOT = Path(__file__).parents[2]
TODAY = date(2026, 11, 20)
CHANGELOG = "# Changelog\n\n## [0.2.0] - Unreleased\n\n### Added\n\n- A game.\n"


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """The files that name the version, in a folder of their own."""
    for place in PLACES:
        target = tmp_path / place.file
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / place.file, target)
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG, "utf-8")
    return tmp_path


def everything(folder: Path) -> dict[Path, str]:
    return {file: file.read_text("utf-8") for file in folder.rglob("*") if file.is_file()}


def test_all_places_name_the_same_version() -> None:
    assert list(disagreements(ROOT, __version__)) == []


def test_a_release_changes_every_place_and_dates_the_changelog(copy: Path) -> None:
    prepare(copy, "1.0.0", ["v0.9.0"], TODAY)
    assert list(disagreements(copy, "1.0.0")) == []
    changelog = (copy / "CHANGELOG.md").read_text("utf-8")
    assert changelog == CHANGELOG.replace("[0.2.0] - Unreleased", "[1.0.0] - 2026-11-20")


@pytest.mark.parametrize(
    ("version", "reason"),
    [
        ("1.0", "three numbers"),
        ("1.0.0", "already been released"),
        ("0.9.0", "older than 1.0.0"),
    ],
)
def test_a_bad_version_changes_nothing(copy: Path, version: str, reason: str) -> None:
    before = everything(copy)
    with pytest.raises(ReleaseError, match=reason):
        prepare(copy, version, ["v1.0.0"], TODAY)
    assert everything(copy) == before


def test_a_changelog_without_news_is_refused(copy: Path) -> None:
    (copy / "CHANGELOG.md").write_text("# Changelog\n", "utf-8")
    before = everything(copy)
    with pytest.raises(ReleaseError, match="Unreleased"):
        prepare(copy, "1.0.0", [], TODAY)
    assert everything(copy) == before
