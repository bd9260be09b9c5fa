"""Test forgetting in the SQLite file, and its rule as a pure function."""

from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from spielkiste.store.calendar import DAY, LEAP, MOST_APART, QUARANTINE, SETTLING, Calendar, Kept, advance, begin, decide
from spielkiste.store.sqlite import SqliteStore
from tests.store.forgetting import DAYS, START, Clocks, ForgettingContract


class TestForgetting(ForgettingContract):
    """Run the tests of the contract that all stores share."""

    @pytest.fixture
    def opened(self, tmp_path: Path) -> Callable[[Clocks], SqliteStore]:
        return lambda clocks: SqliteStore(tmp_path / "a.sqlite", clocks.calendar())


moments = st.floats(-1e10, 1e11)
spans = st.floats(0, 400 * DAY)


@given(moments, spans, moments, spans)
def test_no_clock_makes_anything_older_than_a_day_more_than_it_is(seen: float, house: float, wall: float, elapsed: float) -> None:
    after = advance(Kept(seen, house, 0.0), wall, elapsed)
    assert 0 <= after.house - house <= elapsed + LEAP + 1e-3
    assert 0 <= after.steady <= elapsed


@given(st.floats(0, 1e10), spans)
def test_an_honest_clock_is_followed(seen: float, elapsed: float) -> None:
    after = advance(Kept(seen, 5.0, 7.0), seen + elapsed, elapsed)
    assert after.house == pytest.approx(5.0 + elapsed) and after.steady == pytest.approx(7.0 + elapsed)


@given(st.lists(st.floats(0, 3600), min_size=1, max_size=20), st.integers(2, 4))
def test_several_servers_count_their_time_once(steps: list[float], servers: int) -> None:
    """The servers take turns, and each knows only how long it has run itself."""
    kept, wall, looked = begin(START, None), START, [START] * servers
    for number, step in enumerate(steps):
        wall += step
        mine = number % servers
        kept = advance(kept, wall, wall - looked[mine])
        looked[mine] = wall
    assert kept.steady <= wall - START + 1e-3 and kept.house == pytest.approx(wall)


@given(st.floats(0, 1e10), moments)
def test_a_store_without_a_calendar_begins_at_what_can_be_believed(latest: float, wall: float) -> None:
    assert begin(wall, latest).house == min(wall, latest) and begin(wall, None).house == wall


@given(st.floats(0, 1e10), st.floats(0, 1e9), spans, st.floats(-1e6, 1e6))
def test_deleting_needs_a_quarantine_a_day_of_running_and_clocks_that_agree(
    house: float, steady: float, running: float, apart: float
) -> None:
    old = decide(Kept(0.0, house, steady), DAYS, running, apart)
    if abs(apart) > MOST_APART:
        assert old is None
        return
    assert old is not None and old.mark == int(steady)
    assert dict(old.tables) == {stage: int(house - DAY * days) for stage, days in DAYS if days is not None}
    assert (old.delete is None) == (running < SETTLING)
    assert old.delete is None or old.delete <= steady - QUARANTINE + 1


@given(
    st.lists(st.tuples(st.floats(-1e9, 1e9), st.floats(0, 12 * DAY), st.booleans()), min_size=1, max_size=30),
    st.integers(0, 29),
)
def test_a_table_used_within_a_week_of_running_is_kept_whatever_the_clock_says(
    turns: list[tuple[float, float, bool]], used_at: int
) -> None:
    """The clock is set to any time, and the server runs on or restarts; a table is used at one of these moments."""
    clocks = Clocks()
    calendar = clocks.calendar()
    kept = calendar.look(None, None)
    calendar.set(kept)
    used, marked, ran = kept.house, None, 0.0
    for number, (lie, seconds, restarted) in enumerate(turns):
        if restarted:
            calendar = Calendar(lambda: clocks.wall, lambda: clocks.steady)
            calendar.set(calendar.look(kept, None))
        clocks.steady += seconds
        clocks.wall += seconds + lie
        ran += seconds
        kept = calendar.look(kept, None)
        calendar.set(kept)
        if number == used_at:
            used, marked, ran = kept.house, None, 0.0
        old = decide(kept, DAYS, calendar.running, 0.0)
        assert old is not None
        before = dict(old.tables)["waiting"]
        if marked is None and used < before:
            marked = old.mark
        if marked is not None and old.delete is not None and marked <= old.delete and used < before:
            assert ran >= QUARANTINE - 2, "deleted too early"
            return
