"""Deal shuffles that follow from a name, so that no test depends on the luck of the deal."""

import os
from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from hashlib import sha256
from unittest.mock import patch

from spielkiste.core.deals import LAST_DEAL
from spielkiste.core.game import Game
from spielkiste.host import actions, hall

#: The name of all deals: the same in every run unless TEST_DEALS is set.
DEALS = os.environ.get("TEST_DEALS", "spring")


@contextmanager
def deals_named(name: str) -> Iterator[None]:
    """Deal the tables of a game in the order in which they are opened, no matter what else is played."""
    dealt: Counter[str] = Counter()

    def next_seed(game: Game) -> str:
        dealt[game.slug] += 1
        seed = sha256(f"{name}/{game.slug}/{dealt[game.slug]}".encode()).hexdigest()[:32]
        return str(1 + int(seed, 16) % LAST_DEAL) if game.numbered_deals else seed

    with ExitStack() as changed:
        for module in (hall, actions):
            changed.enter_context(patch.object(module, "new_seed", next_seed))
        yield
