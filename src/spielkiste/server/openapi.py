"""The OpenAPI document at /api/openapi.json.

The messages at a table go over a WebSocket, which OpenAPI does not cover.  They are listed under `x-websocket`.
"""

from __future__ import annotations

from typing import Any

import msgspec

import spielkiste
from spielkiste.api.endpoint import JSON, Document, Endpoint
from spielkiste.host import lobby, protocol

REF = "#/components/schemas/{name}"


def openapi(endpoints: list[Endpoint]) -> dict[str, Any]:
    named = [kind for one in endpoints for kind in (one.request_type, one.answer) if _named(kind)]
    every: list[Any] = [*dict.fromkeys([*named, lobby.Refused]), protocol.Request, protocol.Message]
    schemas, components = msgspec.json.schema_components(every, ref_template=REF)
    paths: dict[str, Any] = {}
    for one in endpoints:
        about: dict[str, Any] = {"operationId": one.name, "summary": one.summary}
        if parameters := _parameters(one):
            about["parameters"] = parameters
        if one.method == "POST":
            about["requestBody"] = {"required": True, "content": {JSON: {"schema": _schema(one.request_type)}}}
        paths.setdefault(one.path, {})[one.method.lower()] = {**about, "responses": _answers(one)}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Spielkiste", "version": spielkiste.__version__},
        "paths": paths,
        "components": {"schemas": components},
        "x-websocket": {"/ws": {"request": schemas[-2], "message": schemas[-1]}},
    }


def _named(kind: Any) -> bool:
    """Return whether a type has a schema of its own."""
    return isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind is not Document


def _schema(kind: Any) -> dict[str, Any]:
    return {"$ref": REF.format(name=kind.__name__)} if _named(kind) else {}


def _answers(one: Endpoint) -> dict[str, Any]:
    refused = {JSON: {"schema": _schema(lobby.Refused)}}
    return {
        "200": {"description": "done", "content": {one.media: {"schema": _schema(one.answer)}}},
        "4XX": {"description": "refused, in one sentence", "content": refused},
    }


def _parameters(one: Endpoint) -> list[dict[str, Any]]:
    text = {"type": "string"}
    found = [{"name": name, "in": "path", "required": True, "schema": text} for name in one.parameters]
    asked = one.request_type.__struct_fields__ if one.method == "GET" and one.request_type is not None else ()
    return found + [{"name": name, "in": "query", "required": False, "schema": text} for name in asked]
