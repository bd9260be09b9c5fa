"""The review of a finished game in words: ``spielkiste replay FILE --review`` and ``print(review)``."""

from __future__ import annotations

import json
from collections.abc import Iterator

from spielkiste.bots.judging import Decision
from spielkiste.bots.review import MISTAKE, STRONG, Review, Turn
from spielkiste.core.record import Record
from spielkiste.texts import Seating, Texts


def names_of(record: Record, words: Texts) -> list[str]:
    """Return the names of the players, or "Player 1" …"""
    return record.players or [words.say("play-person", number=str(number + 1)) for number in range(record.seats)]


def reader_of(names: list[str], words: Texts) -> int | None:
    """Return the seat of the only person at a terminal, whom its games are told as "You"; None if nobody is called that."""
    you = words.say("play-you")
    return names.index(you) if you in names else None


def told_turn(record: Record, turn: Turn, words: Texts) -> str:
    """Return a turning point in words."""
    return _Teller(record, names_of(record, words), words).turn(turn)


def told(review: Review, words: Texts) -> Iterator[str]:
    """Yield the lines of the review: the mistakes, the turning points, and what changed the chances of each player."""
    names = names_of(review.record, words)
    teller = _Teller(review.record, names, words)
    yield words.say("review-head")
    for one in review.decisions:
        if one.loss > 0:
            yield "  " + teller.decision(one, MISTAKE)
    yield words.say("review-turns" if review.turns else "review-no-turns")
    for turn in review.turns:
        yield "  " + teller.turn(turn)
    yield words.say("review-what-moved")
    for seat, balance in enumerate(review.balances):
        figures = {
            "own": teller.signed(balance.own),
            "others": teller.signed(balance.others),
            "luck": teller.signed(balance.luck),
            "error": teller.figure(balance.error),
        }
        start, end = review.start[seat], review.end[seat]
        line = words.say("review-balance-alone" if review.points else "review-balance", name=names[seat], **figures)
        yield f"  {line} {teller.moved(start, end)}"
    yield words.say("review-explained")


def as_json(review: Review) -> str:
    """Return the review as JSON."""
    record = review.record
    body = {
        "points": review.points,
        "decisions": [
            {
                "number": one.number,
                "seat": one.seat + 1,
                "move": record.game.notation(one.chosen),
                "best": record.game.notation(one.best),
                "before": one.before,
                "after": one.after,
                "loss": one.loss,
                "error": one.error,
                "reason": one.reason.json() if one.reason is not None else None,
            }
            for one in review.decisions
        ],
        "turns": [{**_plain(turn), "seat": turn.seat + 1} for turn in review.turns],
        "balances": [
            {"seat": seat + 1, "start": review.start[seat], "end": review.end[seat], **_sums(review, seat)}
            for seat in range(review.seats)
        ],
    }
    return json.dumps(body, ensure_ascii=False, indent=1)


def _plain(turn: Turn) -> dict[str, object]:
    return {"cause": turn.cause, "since": turn.since, "number": turn.number, "before": turn.before, "after": turn.after}


def _sums(review: Review, seat: int) -> dict[str, float]:
    balance = review.balances[seat]
    return {"own": balance.own, "others": balance.others, "luck": balance.luck, "error": balance.error}


class _Teller:
    """Puts single decisions and turning points into words."""

    def __init__(self, record: Record, names: list[str], words: Texts) -> None:
        points = record.seats == 1
        self._record = record
        self._names = names
        self._words = words
        self._seating = Seating(names, reader_of(names, words), record.game.sides(record.seats, record.options))
        self._scale = 1 if points else 100
        own = f"review-moved-{record.game.slug}"
        self._moved = own if words.has(own) else "review-moved-points" if points else "review-moved-share"

    def turn(self, turn: Turn) -> str:
        if turn.decision is not None:
            return self.decision(turn.decision, turn.cause)
        key = "review-lucky" if turn.after > turn.before else "review-unlucky"
        line = self._words.say(key, name=self._names[turn.seat])
        return f"{self._at(max(0, turn.number - 1))}: {line} {self.moved(turn.before, turn.after)}"

    def decision(self, one: Decision, cause: str) -> str:
        after = one.after[one.seat]
        key = "review-strong" if cause == STRONG else "review-mistake"
        line = self._words.say(key, name=self._names[one.seat], move=self._move(one, one.chosen), best=self._move(one, one.best))
        before = one.before[one.seat] if cause == STRONG else after + one.loss
        lines = [f"{self._at(one.number)}: {line}", self.moved(before, after)]
        if cause == MISTAKE and one.reason is not None:
            reason = self._words.tell(one.reason, self._record.game, self._seating)
            lines.append(self._words.say("review-reason", reason=reason))
        return " ".join(lines)

    def moved(self, start: float, end: float) -> str:
        return self._words.say(self._moved, **{"from": self.figure(start), "to": self.figure(end)})

    def figure(self, worth: float) -> str:
        return str(round(self._scale * worth))

    def signed(self, worth: float) -> str:
        figure = round(self._scale * worth)
        return f"+{figure}" if figure > 0 else str(figure).replace("-", "−")

    def _at(self, number: int) -> str:
        return self._words.say("review-move", at=str(number + 1))

    def _move(self, one: Decision, move: int) -> str:
        return self._words.tell(one.words[move], self._record.game, self._seating)
