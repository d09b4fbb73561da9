"""Every request that a server answers, apart from its pages; and the forms of all of them.

`python -m cubetown.server.http.endpoints FILE` writes the page's types (`make types`).
"""

import sys
from pathlib import Path
from typing import Any

from cubetown.server.http.notice_routes import NOTICES
from cubetown.server.http.routes import MONITORING
from cubetown.service.endpoints import ENDPOINTS
from cubetown.table.wire.protocol import ANSWERS, FORMS
from cubetown.table.wire.typescript import protocol

ALL_ENDPOINTS = (*ENDPOINTS, *NOTICES, *MONITORING)


def forms() -> tuple[Any, ...]:
    """Return every form of a message, a body or an answer; the forms they contain come along."""
    answers = [ANSWERS[one.gives] for one in ALL_ENDPOINTS if one.gives is not None]
    bodies = [one.takes for one in ALL_ENDPOINTS if one.takes not in (None, str)]
    return (*FORMS, *answers, *bodies)


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(protocol(forms()), encoding="utf-8")
