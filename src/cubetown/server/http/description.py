"""The description of the routes at /openapi.json, from the list of endpoints."""

import inspect
import re
from collections.abc import Iterable, Iterator
from typing import Any

from cubetown.service.asking import Endpoint, Query
from cubetown.table.wire.answers import RefusalJson
from cubetown.table.wire.json_schema import json_schema
from cubetown.table.wire.protocol import ANSWERS

STRING = {"type": "string"}
TEXT = {"text/plain": {"schema": STRING}}
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

AUTHORIZATION = {
    "in": "header",
    "name": "Authorization",
    "required": False,
    "schema": {"type": "string", "maxLength": 200},
}
PAGE = {
    "summary": "Page",
    "description": "The page, for every address it knows, and its files.",
    "operationId": "page__path__get",
    "parameters": [{"in": "path", "name": "path", "required": True, "schema": {"type": "string"}}],
    "responses": {
        "200": {"description": "The page", "content": {"text/html": {"schema": STRING}}},
        "404": {
            "description": "There is no such thing",
            "content": {
                "text/html": {"schema": STRING},
                "application/json": {"schema": {"type": "object"}},
            },
        },
        "503": {"description": "The page was not built", "content": TEXT},
    },
}


def openapi(title: str, version: str, endpoints: Iterable[Endpoint]) -> dict[str, Any]:
    """Return the description of all routes as OpenAPI 3.1 has it."""
    paths: dict[str, dict[str, Any]] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = _operation(endpoint)
    info = {"title": title, "version": version}
    return {"openapi": "3.1.0", "info": info, "paths": {**paths, "/{path}": {"get": PAGE}}}


def _operation(endpoint: Endpoint) -> dict[str, Any]:
    name, method = endpoint.answer.__name__, endpoint.method.lower()
    parameters = (*_path_parameters(endpoint.path), *map(_query, endpoint.query), AUTHORIZATION)
    body = {} if endpoint.takes is None else {"requestBody": _body(endpoint.takes)}
    return {
        "summary": name.replace("_", " ").title(),
        "description": inspect.getdoc(endpoint.answer),
        "operationId": re.sub(r"\W", "_", f"{name}{endpoint.path}_{method}"),
        "parameters": list(parameters),
        **body,
        "responses": _responses(endpoint),
    }


def _path_parameters(path: str) -> Iterator[dict[str, Any]]:
    for name in re.findall(r"{(\w+)}", path):
        yield {"in": "path", "name": name, "required": True, "schema": STRING}


def _query(query: Query) -> dict[str, Any]:
    is_text = query.about["type"] == "string"
    schema = {**query.about, **({"maxLength": query.longest} if is_text else {})}
    required = query.default is None
    return {"in": "query", "name": query.name, "required": required, "schema": schema}


def _responses(endpoint: Endpoint) -> dict[str, Any]:
    refused = {"application/json": {"schema": json_schema(RefusalJson)}}
    refusals = {
        str(code): {"description": text, "content": refused} for code, text in REFUSALS.items()
    }
    form = str if endpoint.gives is None else ANSWERS[endpoint.gives]
    answer = {"description": "The answer", "content": _content(form)}
    return {str(endpoint.status): answer, **refusals}


def _body(form: Any) -> dict[str, Any]:
    return {"required": True, "content": _content(form)}


def _content(form: Any) -> dict[str, Any]:
    return TEXT if form is str else {"application/json": {"schema": json_schema(form)}}
