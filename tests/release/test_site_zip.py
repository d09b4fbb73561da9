"""The site as one zip: the page stands at the top, and the same site gives the same bytes."""

import os
import zipfile
from pathlib import Path

from release.site_zip import pack_site


def test_the_same_site_gives_the_same_bytes(tmp_path: Path) -> None:
    zips = []
    for moment in (10**9, 10**9 + 86_400):
        site = tmp_path / str(moment)
        (site / "assets").mkdir(parents=True)
        for name in ("index.html", "assets/page.js", ".nojekyll"):
            (site / name).write_text(name, "utf-8")
            os.utime(site / name, (moment, moment))
        zips.append(tmp_path / f"{moment}.zip")
        assert pack_site(site, zips[-1]) == 3
    assert zips[0].read_bytes() == zips[1].read_bytes()
    with zipfile.ZipFile(zips[0]) as archive:
        assert archive.namelist() == [".nojekyll", "assets/page.js", "index.html"]
        assert archive.read("index.html") == b"index.html"
