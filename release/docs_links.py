"""A hook of MkDocs: links that leave the docs lead to the public repository, where there is one."""

import os
import re
from typing import Any

OUTSIDE = re.compile(r"\[([^\]]+)\]\(((?:\.\./)+(?!rules/)[^)#]*)\)")
"""A link to a file of the checkout."""


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    """Return a page's text with its outward links changed, or as plain words without a host."""
    depth = page.file.src_uri.count("/")

    def change(match: re.Match[str]) -> str:
        words, target = match[1], match[2]
        if target.count("../") <= depth:
            return match[0]
        return link(words, target.replace("../", ""), repository())

    return OUTSIDE.sub(change, markdown)


def repository() -> str | None:
    """Return the address of the repository that a public host builds, or None."""
    server, name = os.environ.get("GITHUB_SERVER_URL"), os.environ.get("GITHUB_REPOSITORY")
    return f"{server}/{name}" if server and name else None


def link(words: str, path: str, base: str | None) -> str:
    """Return Markdown that leads to a file of the checkout."""
    return f"[{words}]({base}/blob/HEAD/{path})" if base else f"{words} (`{path}`)"
