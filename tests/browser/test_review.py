"""Test the review of a finished game: requested on the replay page, shown as a chart to jump along and as lists, and
replayed.
"""

import base64
import zlib
from collections.abc import Callable

from playwright.sync_api import expect

import spielkiste
from spielkiste.texts import texts
from tests.browser.axe import assert_accessible
from tests.browser.driver import Visitor

Go = Callable[..., Visitor]
say = texts("en").say
PATIENCE = 60_000


def _played() -> spielkiste.Record:
    """Return a short game with a mistake in it."""
    record = spielkiste.Record(spielkiste.find("mau-mau"), 2, 9, {}, ["Ada", "Bo"])
    while asked := record.state.actors():
        moves = record.state.moves(asked[0])
        record.play(asked[0], moves[-1 if asked[0] == 0 and len(record.moves) % 3 else 0])
    return record


def _address(record: spielkiste.Record) -> str:
    pack = zlib.compressobj(9, zlib.DEFLATED, -15)
    packed = pack.compress(record.dumps().encode()) + pack.flush()
    return f"#replay={base64.urlsafe_b64encode(packed).decode().rstrip('=')}"


def test_what_decided_a_game(go: Go) -> None:
    record = _played()
    review = spielkiste.review(record)
    turns = [turn.number for turn in review.turns if turn.number > 0]
    page = go(_address(record), reduced_motion="reduce").page
    page.get_by_role("button", name=say("web-review-ask"), exact=True).click()
    curve = page.get_by_role("slider", name=say("web-review-curve"))
    # The review opens at the biggest change, with the number of the move in words.
    most = max(review.turns, key=lambda turn: abs(turn.after - turn.before))
    expect(curve).to_have_value(str(most.number), timeout=PATIENCE)
    answer = page.get_by_role("region", name=say("web-review"), exact=True)
    expect(answer).to_contain_text(say("review-move", at=max(1, most.number) if most.cause == "luck" else most.number + 1))
    for seat in range(len(record.players)):
        expect(answer.locator(".token").nth(seat)).to_be_visible()
    # The chart is visible on a phone, too, where the open hands are below the board.
    room = page.viewport_size
    page.set_viewport_size({"width": 360, "height": 640})
    expect(curve).to_be_in_viewport(ratio=1)
    assert room is not None
    page.set_viewport_size(room)
    curve.fill("0")
    page.get_by_role("button", name=say("web-review-turn-on")).click()
    expect(curve).to_have_value(str(turns[0]))
    expect(page.get_by_role("slider", name=say("web-replay-where"))).to_have_value(str(turns[0]))
    curve.fill("2")
    expect(page.get_by_role("slider", name=say("web-replay-where"))).to_have_value("2")

    # The lists also lead to each moment.
    page.get_by_role("button", name=say("review-what-moved")).click()
    sheet = page.get_by_role("dialog")
    assert_accessible(page, "a review")
    sheet.get_by_text(say("web-review-decisions"), exact=True).click()
    moves = sheet.get_by_role("button", name=say("review-move", at=""))
    expect(moves).to_have_count(len(review.turns) + len(review.decisions))
    moves.last.click()
    expect(curve).to_have_value(str(review.decisions[-1].number))

    # A mistake can be replayed from its position.
    wrong = next(one for one in review.decisions if one.loss > 0)
    curve.fill(str(wrong.number))
    page.get_by_role("button", name=say("web-review-try")).click()
    expect(page.get_by_role("dialog").get_by_role("button", name=say("web-replay-play-start"))).to_be_visible()
