"""The whole product as a folder of files that any web host can serve (docs/engine.md)."""

from cubetown.site.writing import SITE_FILE, Written, write_site

__all__ = ["SITE_FILE", "Written", "write_site"]
