"""The budget of the tests: the total processor time that they may take (`pytest --budget LOOPS`).

The unit is one iteration of a fixed loop, which each worker measures at its end.  So the budget hardly depends on the speed of
the machine, and time spent waiting does not count.
"""

import os
import time

import pytest

USED = pytest.StashKey[list[float]]()


def loop_seconds() -> float:
    """Return the processor time of one iteration: the best of five, because other programs may disturb a measurement."""
    best = 9.0
    for _ in range(5):
        began = time.process_time()
        counts: dict[str, int] = {}
        for number in range(100_000):
            word = str(number % 997)
            counts[word] = counts.get(word, 0) + number
        best = min(best, time.process_time() - began)
    return best


def _used(config: pytest.Config) -> float:
    found: list[float] = config.stash.get(USED, [])
    return sum(found)


def pytest_sessionfinish(session: pytest.Session) -> None:
    if (said := getattr(session.config, "workeroutput", None)) is not None:
        said["loops"] = sum(os.times()[:4]) / loop_seconds()
    most, used = session.config.getoption("--budget"), _used(session.config)
    if most and used > most:
        session.exitstatus = pytest.ExitCode.TESTS_FAILED


@pytest.hookimpl(optionalhook=True)
def pytest_testnodedown(node: object) -> None:
    config: pytest.Config = node.config  # type: ignore[attr-defined]
    config.stash.setdefault(USED, []).append(getattr(node, "workeroutput", {}).get("loops", 0.0))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    most, used = config.getoption("--budget"), _used(config)
    if most and used:
        verdict = "" if used <= most else "; find the slowest with TIMES=yes, and make them quicker before you raise it"
        terminalreporter.write_line(f"These tests took {used:.0f} of {most} loops of processor time (tests/budget.py){verdict}.")
