"""A finished game, looked back on piece by piece: the server and the worker ask here.

Whoever asks gets one piece of the work done with each question, and all that came of it with the last.  So there is something to
be seen of how far it is, nobody has to be told when somebody leaves (they ask no more), and a worker without threads can do other
things in between.  Pieces that are done are kept for a while; one that is not is done again, with the same result.
"""

from __future__ import annotations

import threading
from collections import OrderedDict
from functools import lru_cache
from hashlib import sha256
from typing import Literal

from spielkiste.bots.judging import Decision, Plan, judge
from spielkiste.bots.review import LUCK, MISTAKE, STRONG, Review, check_reviewable
from spielkiste.core.errors import BadSetup
from spielkiste.core.record import Record, loads
from spielkiste.core.story import Phrase
from spielkiste.host import lobby, protocol
from spielkiste.host.apart import apart
from spielkiste.host.hall import MOST_IMPORTED_MOVES

#: So many pieces are kept: those of a few dozen games.
MOST_KEPT = 1000
_CAUSES: dict[str, Literal["mistake", "strong", "luck"]] = {MISTAKE: "mistake", STRONG: "strong", LUCK: "luck"}

#: One piece is done at a time: whoever asks for many waits for them, and the tables do not.
_one_at_a_time = threading.Lock()
_kept: OrderedDict[tuple[str, int], list[Decision]] = OrderedDict()


async def reviewed(wish: lobby.ReviewWish) -> lobby.Reviewed:
    """One more piece; with the last, the review."""
    return await apart(lambda: _answer(wish))


def _answer(wish: lobby.ReviewWish) -> lobby.Reviewed:
    with _one_at_a_time:
        record, plan = _opened(wish.recording)
        pieces = max(1, plan.pieces)
        if not 0 <= wish.piece < pieces:
            raise BadSetup("malformed", "This game has no such piece.")
        _piece(wish.recording, record, plan, wish.piece)
        if wish.piece + 1 < pieces:
            return lobby.Reviewed(wish.piece + 1, pieces, None)
        decisions = [one for piece in range(plan.pieces) for one in _piece(wish.recording, record, plan, piece)]
        return lobby.Reviewed(pieces, pieces, _told(Review(record, plan, decisions)))


@lru_cache(maxsize=8)
def _opened(recording: str) -> tuple[Record, Plan]:
    record = loads(recording, MOST_IMPORTED_MOVES + 1)
    if len(record.moves) > MOST_IMPORTED_MOVES:
        raise BadSetup("too-large", "This recording is too long to be watched here.")
    check_reviewable(record)
    return record, Plan(record)


def _piece(recording: str, record: Record, plan: Plan, piece: int) -> list[Decision]:
    about = (sha256(recording.encode()).hexdigest(), piece)
    found = _kept.get(about)
    if found is None:
        found = _kept[about] = judge(record, plan, piece)
        if len(_kept) > MOST_KEPT:
            _kept.popitem(last=False)
    _kept.move_to_end(about)
    return found


def _told(review: Review) -> lobby.Retrospect:
    return lobby.Retrospect(
        points=review.points,
        curves=[_curve(review, seat) for seat in range(review.seats)],
        decisions=[_judged(review, one) for one in review.decisions],
        turns=[
            lobby.TurningPoint(
                _CAUSES[turn.cause],
                turn.seat,
                turn.since,
                turn.number,
                _shown(review, turn.before),
                _shown(review, turn.after),
            )
            for turn in review.turns
        ],
    )


def _curve(review: Review, seat: int) -> lobby.Curve:
    balance = review.balances[seat]
    return lobby.Curve(
        [lobby.CurvePoint(point.number, _shown(review, point.worth)) for point in review.curve(seat)],
        _shown(review, balance.own),
        _shown(review, balance.others),
        _shown(review, balance.luck),
        _shown(review, balance.error),
    )


def _judged(review: Review, one: Decision) -> lobby.Judged:
    after = one.after[one.seat]
    wrong = one.loss > 0
    return lobby.Judged(
        one.number,
        one.seat,
        _phrase(one.words[one.chosen]),
        _phrase(one.words[one.best]) if wrong else None,
        _shown(review, one.before[one.seat]),
        _shown(review, after),
        _shown(review, after + one.loss),
        _phrase(one.reason) if wrong and one.reason is not None else None,
    )


def _shown(review: Review, worth: float) -> float:
    return round(worth if review.points else 100.0 * worth, 1)


def _phrase(phrase: Phrase) -> protocol.Phrase:
    return protocol.Phrase(phrase.key, phrase.args)
