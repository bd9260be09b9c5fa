"""One run: its games, its workers, its journal and its progress."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType

from spielkiste.bots import make_bot
from spielkiste.core.options import complete
from spielkiste.core.registry import find
from spielkiste.lab.simulation.crew import hire
from spielkiste.lab.simulation.journal import Journal
from spielkiste.lab.simulation.portions import Pairing, Played, Portion

#: Called with the number of finished games and the total.
Progress = Callable[[int, int], None]

#: The largest portion: a worker that dies loses no more games than this, and the progress bar keeps moving.
_LARGEST = 50


@dataclass(frozen=True)
class How:
    """The settings of a run that do not change its results."""

    jobs: int = 1
    #: The address of a Ray cluster; "" for the one that Ray finds or starts.
    cluster: str | None = None
    progress: Progress | None = None
    resume: Path | None = None
    #: Whether an error of a bot is raised.  Then all games are played again, in this process, where the error can be debugged.
    strict: bool = False


def identity(what: str, seats: int | None, bots: list[str]) -> dict[str, object]:
    """Return what identifies a run besides its game, its seed and its options."""
    return {"run": what, "seats": seats, "bots": bots}


class Run:
    """A run of one game with one seed and one set of options."""

    def __init__(
        self, game: str, seed: int | str, options: dict[str, object], how: How, identity: dict[str, object] | None = None
    ) -> None:
        if how.progress is not None and not callable(how.progress):
            raise TypeError(f"`progress` is a function that is called with (done, total), not {how.progress!r}.")
        self.game = find(game)
        self._seed = seed
        self._options = options
        self._how = how
        whole = complete(self.game.options, options)
        header = {"game": game, "rules_version": self.game.rules_version, **(identity or {}), "seed": seed, "options": whole}
        self._journal = Journal(how.resume if not how.strict else None, header)
        try:
            self._crew = hire(how.jobs, how.cluster) if not how.strict else hire(1)
        except BaseException:
            self._journal.close()
            raise

    def __enter__(self) -> Run:
        return self

    def __exit__(self, kind: type[BaseException] | None, trouble: BaseException | None, trace: TracebackType | None) -> None:
        self._journal.close()
        self._crew.close()

    def play(
        self, seats: int, pairings: list[Pairing], watched: bool = False, options: dict[str, object] | None = None
    ) -> list[Played]:
        """Play these games and return the results in this order.  `options` are added to those of the run."""
        chosen = {**self._options, **(options or {})}
        self.game.check_setup(seats, chosen)
        for name in dict.fromkeys(pairings[0].bots) if pairings else ():
            make_bot(name, self.game, 0, seats, 0)
        found = [self._journal.find(seats, pairing) for pairing in pairings]
        missing = [number for number, one in enumerate(found) if one is None]
        size = max(1, min(_LARGEST, len(missing) // (4 * self._crew.hands)))
        parts = [missing[start : start + size] for start in range(0, len(missing), size)]
        portions = [
            Portion(
                self.game.slug,
                self.game.rules_version,
                seats,
                self._seed,
                chosen,
                [pairings[number] for number in part],
                watched,
                self._how.strict,
            )
            for part in parts
        ]
        done = len(pairings) - len(missing)
        for place, played in self._crew.play(portions):
            self._journal.add(seats, zip(portions[place].pairings, played, strict=True))
            for number, one in zip(parts[place], played, strict=True):
                found[number] = one
            done += len(played)
            if self._how.progress is not None:
                self._how.progress(done, len(pairings))
        played = [one for one in found if one is not None]
        assert len(played) == len(pairings), "a game is missing"
        return played
