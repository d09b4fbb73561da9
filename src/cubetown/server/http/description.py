"""How /openapi.json describes the routes, from the forms that read their requests."""

from typing import Any

from cubetown.table.wire.json_schema import json_schema
from cubetown.table.wire.messages import RefusalJson

TEXT = {"text/plain": {"schema": {"type": "string"}}}
REFUSALS = {
    400: "The request is not of a known form",
    403: "Not for everybody",
    404: "There is no such thing",
    409: "Not now",
    413: "Too long",
    422: "It cannot be like that",
    429: "Too many requests",
    503: "The store cannot be reached",
}

Description = dict[int | str, dict[str, Any]]


def answers(form: Any, status: int = 200) -> Description:
    """Describes a route that answers with a form, or with a refusal."""
    refused = {"application/json": {"schema": json_schema(RefusalJson)}}
    described: Description = {
        code: {"description": text, "content": refused} for code, text in REFUSALS.items()
    }
    content = TEXT if form is str else {"application/json": {"schema": json_schema(form)}}
    return {status: {"description": "The answer", "content": content}, **described}


def takes(form: Any) -> dict[str, Any]:
    """Describes a route that takes a form as its body."""
    content = TEXT if form is str else {"application/json": {"schema": json_schema(form)}}
    return {"requestBody": {"required": True, "content": content}}
