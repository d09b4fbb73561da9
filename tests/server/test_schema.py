"""Every HTTP route against requests made up from its own description."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from cubetown.server.stores.sqlite import SqliteStore
from tests.server.serving import serving
from tests.server.visiting import QUICK


@pytest.mark.slow
def test_every_route_survives_whatever_is_asked(tmp_path: Path) -> None:
    # It takes a second to load, also where this test does not run.
    import schemathesis  # noqa: PLC0415
    from schemathesis.checks import positive_data_acceptance  # noqa: PLC0415

    (tmp_path / "index.html").write_text("<!doctype html>")
    patient = replace(QUICK, requests_at_once=1_000_000, static=tmp_path)
    with serving(SqliteStore(tmp_path / "tables.db"), patient) as address:
        schema = schemathesis.openapi.from_url(f"{address}/openapi.json", wait_for_schema=10)
        tried = 0
        operations: Any = schema.get_all_operations()
        for operation in operations:

            @settings(
                max_examples=25,
                deadline=None,
                database=None,
                derandomize=True,
                phases=[Phase.explicit, Phase.generate],
                suppress_health_check=list(HealthCheck),
            )
            @given(case=operation.ok().as_strategy())
            def check(case: Any) -> None:
                # What a description allows may still be no game: an unknown card, two equal names.
                case.call_and_validate(excluded_checks=[positive_data_acceptance])

            check()
            tried += 1
        assert tried > 10
