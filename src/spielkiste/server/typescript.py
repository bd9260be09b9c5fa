"""Generates the browser's types and client: ``python -m spielkiste.server.typescript web/src/protocol.ts``.

The client, with a function for each endpoint, is in `house/api.ts` beside the types, and the keys of all texts are in
`texts.ts`.  A test fails if one of the files is stale.
"""

from __future__ import annotations

import inspect
import re
import sys
import types
import typing
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin, get_type_hints, is_typeddict

import msgspec

from spielkiste import games
from spielkiste.api.endpoint import Document, Endpoint
from spielkiste.api.recordings import LARGEST_RECORDING
from spielkiste.core.registry import package_of
from spielkiste.host import lobby, protocol
from spielkiste.host.classroom import messages as classroom
from spielkiste.offline import endpoints as offline
from spielkiste.rulebook import Panel, Rulebook
from spielkiste.server.endpoints import all_endpoints
from spielkiste.texts import BORROWED, LANGUAGES, LOCALES, keys, page_files

OWN = "spielkiste.games."
HEAD = "// Generated from the Python side by spielkiste.server.typescript; do not edit.\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", type(None): "null", Any: "any", object: "unknown"}


def typescript() -> str:
    """Return all types of the protocol and of the games' views."""
    tags = ", ".join(f'"{tag}"' for tag in LANGUAGES)
    parts = [HEAD, "/** The languages of the house. */", f"export const LANGUAGES = [{tags}] as const;\n"]
    parts += ["/** What a page was given below this line is English. */", f'export const BORROWED = "{BORROWED}";\n']
    asked = _asked([*all_endpoints(), *offline.endpoints])
    for module in (protocol, lobby, classroom):
        for _, found in inspect.getmembers(module, inspect.isclass):
            if issubclass(found, msgspec.Struct) and found.__module__ == module.__name__:
                parts.append(_struct(found, found in asked))
    parts.append(_union("Request", protocol.Request))
    parts.append(_union("Message", protocol.Message))
    parts.append(_union("ClassRequest", classroom.ClassRequest))
    parts.append(_union("ClassMessage", classroom.ClassMessage))
    parts += map(_typed_dict, _reached(Rulebook, Panel))
    views: dict[str, str] = {}
    # Only our own games have boards; an installed plugin is played without one.
    for game in [game for game in games() if package_of(game.slug).startswith(OWN)]:
        module = sys.modules[game.view.__module__]
        for found in _reached(*vars(module).values()):
            written = _typed_dict(found)
            if views.setdefault(found.__name__, written) != written:
                raise ValueError(f"two views are called {found.__name__}; rename one of them")
    parts += [views[name] for name in sorted(views)]
    return "\n".join(parts)


def client() -> str:
    """Return a typed function for each endpoint, and the pattern of those that an offline folder has as files."""
    every = [*all_endpoints(), *offline.endpoints]
    functions = [_function(one) for one in every]
    files = "|".join(re.sub(r"{\w+}", "[^/]+", one.path[1:]).replace("/", r"\/") for one in every if one.file)
    written = " ".join(_type(kind) for one in every for kind in (one.request_type, one.answer) if kind not in (None, Document))
    used = sorted({name for name in re.findall(r"[A-Z]\w+", written) if name != "Record"})
    parts = [HEAD, f"import type {{ {', '.join(used)} }} from '../protocol';"]
    parts += ["import { ask, file, json, post, query, words } from './asking';\n", *functions]
    longest = f"/** The maximum size of a recording in bytes. */\nexport const LARGEST_RECORDING = {LARGEST_RECORDING};\n"
    static = f"/** The paths whose responses never change. */\nexport const FILES = /^(?:{files})$/;"
    return "\n".join([*parts, static, longest])


def text_keys() -> str:
    """Return the keys of our texts as a type, one line for each file of texts."""
    ours = [path for path in page_files(LANGUAGES[0]) if path.is_relative_to(LOCALES.parent)]
    lines = ["  | " + " | ".join(f"'{key}'" for key in keys(path)) for path in ours if keys(path)]
    return "\n".join([HEAD, "/** The key of a text. */", "export type TextKey =", *lines]) + ";\n"


