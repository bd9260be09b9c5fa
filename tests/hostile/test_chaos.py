"""A short version of ``make chaos``: every fault once, and every kind of stranger."""

import os

import pytest

from tests.hostile.chaos import chaos
from tests.hostile.faults import EVERYWHERE, SHARED
from tests.scale.services import postgres_programs, redis_program

SEED = 36
ROUNDS = 4 if os.environ.get("SPIELKISTE_THOROUGH") else 1


@pytest.mark.parametrize("shared", [False, True], ids=["sqlite", "postgres"])
def test_no_client_can_stop_the_others(shared: bool) -> None:
    if shared and (postgres_programs() is None or redis_program() is None):
        pytest.skip("no PostgreSQL or no Redis here")
    faults = [*EVERYWHERE, *(SHARED if shared else [])]
    steps = ROUNDS * len(faults)
    tried = chaos(shared, SEED, lambda done: done < steps)
    assert all(tried[fault.__name__] == ROUNDS for fault in faults)
    assert tried["confirmed"] and tried["messages"] and tried["strangers"]
