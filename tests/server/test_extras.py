"""Test a box's extra request: the track workshop of Memo Race, over HTTP."""

import json

import pytest

from spielkiste.texts import texts
from tests import web
from tests.server.harness import Server

WORKSHOP = "api/extras/memo-race/workshop"


def _edit(server: Server, code: str | None, *steps: dict[str, object]) -> dict[str, object]:
    answer = server.post(WORKSHOP, {"ask": "edit", "code": code, "steps": list(steps)})
    assert answer.status_code == 200, answer.text
    found: dict[str, object] = answer.json()
    return found


def test_a_track_is_built_over_http(server: Server) -> None:
    taps = [{"do": "tap", "column": column, "row": row, "tool": "curve"} for column, row in ((0, 0), (1, 0), (0, 1), (1, 1))]
    made = _edit(server, None, {"do": "new", "columns": 2, "rows": 2}, *taps)
    track = made["track"]
    assert isinstance(track, dict) and made["trouble"] is None
    assert track["closed"] and track["uses_all"] and len(track["route"]) == 4
    again = _edit(server, track["code"])
    assert again["track"] == track
    shown = server.post(WORKSHOP, {"ask": "show", "codes": [track["code"], "nonsense"]}).json()
    assert shown == {"tracks": [track]}


@pytest.mark.parametrize(
    ("path", "body", "key"),
    [
        (WORKSHOP, b"", "malformed"),
        (WORKSHOP, b"{", "malformed"),
        (WORKSHOP, b"[" * 50_000, "malformed"),
        (WORKSHOP, b'"' + b"x" * 200_000 + b'"', "too-large"),
        (WORKSHOP, b"7", "track-bad-wish"),
        (WORKSHOP, json.dumps({"ask": "edit", "code": "no track", "steps": []}).encode(), "track-foreign"),
        ("api/extras/memo-race/drawing", b"{}", "no-extra"),
        ("api/extras/memo-race/tunnel", b"{}", "no-extra"),
        ("api/extras/thousand-km/workshop", b"{}", "no-extra"),
        ("api/extras/chess/workshop", b"{}", "unknown-game"),
    ],
)
def test_anything_else_is_refused_in_one_sentence(server: Server, path: str, body: bytes, key: str) -> None:
    answer = web.post(server.url + path, content=body)
    assert answer.status_code == 400
    assert answer.json()["key"] == key
    assert texts("en").has(f"error-{key}") and texts("de").has(f"error-{key}")


def test_the_workshop_is_asked_by_our_own_pages_only(server: Server) -> None:
    answer = web.post(server.url + WORKSHOP, content=b"{}", headers={"Origin": "http://elsewhere.example"})
    assert answer.status_code == 403
