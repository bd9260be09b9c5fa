"""Test what the server says about itself to players and to its host, and how the page shows text written by others."""

from collections.abc import Callable
from pathlib import Path

import pytest

from spielkiste.texts import texts
from tests.browser.axe import faults
from tests.browser.driver import Visitor
from tests.server.harness import Server

Go = Callable[..., Visitor]


@pytest.mark.parametrize(("language", "hint"), [("en", "for a year"), ("de", "ein Jahr")])
def test_players_read_how_long_games_are_kept(go: Go, language: str, hint: str) -> None:
    page = go(language=language).page
    page.get_by_role("button", name=texts(language).say("web-menu")).click()
    said = texts(language).say("web-kept", days=365)
    assert hint in said
    page.get_by_text(said).wait_for()


@pytest.mark.parametrize(("language", "scheme", "size"), [("en", "light", "laptop"), ("de", "dark", "phone")])
def test_the_host_closes_the_server_by_keyboard_alone(go: Go, server: Server, language: str, scheme: str, size: str) -> None:
    say = texts(language).say
    page = go("host", language=language, scheme=scheme, size=size).page
    key = Path(f"{server.database}-host-key").read_text().strip()
    field = page.get_by_label(say("host-key"))
    field.fill("a wrong key")
    field.press("Enter")
    assert page.get_by_role("alert").inner_text() == say("error-host-key")
    assert not faults(page)
    field.fill(key)
    field.press("Enter")
    page.get_by_role("button", name=say("host-let-nobody-in")).press("Enter")
    page.get_by_text(say("host-closed")).wait_for()
    assert not faults(page)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    refused = server.post("api/tables", {"game": "thousand-km", "seats": [{"kind": "here"}, {"kind": "bot"}]})
    assert refused.json()["key"] == "closing"
    page.get_by_role("button", name=say("host-let-in")).press("Enter")
    page.get_by_text(say("host-open")).wait_for()


def test_a_name_that_is_markup_is_a_name(go: Go, server: Server) -> None:
    called = "<b id=evil>x</b>"
    made = server.open_table([{"kind": "here"}, {"kind": "here", "name": called}, {"kind": "open"}])
    page = go(f"#seat={made['seats'][0]['key']}").page
    page.get_by_text(called).first.wait_for()
    assert not page.locator("#evil").count()
