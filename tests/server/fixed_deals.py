"""`spielkiste serve` with shuffles that follow from a name, so that no test hangs on the luck of the deal.

The tables of one server are dealt in the order in which they are opened; with another name (`TEST_DEALS=autumn make test`)
the same tests meet other cards.
"""

import sys
from hashlib import sha256
from itertools import count
from unittest.mock import patch

from spielkiste import command
from spielkiste.core.deals import LAST_DEAL
from spielkiste.core.game import Game
from spielkiste.server import hall, table_host


def serve(name: str, arguments: list[str]) -> int:
    numbers = count()

    def next_seed(game: Game) -> str:
        seed = sha256(f"{name}/{next(numbers)}".encode()).hexdigest()[:32]
        return str(1 + int(seed, 16) % LAST_DEAL) if game.numbered_deals else seed

    with patch.object(hall, "new_seed", next_seed), patch.object(table_host, "new_seed", next_seed):
        return command.main(arguments)


if __name__ == "__main__":
    sys.exit(serve(sys.argv[1], sys.argv[2:]))
