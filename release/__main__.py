"""`python -m release VERSION`: sets the version, dates the changelog, commits and tags."""

import argparse
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from release.version import ReleaseError, prepare

ROOT = Path(__file__).parents[1]


def git(*words: str) -> str:
    """Return what a git command prints."""
    return subprocess.run(
        ["git", *words], cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout


def release(version: str) -> None:
    """Commit and tag a version. Raises ReleaseError."""
    if git("status", "--porcelain"):
        raise ReleaseError("Commit or stash your changes first.")
    prepare(ROOT, version, git("tag", "--list", "v*").split(), datetime.now(UTC).date())
    git("commit", "--all", "--message", f"Release {version}")
    git("tag", "--annotate", f"v{version}", "--message", f"Cubetown {version}")


def main() -> int:
    """Release the version on the command line."""
    parser = argparse.ArgumentParser(prog="make release", description=__doc__)
    parser.add_argument("version", help="three numbers, such as 1.0.0")
    version = parser.parse_args().version
    try:
        release(version)
    except ReleaseError as error:
        print(error, file=sys.stderr)
        return 2
    print(f"Version {version} is committed and tagged. To publish it: git push --follow-tags")
    return 0


if __name__ == "__main__":
    sys.exit(main())
