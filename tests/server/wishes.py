"""Generate requests from the API description (/api/openapi.json): valid, nearly valid, and nonsense."""

from __future__ import annotations

import json
from typing import Any

from hypothesis import strategies as st

Schema = dict[str, Any]

#: Values that often break programs.
NUMBERS = [-1, 0, 1, 2, 3, 7, 64, 2**31, 2**53, 2**63, 2**64, -(2**63) - 1, 10**30]
ODD = ["", " ", "\x00", "ü", "\u202e", "👩‍👩‍👧"]
WORDS = [*ODD, "null", "../..", "%00", "<b>", "x" * 500, "0", "-1", "1e999", "today", "{", "drive 25"]
NAMES = [*ODD, "seat", "t", "id"]
DEEP = ["[" * 3000, "[" * 3000 + "]" * 3000, '{"a":' * 2000 + "1" + "}" * 2000]

words = st.sampled_from(WORDS) | st.text(max_size=20)
numbers = st.sampled_from(NUMBERS) | st.floats(allow_nan=False)
anything = st.recursive(
    st.none() | st.booleans() | numbers | words,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(NAMES), inner, max_size=3),
    max_leaves=6,
)


class Generator:
    """Generates values that fit a schema."""

    def __init__(self, page: Schema, known: dict[str, list[Any]]) -> None:
        self._components: dict[str, Schema] = page["components"]["schemas"]
        #: Meaningful values for fields with these names; callers may add more.
        self.known = known

    def of(self, schema: Schema, name: str = "") -> st.SearchStrategy[Any]:
        if "$ref" in schema:
            return self.of(self._components[schema["$ref"].rpartition("/")[2]])
        if "anyOf" in schema:
            return st.one_of([self.of(part, name) for part in schema["anyOf"]])
        if "enum" in schema:
            return st.sampled_from(schema["enum"])
        kind = schema.get("type")
        if kind == "object" and "properties" in schema:
            required = {
                field: self.of(inner, field) for field, inner in schema["properties"].items() if field in schema["required"]
            }
            others = {field: self.of(inner, field) for field, inner in schema["properties"].items() if field not in required}
            return st.fixed_dictionaries(required, optional=others)
        if kind == "array":
            return st.lists(self.of(schema.get("items", {}), name), max_size=5)
        plain = {
            "null": st.none(),
            "boolean": st.booleans(),
            "integer": st.integers(-1, 5) | st.sampled_from(NUMBERS),
            "string": words,
            "object": st.dictionaries(st.sampled_from(["tempo", "teams", "x"]), anything, max_size=2),
        }.get(str(kind), anything)
        known = self.known.get(name)
        # Looked up when a value is drawn: the meaningful values change during a game.
        return plain | st.integers(0, 99).map(lambda place: known[place % len(known)]) if known else plain

    def spoilt(self, schema: Schema) -> st.SearchStrategy[str]:
        """Generate a text that fits nearly or not at all."""
        return st.one_of(
            st.tuples(self.of(schema), st.data()).map(lambda drawn: json.dumps(_bent(*drawn))),
            st.tuples(self.of(schema).map(json.dumps), st.integers(0, 300)).map(lambda drawn: drawn[0][: drawn[1]]),
            anything.map(json.dumps),
            st.text(max_size=30),
            st.sampled_from(DEEP),
        )


def _bent(value: Any, data: st.DataObject) -> Any:
    """Return the value with one field missing, added or replaced."""
    if not isinstance(value, dict) or not value:
        return data.draw(anything)
    name = data.draw(st.sampled_from(sorted(value)))
    match data.draw(st.integers(0, 2)):
        case 0:
            return {field: inner for field, inner in value.items() if field != name}
        case 1:
            return {**value, data.draw(st.sampled_from(WORDS)): data.draw(anything)}
        case _:
            return {**value, name: data.draw(anything)}
