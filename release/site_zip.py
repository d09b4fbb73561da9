"""`python -m release.site_zip SITE DIST`: packs a site into one zip, the same bytes every time.

Its `index.html` stands at the top, so itch.io takes the same file.
"""

import sys
import zipfile
from pathlib import Path

from cubetown import __version__

EARLIEST = (1980, 1, 1, 0, 0, 0)
"""The date of every file in a zip that can be repeated."""
READABLE = 0o644 << 16


def pack_site(site: Path, target: Path) -> int:
    """Pack a folder and return the number of its files."""
    files = sorted(path for path in site.rglob("*") if path.is_file())
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in files:
            entry = zipfile.ZipInfo(path.relative_to(site).as_posix(), EARLIEST)
            entry.compress_type, entry.external_attr = zipfile.ZIP_DEFLATED, READABLE
            archive.writestr(entry, path.read_bytes(), compresslevel=9)
    return len(files)


def main() -> None:
    """Pack the folder on the command line."""
    site, folder = map(Path, sys.argv[1:])
    folder.mkdir(parents=True, exist_ok=True)
    target = folder / f"cubetown-site-{__version__}.zip"
    print(f"{target}: {pack_site(site, target)} files, {target.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
