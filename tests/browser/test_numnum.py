"""Test the NumNum boards in a real browser: cards as wide as a finger, and help in steps for players who practise."""

import random
import time
from collections.abc import Callable

import pytest

import spielkiste
from spielkiste.texts import texts
from tests import web
from tests.browser.driver import PATIENCE_MS, Visitor
from tests.server.harness import Server

Go = Callable[..., Visitor]
WORDS = texts("en")
FINGER = 44


@pytest.mark.parametrize(("width", "height"), [(360, 640), (640, 360)])
def test_free_cards_of_the_open_rows_are_as_wide_as_a_finger(go: Go, server: Server, width: int, height: int) -> None:
    keys, _ = server.people(1, bots=1, game="clear-away", begins=1)
    visitor = go(f"#seat={keys[0]}", size="phone", language="en")
    visitor.page.set_viewport_size({"width": width, "height": height})
    visitor.page.wait_for_selector("[data-free] button")

    def small() -> list[str]:
        boxes = [card.bounding_box() for card in visitor.page.locator("[data-free] button").all()]
        return [str(box) for box in boxes if box is None or min(box["width"], box["height"]) < FINGER]

    # A card that is still being dealt is small.
    deadline = time.monotonic() + PATIENCE_MS / 1000
    while small() and time.monotonic() < deadline:
        visitor.page.wait_for_timeout(50)
    assert not small()
    assert not visitor.scrolls()


def test_practice_hides_the_answer_and_helps_in_steps(go: Go, server: Server) -> None:
    keys, _ = server.people(1, bots=1, game="clear-away", naming="practice", begins=1)
    visitor = go(f"#seat={keys[0]}", size="phone", language="en")
    page = visitor.page
    page.wait_for_selector("[data-free] button")
    assert not page.locator(".can, .cannot, .fits").count()
    pair = visitor.latest["moves"][0]["args"]
    for stack in (pair["first"], pair["second"]):
        page.locator(f'[data-free="{stack - 1}"] button').click()
    panel = page.locator(".panel")
    panel.wait_for()
    assert not panel.locator(".grid").count()

    panel.get_by_role("button", name=WORDS.say("web-nn-help")).click()
    assert panel.locator(".grid").count() and not panel.locator(".meet").count(), "the first step must show the strips unlit"
    assert WORDS.say("web-nn-strips-look") in panel.inner_text()
    rows = {"2", "3", "4", "5", "6", "7", "8", "9", "11", "13"}
    naming = visitor.latest["view"]["naming"]
    numbers = [int(naming[side].split("-")[0]) for side in ("left", "right")]
    shared = {row for row in rows if all(number % int(row) == 0 for number in numbers)}
    wrong = sorted(rows - shared)[:2]
    for answer in wrong:
        panel.locator(f'[data-leads="name {answer}"]').click()
        panel.get_by_role("button", name=WORDS.say("web-nn-name-tried", answer=WORDS.say(f"nn-answer-{answer}"))).wait_for()
        assert not panel.locator(".told").count(), "the answer must come last"
    assert panel.locator(".meet").count() or visitor.latest["view"]["naming"]["answers"] == ["joker"]
    panel.get_by_role("button", name=WORDS.say("web-nn-help")).click()
    assert panel.locator("button.told").count() == len(visitor.latest["view"]["naming"]["answers"])


def _game_where_legal(move: str) -> spielkiste.Record:
    """Return a game of Mau-Mau at a point where this move is legal."""
    for seed in range(200):
        record = spielkiste.Record(spielkiste.find("mau-mau"), 2, seed, {"begins": 1})
        chance = random.Random(seed)
        while asked := record.state.actors():
            moves = record.state.moves(asked[0])
            if move in map(record.game.notation, moves):
                return record
            record.play(asked[0], chance.choice(moves))
    raise AssertionError(f"this move is never legal: {move}")


@pytest.mark.parametrize("move", ["keep", "stop"])
@pytest.mark.parametrize("held", [True, False], ids=["a card in hand", "no card in hand"])
def test_what_is_not_a_card_is_a_button(go: Go, server: Server, move: str, held: bool) -> None:
    record = _game_where_legal(move)
    made = web.post(server.url + "api/import", content=record.dumps()).json()
    visitor = go(f"#seat={made['seats'][record.state.actors()[0]]['key']}", size="phone", language="en")
    page = visitor.page
    button = page.locator(f'[data-leads="{move}"]')
    button.wait_for()
    cards = page.locator(".hand button.can")
    if held and page.locator(".hand button[aria-pressed=true]").count() == 0:
        cards.first.click()
    elif not held:
        page.keyboard.press("Escape")
    button.click()
    page.wait_for_function("(move) => !document.querySelector(`[data-leads='${move}']`)", arg=move)
    assert visitor.sent[-1]["move"] == move
