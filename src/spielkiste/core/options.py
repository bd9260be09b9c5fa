"""The options of a game as data.  The set-up page, the command line and the documentation are generated from it."""

from typing import Final

from mypy_extensions import mypyc_attr

from spielkiste.core.errors import BadSetup
from spielkiste.core.near import meant, with_choice

OptionValues = dict[str, bool | int | str]

#: The kind of an option that names a seat (see `Seat`).
SEAT: Final = "seat"

#: The roles of options.  Code that is not specific to a game finds an option by its role.
TEMPO: Final = "tempo"
TEAMS: Final = "teams"
LEARNING: Final = "learning"
#: A variant that families look for by name, such as the one for young children.  It is not shown among the house rules.
VARIANT: Final = "variant"
#: How long a game lasts.  The stretches of the option list the lengths to offer, with their minutes.
LENGTH: Final = "length"
#: The value of a tempo option in which no clock runs.
CALM: Final = "calm"
#: The words for a flag that people type, in all supported languages, with or without accents.
YES: Final = frozenset(("yes", "true", "on", "1", "ja", "oui", "sí", "sì", "si"))
NO: Final = frozenset(("no", "false", "off", "0", "nein", "non", "nee"))


class Stretch:
    """A length to offer to `seats` players on `sides` sides, and about how many minutes it takes them.

    The suggested one is preselected.  It does not change the option's default, which is the printed rule.
    """

    def __init__(self, seats: int, sides: int, value: int, minutes: int, suggested: bool = False) -> None:
        self.seats: Final = seats
        self.sides: Final = sides
        self.value: Final = value
        self.minutes: Final = minutes
        self.suggested: Final = suggested

    def json(self) -> dict[str, object]:
        return {
            "seats": self.seats,
            "sides": self.sides,
            "value": self.value,
            "minutes": self.minutes,
            "suggested": self.suggested,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Option:
    """One option: its name (also the text key), its kind and its default.

    `role` is one of the roles above, or empty.  `shared` is the value for people who share one device.  `easy` is the value for
    one person against the easiest bots.  `stretches` are the lengths to offer, if the role is the length of the game.  A `kinder`
    option is offered to a player who has lost badly.
    """

    def __init__(
        self,
        name: str,
        kind: str,
        default: bool | int | str,
        role: str = "",
        shared: bool | int | str | None = None,
        stretches: list[Stretch] | None = None,
        kinder: bool = False,
        easy: bool | int | str | None = None,
    ) -> None:
        self.name: Final = name
        self.kind: Final = kind
        self.default: Final = default
        self.role: Final = role
        self.shared: Final = shared
        self.stretches: Final[list[Stretch]] = stretches if stretches is not None else []
        self.kinder: Final = kinder
        self.easy: Final = easy

    def __repr__(self) -> str:
        return f"{self.name}={self.default!r} ({self.in_python()})"

    def values(self) -> list[bool | int | str]:
        """Return every allowed value."""
        raise NotImplementedError

    def range_text(self) -> str:
        """Return the allowed input without words of any language, because messages in all languages contain it."""
        return ", ".join(str(value) for value in self.values())

    def in_python(self) -> str:
        """Return the values that a programmer may pass, in English."""
        return self.range_text()

    def check(self, value: object) -> bool | int | str:
        """Return the value if it is allowed.  Raise `BadSetup` with the allowed values if not."""
        for allowed in self.values():
            if type(allowed) is type(value) and allowed == value:
                return allowed
        raise BadSetup(
            "bad-option-value",
            with_choice(
                f"Option {self.name!r} cannot be {value!r}",
                meant(value, [word for word in self.values() if isinstance(word, str)]),
                f"choose {self.in_python()}",
            ),
            {"option": self.name, "value": str(value), "range": self.range_text()},
        )

    def parse(self, text: str) -> bool | int | str:
        """Return the value that is written as `text` on a command line."""
        return self.check(text)

    def json(self) -> dict[str, object]:
        return {
            "name": self.name,
            "kind": self.kind,
            "default": self.default,
            "values": list(self.values()),
            "role": self.role,
            "shared": self.shared,
            "stretches": [stretch.json() for stretch in self.stretches],
            "kinder": self.kinder,
            "easy": self.easy,
        }


@mypyc_attr(allow_interpreted_subclasses=True)
class Flag(Option):
    """An option that is on or off."""

    def __init__(self, name: str, default: bool = False, role: str = "", kinder: bool = False) -> None:
        super().__init__(name, "flag", default, role, kinder=kinder)

    def values(self) -> list[bool | int | str]:
        return [False, True]

    def range_text(self) -> str:
        return "yes, no"

    def in_python(self) -> str:
        return "True or False"

    def parse(self, text: str) -> bool | int | str:
        word = text.lower()
        if word in YES:
            return True
        if word in NO:
            return False
        return self.check(text)


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Option):
    """An option with a list of words as values.  The first is the default."""

    def __init__(self, name: str, words: list[str], role: str = "", shared: str | None = None, easy: str | None = None) -> None:
        super().__init__(name, "choice", words[0], role, shared, easy=easy)
        self.words: Final = words

    def values(self) -> list[bool | int | str]:
        return list(self.words)


