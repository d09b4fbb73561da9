"""`python -m release.repeat`: builds wheel and sdist twice and compares them byte for byte."""

import hashlib
import os
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parents[1]


def built(folder: Path, moment: str) -> dict[str, str]:
    """Return the hash of each file of a build whose files carry one moment."""
    subprocess.run(
        [sys.executable, "-m", "build", "--outdir", str(folder), str(ROOT)],
        env={**os.environ, "SOURCE_DATE_EPOCH": moment},
        stdout=subprocess.DEVNULL,
        check=True,
    )
    files = sorted(folder.iterdir())
    return {file.name: hashlib.sha256(file.read_bytes()).hexdigest() for file in files}


def main() -> int:
    """Build twice; print the hashes, or the files that differ."""
    command = ["git", "log", "-1", "--format=%ct"]
    moment = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    with tempfile.TemporaryDirectory() as folder:
        first, second = (built(Path(folder) / name, moment.strip()) for name in ("1", "2"))
    different = [name for name in first if first[name] != second.get(name)]
    for name, digest in first.items():
        print(f"{digest}  {name}{'  DIFFERS' if name in different else ''}")
    return 1 if different or first.keys() != second.keys() else 0


if __name__ == "__main__":
    sys.exit(main())
