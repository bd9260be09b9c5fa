"""Events: what happened in a game, and who may know it.

`State.play` appends `Event`s to the story if there is one.  The log, the animations, the screen reader, the replay and the
statistics all use it.  The key of an event is also the key of its text.
"""

from typing import Final


class Phrase:
    """A translatable text: its key and arguments.  Games use it for moves, refusals and the table in words."""

    def __init__(self, key: str, args: dict[str, object] | None = None) -> None:
        self.key: Final = key
        self.args: Final[dict[str, object]] = args if args is not None else {}

    def __reduce__(self) -> tuple[object, ...]:
        return (Phrase, (self.key, self.args))

    def __repr__(self) -> str:
        return f"Phrase({self.key!r}, {self.args})"

    def json(self) -> dict[str, object]:
        return {"key": self.key, "args": self.args}


def written(phrase: Phrase, meanings: dict[str, str]) -> str:
    """Return the phrase of a move in notation: its kind, then its arguments.  Seats and sides count from 1 here."""
    words = [phrase.key.split("-move-", 1)[1]]
    for name, value in phrase.args.items():
        if meanings[name] in ("seat", "side"):
            assert isinstance(value, int)
            words.append(str(value + 1))
        else:
            words.append(str(value))
    return " ".join(words)


class Event:
    """One thing that happened.  `Game.events` names every event of a game with its open and its secret arguments.

    Attributes:
        key: What happened, such as "km-drove"; it is also the key of its text.
        args: The arguments that all seats may know.
        secret: The arguments that only the seats in `knowers` may know; None if there are none.
        knowers: These seats.
    """

    def __init__(
        self,
        key: str,
        args: dict[str, object],
        secret: dict[str, object] | None = None,
        knowers: list[int] | None = None,
    ) -> None:
        self.key: Final = key
        self.args: Final = args
        self.secret: Final = secret
        self.knowers: Final = knowers

    def __reduce__(self) -> tuple[object, ...]:
        return (Event, (self.key, self.args, self.secret, self.knowers))

    def __repr__(self) -> str:
        """Return a text without the secrets, because it may end up in a log."""
        hidden = "" if self.secret is None else f", secret: {', '.join(self.secret)}"
        return f"<Event {self.key} {self.args}{hidden}>"

    def seen_by(self, seat: int | None) -> Phrase:
        """Return the event as this seat (None: a spectator) may know it.

        A seat that may not know the secret arguments gets the key with ``-unseen`` and the open arguments.
        """
        if self.secret is None:
            return Phrase(self.key, self.args)
        if seat is not None and self.knowers is not None and seat in self.knowers:
            return Phrase(self.key, {**self.args, **self.secret})
        return Phrase(self.key + "-unseen", self.args)
