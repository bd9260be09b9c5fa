"""The budget of the tests: how much of a processor they may take all together (`pytest --budget LOOPS`).

It is counted in turns of a fixed loop, measured by the same worker at its end.  So it is about the same on a fast and on a slow
machine, and waiting for a busy one does not count.
"""

import os
import time

import pytest

USED = pytest.StashKey[list[float]]()


def loop_seconds() -> float:
    """Return the processor time of one turn of the loop: the best of five, because another program may disturb one."""
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
