"""Generate what a guest could send to the device with the table: valid, nearly valid, and nonsense."""

from __future__ import annotations

import json
import random
from typing import Any, get_args

import msgspec
from hypothesis import HealthCheck, Phase, given, seed, settings
from hypothesis import strategies as st

from spielkiste.host import lobby, protocol
from tests.server.fuzz import damaged
from tests.server.wishes import Generator, Schema

REQUESTS = get_args(protocol.Request)
#: What a guest may ask for; each question needs a key of the table.
QUESTIONS = {"api/invitation": lobby.Invited, "api/join": lobby.Join, "api/replay": lobby.ReplayRequest}
#: What only the page of the device itself may ask for.
FORBIDDEN = ["api/tables", "api/chest", "api/chest/in", "api/drop", "api/hand-on", "api/import", "", "../api/join"]
#: A guest that gives up its seat or lets a bot play on it harms only itself; here it stays.
HARMLESS = '"t": "leave"', '"t": "stand_in"', '"t": "move_away"'
#: The limits of the gate (web/src/offline/friends/gate.ts).
LARGEST, DEEPEST = 8192, 16
#: The numbers of the questions; the page's own are smaller.
FIRST_ID = 1000

_, COMPONENTS = msgspec.json.schema_components([*REQUESTS, *QUESTIONS.values()], ref_template="#/components/schemas/{name}")
GENERATOR = Generator({"components": {"schemas": COMPONENTS}}, {"move": ["1", "2", "draw"], "seat": [0, 1]})
SCHEMA: Schema = {"anyOf": [{"$ref": f"#/components/schemas/{request.__name__}"} for request in REQUESTS]}
SAID = st.one_of(GENERATOR.of(SCHEMA).map(json.dumps), GENERATOR.spoilt(SCHEMA))


def _message(tag: str, **fields: str) -> Schema:
    kinds = {"t": {"enum": [tag]}, **{name: {"type": kind} for name, kind in fields.items()}}
    return {"type": "object", "properties": kinds, "required": [*kinds]}


#: Every message on the channel (web/src/offline/wire.ts and the friends' own), and one that only the page itself may send.
MESSAGES: Schema = {
    "anyOf": [
        _message("say", line="string", text="string"),
        _message("ask", id="integer", path="string", body="string"),
        _message("open", line="string"),
        _message("hang-up", line="string"),
        _message("hi", device="string"),
        _message("move", id="integer", ok="boolean"),
        _message("door", door="object"),
        _message("door-known"),
        _message("start", site="object"),
    ]
}


def accepted(count: int, number: int, line: str, /, **known: list[Any]) -> list[str]:
    """Return messages that the gate lets into the engine: requests to the table on this line, and questions."""
    GENERATOR.known.update(known)
    questions = [
        st.tuples(st.just(path), GENERATOR.of({"$ref": f"#/components/schemas/{kind.__name__}"}).map(json.dumps))
        for path, kind in QUESTIONS.items()
    ]
    drawn = st.one_of(SAID.map(lambda text: ("", text)), *questions)
    found = [(path, text) for path, text in _drawn(drawn, count, number) if _fits(text)]
    return [
        json.dumps(
            {"t": "ask", "id": 1000 + place, "path": path, "body": text} if path else {"t": "say", "line": line, "text": text}
        )
        for place, (path, text) in enumerate(found)
    ]


def pieces(count: int, number: int, **known: list[Any]) -> list[str]:
    """Return pieces of messages as they travel on the channel; most of them no page would send."""
    texts = _drawn(SAID, count, number)
    generator = Generator(
        {"components": {"schemas": {}}}, {"path": [*QUESTIONS, *FORBIDDEN], "body": texts, "text": texts, **known}
    )
    luck = random.Random(number)
    messages = _drawn(generator.of(MESSAGES).map(json.dumps) | generator.spoilt(MESSAGES), count, number)
    return [luck.choice(["."] * 9 + ["+", ""]) + (damaged(text, luck) if luck.random() < 0.2 else text) for text in messages]


def _drawn(strategy: st.SearchStrategy[Any], count: int, number: int) -> list[Any]:
    """Return this many values; the same number gives the same values."""
    values: list[Any] = []

    @seed(number)
    @settings(max_examples=count, phases=[Phase.generate], database=None, deadline=None, suppress_health_check=[*HealthCheck])
    @given(strategy)
    def draw(value: Any) -> None:
        values.append(value)

    draw()
    return values


def _fits(text: str) -> bool:
    depth = deepest = 0
    for letter in text:
        depth += (letter in "[{") - (letter in "]}")
        deepest = max(deepest, depth)
    return len(text) <= LARGEST and deepest <= DEEPEST and not any(word in text for word in HARMLESS)