@mypyc_attr(allow_interpreted_subclasses=True)
class Number(Option):
    """A number from `low` to `high` in steps."""

    def __init__(
        self,
        name: str,
        default: int,
        low: int,
        high: int,
        step: int = 1,
        role: str = "",
        stretches: list[Stretch] | None = None,
    ) -> None:
        super().__init__(name, "number", default, role, None, stretches)
        self.low: Final = low
        self.high: Final = high
        self.step: Final = step

    def values(self) -> list[bool | int | str]:
        return list(range(self.low, self.high + 1, self.step))

    def range_text(self) -> str:
        return f"{self.low}–{self.high}" if self.step == 1 else f"{self.low}, {self.low + self.step} … {self.high}"

    def parse(self, text: str) -> bool | int | str:
        return self.check(_whole(text))


@mypyc_attr(allow_interpreted_subclasses=True)
class Seat(Option):
    """An option that names a seat, counted from 1; 0 draws the seat at random."""

    def __init__(self, name: str, most: int = 8) -> None:
        super().__init__(name, SEAT, 0)
        self.most: Final = most

    def values(self) -> list[bool | int | str]:
        return list(range(self.most + 1))

    def range_text(self) -> str:
        return f"0–{self.most}"

    def in_python(self) -> str:
        return "0 for a random seat, or a seat of the table, which counts from 1 here"

    def parse(self, text: str) -> bool | int | str:
        return self.check(_whole(text))


def _whole(text: str) -> int | str:
    """Return the number in the text, or the text itself if it is not a number."""
    try:
        return int(text)
    except ValueError:
        return text


def begins() -> Option:
    """Return the option for the seat that begins (T-1).  Do not use it in games in which nobody begins."""
    return Seat("begins")


def tempo() -> Option:
    """Return the option for the tempo: reactions have a clock (live) or wait for all players (calm)."""
    return Choice("tempo", ["live", CALM], role=TEMPO, shared=CALM)


def teams() -> Option:
    """Return the option for teams: two partners who sit opposite each other share one side."""
    return Flag("teams", role=TEAMS)


def naming() -> Option:
    """Return the option for learning: play, practise or be tested (T-5).

    A set-up page asks for it first in games that teach sums; it is not a house rule.
    """
    return Choice("naming", ["off", "practice", "strict"], role=LEARNING)


def complete(options: list[Option], given: dict[str, object]) -> OptionValues:
    """Return all options: the given ones, checked, and the defaults of the others."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            names = ", ".join(known) if known else "none"
            raise BadSetup(
                "unknown-option",
                with_choice(f"There is no option {name!r}", meant(name, known), f"this game has: {names}"),
                {"option": name, "known": names},
            )
    return {name: option.check(given[name]) if name in given else option.default for name, option in known.items()}
