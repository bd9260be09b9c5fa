"""Test the lobby of a table on this device: who starts it, and with whom."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.friends import Open, connect, devices, invitation, own_page, set_table, sit_down, wait_for_board
from tests.browser.test_offline import SAY


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    yield from own_page(tmp_path_factory.mktemp("lobby"))


@pytest.fixture
def device(browser: Browser) -> Iterator[Open]:
    yield from devices(browser)


def test_the_host_waits_for_a_guest_who_chooses(files: str, device: Open) -> None:
    """The host sees that someone comes, starts with those who are there, and a guest without a seat can watch."""
    host, guest, late = device(), device(), device()
    set_table(host, files, "mau-mau", 3)
    alone = host.get_by_role("button", name=SAY("web-wait-start"))
    coming = host.get_by_role("heading", name=SAY("web-wait-choosing"))
    alone.wait_for()
    connect(host, guest, invitation(host))
    coming.wait_for()
    expect(alone).to_have_count(0)
    expect(host.get_by_text(SAY("web-wait-soon"), exact=True)).to_have_count(1)
    expect(host.get_by_role("heading", name=SAY("web-wait-title", count=1))).to_be_visible()
    expect(host.locator(".toast")).to_have_count(0)
    sit_down(guest)
    expect(coming).to_have_count(0)
    before, after = SAY("web-wait-start-with", name="|").split("|")
    together = host.get_by_role("button", name=re.compile(f"^{before}.+{after}$"))
    together.wait_for()
    guest.get_by_role("button", name=SAY("web-wait-rules")).wait_for()
    expect(guest.locator(".start button")).to_have_count(0)

    connect(host, late, invitation(host))
    coming.wait_for()
    expect(together).to_have_count(0)
    expect(host.get_by_role("button", name=SAY("web-friends-far"))).to_be_hidden()
    host.get_by_role("button", name=SAY("web-wait-anyway")).click()
    question = host.get_by_role("dialog")
    question.get_by_role("button", name=SAY("web-wait-on")).last.click()
    expect(question).to_have_count(0)
    host.get_by_role("button", name=SAY("web-wait-anyway")).click()
    question.get_by_role("button", name=SAY("web-wait-anyway")).click()
    for page in (host, guest):
        wait_for_board(page)
    late.get_by_role("button", name=SAY("web-join"), exact=True).click()
    late.get_by_text(SAY("web-join-full")).wait_for()
    late.get_by_role("button", name=SAY("web-join-watch")).click()
    wait_for_board(late)


def test_the_lobby_has_room_for_the_name(files: str, device: Open) -> None:
    """On a usual phone the whole field is visible, and what parents have to know stands below it."""
    host = device()
    host.set_viewport_size({"width": 390, "height": 780})
    set_table(host, files, "mau-mau", 2)
    host.get_by_role("button", name=SAY("web-friends-far")).wait_for()
    places = [host.get_by_role("textbox"), host.locator(".start"), host.get_by_text(SAY("web-friends-table"))]
    field, start, note = [place.bounding_box() for place in places]
    assert field and start and note
    assert field["y"] + field["height"] <= start["y"]
    assert field["y"] < note["y"]
