"""A game's options as declared data: the set-up page, the command line and the documentation are made from it."""

from typing import Final

from mypy_extensions import mypyc_attr

from spielkiste.core.errors import BadSetup

OptionValues = dict[str, bool | int | str]

#: The kind of an option that names somebody at the table (see `Seat`).
SEAT: Final = "seat"

#: The parts an option can play for everybody who knows no particular game.
TEMPO: Final = "tempo"
TEAMS: Final = "teams"
LEARNING: Final = "learning"
#: A way to play that a family looks for, such as one for the youngest: not a house rule among others.
VARIANT: Final = "variant"
#: How long a game lasts; its stretches say which lengths are worth offering, and in how many minutes.
LENGTH: Final = "length"
#: The word of a tempo in which no clock runs.
CALM: Final = "calm"
#: What people type for a flag, in any language of the house and with or without its accents.
YES: Final = frozenset(("yes", "true", "on", "1", "ja", "oui", "sí", "sì", "si"))
NO: Final = frozenset(("no", "false", "off", "0", "nein", "non", "nee"))


class Stretch:
    """A length worth offering to `seats` people on `sides` sides, and about how many minutes it takes them.

    The suggested one is chosen unless somebody chooses another; the option's default, which is the printed rule, is not
    touched by it.
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

    `role` is the part it plays for everybody, if any; `shared` the value that suits people who hand one device round, `easy` the
    one that suits a person among nobody but the easiest bots; `stretches` are the lengths to offer, for the option whose role is
    the length of the game.  A `kinder` option is offered to whoever has lost without getting anywhere.
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
        """Every allowed value."""
        raise NotImplementedError

    def range_text(self) -> str:
        """What can be typed, without a word of any language: sentences in all of them hold it."""
        return ", ".join(str(value) for value in self.values())

    def in_python(self) -> str:
        """Return what a programmer may write, in English."""
        return self.range_text()

    def check(self, value: object) -> bool | int | str:
        """The value itself if it is allowed; otherwise BadSetup says what is."""
        for allowed in self.values():
            if type(allowed) is type(value) and allowed == value:
                return allowed
        raise BadSetup(
            "bad-option-value",
            f"Option {self.name} cannot be {value!r}; choose {self.in_python()}.",
            {"option": self.name, "value": str(value), "range": self.range_text()},
        )

    def parse(self, text: str) -> bool | int | str:
        """The value written as `text` on a command line."""
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
    """Yes or no."""

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
    """One of some words; the first is the default."""

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
    """Somebody at the table, counted from 1; 0 draws lots."""

    def __init__(self, name: str, most: int = 8) -> None:
        super().__init__(name, SEAT, 0)
        self.most: Final = most

    def values(self) -> list[bool | int | str]:
        return list(range(self.most + 1))

    def range_text(self) -> str:
        return f"0–{self.most}"

    def parse(self, text: str) -> bool | int | str:
        return self.check(_whole(text))


def _whole(text: str) -> int | str:
    """The number that is written there, or what else is."""
    try:
        return int(text)
    except ValueError:
        return text


def begins() -> Option:
    """Who begins (T-1).  Not for games that nobody begins."""
    return Seat("begins")


def tempo() -> Option:
    """Whether reactions run against a published clock (live) or wait for everybody (calm)."""
    return Choice("tempo", ["live", CALM], role=TEMPO, shared=CALM)


def teams() -> Option:
    """Two partners who sit opposite each other share one side."""
    return Flag("teams", role=TEAMS)


def naming() -> Option:
    """Play, practise or be tested (T-5): what a set-up page asks first wherever a game teaches sums, not as a house rule."""
    return Choice("naming", ["off", "practice", "strict"], role=LEARNING)


def complete(options: list[Option], given: dict[str, object]) -> OptionValues:
    """The given options, checked, with the defaults of all others."""
    known = {option.name: option for option in options}
    for name in given:
        if name not in known:
            names = ", ".join(known) if known else "none"
            raise BadSetup(
                "unknown-option",
                f"There is no option {name}; this game has: {names}.",
                {"option": name, "known": names},
            )
    return {name: option.check(given[name]) if name in given else option.default for name, option in known.items()}
