"""Run a short part of ``make fuzz``."""

import os
from pathlib import Path

from tests.server.fuzz import fuzz, ground_of

EXAMPLES = 400 if os.environ.get("SPIELKISTE_THOROUGH") else 12
#: Tables grow with their moves, and each request is remembered for a while; strangers' messages leave nothing behind.
MOST_GROWTH = 30_000_000


def test_no_client_can_harm_the_server_or_other_clients(tmp_path: Path) -> None:
    with ground_of(tmp_path) as ground:
        fuzz(ground, 2, 1)
        warm = ground.memory()
        fuzz(ground, EXAMPLES, 2)
        assert ground.messages.total() > 20 * EXAMPLES
        assert ground.memory() - warm < MOST_GROWTH