def _function(one: Endpoint) -> str:
    name, *others = one.name.split("_")
    called = name + "".join(part.capitalize() for part in others)
    given = [f"{parameter}: string" for parameter in one.parameters]
    given += [f"request: {_type(one.request_type)}"] if one.request_type is not None else []
    path = re.sub(r"{(\w+)}", r"${\1}", f"`{one.path[1:]}`") if one.parameters else f"'{one.path[1:]}'"
    asked = (
        f"post({path}, request)"
        if one.method == "POST"
        else f"ask(query({path}, request))"
        if one.request_type
        else f"ask({path})"
    )
    free = "<Answer>" if one.answer is Any else ""
    how, answer = ("json", free[1:-1] or _type(one.answer)) if one.answer is not Document else ("file", "Blob")
    if one.media == "text/plain":
        how, answer = "words", "string"
    return f"/** {one.summary} */\nexport const {called} = {free}({', '.join(given)}): Promise<{answer}> => {how}({asked});"


def _asked(endpoints: list[Endpoint]) -> set[Any]:
    """Return the structs that a browser sends: the requests, and all structs in their fields."""
    found: set[Any] = {protocol.Numbered, *get_args(protocol.Request), *get_args(classroom.ClassRequest)}
    waiting = [one.request_type for one in endpoints]
    while waiting:
        kind = waiting.pop()
        waiting += get_args(kind)
        if isinstance(kind, type) and issubclass(kind, msgspec.Struct) and kind not in found:
            found.add(kind)
            waiting += get_type_hints(kind, vars(sys.modules[kind.__module__])).values()
    return found


def _struct(found: type[msgspec.Struct], optional: bool) -> str:
    hints = get_type_hints(found, vars(sys.modules[found.__module__]) | {"typing": typing})
    inherited = protocol.Numbered.__struct_fields__ if found.__base__ is protocol.Numbered else ()
    head = f"export interface {found.__name__}{' extends Numbered' if inherited else ''}"
    lines = [*_comment(found), f"{head} {{"]
    tag = found.__struct_config__.tag
    if tag is not None and found is not protocol.Numbered:
        lines.append(f'  {found.__struct_config__.tag_field}: "{tag}";')
    required = len(found.__struct_fields__) - len(found.__struct_defaults__)
    for place, name in enumerate(found.__struct_fields__):
        # The server always writes every field; only a request may leave one out.
        mark = "?" if place >= required and optional else ""
        if name not in inherited:
            lines.append(f"  {name}{mark}: {_type(hints[name])};")
    return "\n".join([*lines, "}\n"])


def _reached(*hints: Any) -> list[Any]:
    reached: dict[Any, None] = {}
    for hint in hints:
        _reach(hint, reached)
    return list(reached)


def _reach(hint: Any, reached: dict[Any, None]) -> None:
    """Add a TypedDict and all others that its fields contain at any depth.  Games of one box share some."""
    if is_typeddict(hint) and hint not in reached:
        reached[hint] = None
        for inner in get_type_hints(hint).values():
            _reach(inner, reached)
    for part in get_args(hint):
        _reach(part, reached)


def _typed_dict(found: Any) -> str:
    lines = [*_comment(found), f"export interface {found.__name__} {{"]
    hints = get_type_hints(found)
    for name, hint in hints.items():
        mark = "?" if name in found.__optional_keys__ else ""
        lines.append(f"  {name}{mark}: {_type(hint)};")
    return "\n".join([*lines, "}\n"])


def _union(name: str, union: Any) -> str:
    return f"export type {name} = {' | '.join(part.__name__ for part in get_args(union))};\n"


def _comment(found: Any) -> list[str]:
    text = " ".join((found.__doc__ or "").split())
    return [f"/** {text} */"] if text and not text.startswith(f"{found.__name__}(") else []


def _type(hint: Any) -> str:
    if hint in PLAIN:
        return PLAIN[hint]
    origin, args = get_origin(hint), get_args(hint)
    if origin is Literal:
        return " | ".join(f'"{value}"' for value in args)
    if origin in (Union, types.UnionType):
        return " | ".join(_type(part) for part in args)
    if origin is list:
        inner = _type(args[0])
        return f"({inner})[]" if "|" in inner else f"{inner}[]"
    if origin is tuple:
        return f"[{', '.join(_type(part) for part in args)}]"
    if origin in (dict, Mapping):
        return f"Record<{_type(args[0])}, {_type(args[1])}>"
    return str(hint.__name__)


if __name__ == "__main__":
    types_file = Path(sys.argv[1])
    types_file.write_text(typescript(), encoding="utf-8")
    (types_file.parent / "house" / "api.ts").write_text(client(), encoding="utf-8")
    (types_file.parent / "texts.ts").write_text(text_keys(), encoding="utf-8")
