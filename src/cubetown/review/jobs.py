"""Reviews as jobs for another process or worker: plain data in, plain data out.

A job is `{"kind": "review", "record": text}`. Doing it says, again and again, how far it is; the
last time with the `stage` done.
"""

from collections.abc import Iterator, Mapping

from cubetown.core.game import Json
from cubetown.core.message import BadText
from cubetown.core.record import parse_record
from cubetown.review import Effort, review
from cubetown.review.evaluator import VERSION as NUMBER

VERSION = str(NUMBER)
"""The evaluator's version: what another one said must be worked out anew."""
REVIEW = Effort(seconds=0.1)


def done_job(job: Mapping[str, Json]) -> Iterator[dict[str, Json]]:
    """Do a job. Raises GameError if it cannot be done."""
    if job["kind"] != "review":
        raise BadText("table-no-reviews")
    for step in review(parse_record(str(job["record"])), REVIEW):
        yield step.to_json()
