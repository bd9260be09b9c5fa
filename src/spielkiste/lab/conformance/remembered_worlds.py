"""Checks that the worlds imagined by a player who remembers agree with everything they have been shown."""

import json
from typing import NoReturn

from spielkiste.core.game import State
from spielkiste.core.knowledge import Knowledge
from spielkiste.core.randomness import Rng
from spielkiste.core.record import Record
from spielkiste.lab.conformance.nonconformance import Nonconformance, named, remembered


class Listeners:
    """Memories of the first seat, the last seat and a spectator, each fed with what it may know.

    There are only three, because listening to a long game takes time, and all seats are alike.
    """

    def __init__(self, record: Record) -> None:
        self._record = record
        self.memories = [record.state.knowledge(seat) for seat in dict.fromkeys([0, record.seats - 1, None])]
        # Games that remember nothing need no listeners.
        if all(type(memory) is Knowledge for memory in self.memories):
            self.memories = []
        self._told = 0
        self._looked = False

    def listen(self) -> None:
        """Pass to the memories everything that happened since the last call."""
        for memory in self.memories:
            for event in self._record.story[self._told :]:
                memory.hear(event.seen_by(memory.seat))
            if memory.watches or not self._looked:
                memory.look(self._record.state.view(memory.seat))
        self._looked = True
        self._told = len(self._record.story)

    def check(self, rng: Rng) -> None:
        """Check that neither the real state nor an imagined world contradicts a memory, and that worlds depend only on it."""
        for memory in self.memories:
            self._check_world(memory, f"knowing:{rng.below(1 << 20)}")

    def _check_world(self, memory: Knowledge, seed: str) -> None:
        state, seat = self._record.state, memory.seat
        if state.denied(memory):
            self._tell(f"What {named(seat)} knows is wrong: {state.denied(memory)}.", seat, "print(state.denied(known))")
        world = state.imagine_knowing(memory, Rng(seed))
        imagined = f"world = state.imagine_knowing(known, spielkiste.Rng({seed!r}))\n"
        if world.denied(memory):
            said = f"imagine_knowing contradicts what {named(seat)} has been shown: {world.denied(memory)}."
            self._tell(said, seat, f"{imagined}print(world.denied(known))")
        if _seen(world, seat) != _seen(state, seat) or world.material() != state.material():
            moves = f", table.moves({seat})" if seat is not None else ""
            shown = f"print(table.view({seat}), table.awaited(){moves}, table.material())"
            said = f"A world of imagine_knowing looks different to {named(seat)}."
            self._tell(said, seat, f"{imagined}for table in (state, world):\n    {shown}")
        again = world.imagine_knowing(memory, Rng(seed))
        if json.dumps(again.position()) != json.dumps(world.position()):
            said = f"imagine_knowing for {named(seat)} must depend on what the seat knows and on rng alone."
            shown = f"print(table.imagine_knowing(known, spielkiste.Rng({seed!r})).position())"
            self._tell(said, seat, f"{imagined}for table in (state, world):\n    {shown}")

    def _tell(self, said: str, seat: int | None, shown: str) -> NoReturn:
        raise Nonconformance(said, self._record, f"{remembered(self._record, seat)}\n{shown}")


def _seen(state: State, seat: int | None) -> str:
    return json.dumps([state.view(seat), state.awaited(), state.moves(seat) if seat is not None else []])
