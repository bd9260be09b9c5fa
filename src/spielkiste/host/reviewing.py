"""Reviews a finished game piece by piece, for the server and for the browser's worker.

Each request does one piece of the work, and the last one returns the whole review.  So a page can show its progress, and a closed
page causes no more work.  Finished pieces are cached for a while.  An evicted piece is computed again, with the same result.
"""

from __future__ import annotations

import pickle
from collections import OrderedDict
from functools import lru_cache
from hashlib import sha256
from typing import Literal

import msgspec

from spielkiste.bots.judging import Decision, Plan, judge
from spielkiste.bots.review import LUCK, MISTAKE, STRONG, Review, check_reviewable
from spielkiste.core.errors import BadSetup
from spielkiste.core.record import Record
from spielkiste.host import lobby
from spielkiste.host.fair_queue import Asker
from spielkiste.host.outgoing import phrase_of
from spielkiste.host.recording import read_recording
from spielkiste.host.thinker import Thinker, Thought

#: The number of cached pieces: those of a few dozen games.
MOST_KEPT = 1000
#: The time limit for one piece: that of the longest game takes six seconds, on a small or busy machine far longer.
DEADLINE_SECONDS = 120.0
_CAUSES: dict[str, Literal["mistake", "strong", "luck"]] = {MISTAKE: "mistake", STRONG: "strong", LUCK: "luck"}


class Reviews:
    """All reviews.  The pieces are cached as pickled by the thinker; only the thinker unpickles them."""

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._kept: OrderedDict[tuple[str, int], tuple[int, bytes]] = OrderedDict()

    async def reviewed(self, request: lobby.ReviewRequest, asker: Asker) -> msgspec.Raw:
        """Return a `lobby.Reviewed` in JSON after one more piece; with the last piece, it holds the review."""
        digest = sha256(request.recording.encode("utf-8", "surrogatepass")).hexdigest()
        pieces, _ = await self._piece(digest, request, request.piece, asker)
        if request.piece + 1 < pieces:
            return msgspec.Raw(msgspec.json.encode(lobby.Reviewed(request.piece + 1, pieces, None)))
        packed = [(await self._piece(digest, request, piece, asker))[1] for piece in range(pieces)]
        told = Thought(look_back, (request.recording, packed), "long", DEADLINE_SECONDS)
        return msgspec.Raw(await self._thinker.think(told, asker))

    async def _piece(self, digest: str, request: lobby.ReviewRequest, piece: int, asker: Asker) -> tuple[int, bytes]:
        about = (digest, piece)
        found = self._kept.get(about)
        if found is None:
            thought = Thought(judged_piece, (request.recording, piece), "long", DEADLINE_SECONDS)
            judged: tuple[int, bytes] = await self._thinker.together(about, lambda: self._thinker.think(thought, asker))
            found = self._kept[about] = judged
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(about)
        return found


def judged_piece(recording: str, piece: int) -> tuple[int, bytes]:
    """Return the number of pieces of a game, and the pickled decisions of one piece."""
    record, plan = _opened(recording)
    pieces = max(1, plan.pieces)
    if not 0 <= piece < pieces:
        raise BadSetup("malformed", "This game has no such piece.")
    return pieces, pickle.dumps(judge(record, plan, piece), pickle.HIGHEST_PROTOCOL)


def look_back(recording: str, packed: list[bytes]) -> bytes:
    """Return the last response in JSON: the review made from all pieces."""
    record, plan = _opened(recording)
    decisions: list[Decision] = [one for piece in packed for one in pickle.loads(piece)]
    return msgspec.json.encode(lobby.Reviewed(len(packed), len(packed), _told(Review(record, plan, decisions))))


@lru_cache(maxsize=8)
def _opened(recording: str) -> tuple[Record, Plan]:
    record = read_recording(recording)
    check_reviewable(record)
    return record, Plan(record)


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
        phrase_of(one.words[one.chosen]),
        phrase_of(one.words[one.best]) if wrong else None,
        _shown(review, one.before[one.seat]),
        _shown(review, after),
        _shown(review, after + one.loss),
        phrase_of(one.reason) if wrong and one.reason is not None else None,
    )


def _shown(review: Review, worth: float) -> float:
    return round(worth if review.points else 100.0 * worth, 1)
