"""A short piece of what ``make chaos`` does at length."""

import os

import pytest

from tests.scale.chaos import chaos
from tests.scale.services import postgres_programs, redis_program

#: With this one a server is killed on both stores, messages are doubled, and the database is restarted under the two.
SEED = 956
STEPS = 40 if os.environ.get("SPIELKISTE_THOROUGH") else 3


@pytest.mark.parametrize("shared", [False, True], ids=["sqlite", "postgres"])
def test_faults_at_random(shared: bool) -> None:
    if shared and (postgres_programs() is None or redis_program() is None):
        pytest.skip("no PostgreSQL or no Redis here")
    assert chaos(shared, SEED, lambda tried: tried < STEPS).total() == STEPS
