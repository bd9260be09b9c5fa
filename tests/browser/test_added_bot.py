"""Test that people can play against a bot that a plug-in brings, chosen on the set-up page."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.browser.driver import visit
from tests.plugins.package import BOT, install
from tests.server.harness import Server


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("added")
    install(folder, "stranger", BOT)
    running = Server(folder / "tables.sqlite", "--quick", packages=folder)
    yield running
    _, out = running.stop()
    assert "Traceback" not in out, out


def test_a_bot_of_a_plug_in_is_chosen_for_a_seat(browser: Browser, server: Server) -> None:
    page = (visitor := visit(browser, f"{server.url}#game=mau-mau", size="phone")).page
    page.locator("summary").filter(has_text="Who sits where?").click()
    page.get_by_role("radio", name="last", exact=True).first.check(force=True)
    page.get_by_role("button", name="Off we go").click()
    visitor.wait_for_board()
    chosen, *others = [seat["bot"] for seat in visitor.table["seats"] if seat["kind"] == "bot"]
    assert chosen.startswith("last@") and all(bot.startswith("rules@") for bot in others)
    # The other games have no bot to choose.
    page.goto(f"{server.url}#game=memo-race")
    page.locator("summary").filter(has_text="Who sits where?").click()
    assert page.get_by_role("radio", name="last", exact=True).count() == 0
    assert not visitor.troubles
    page.context.close()
