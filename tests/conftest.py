"""Track clauses: ``pytest --clauses`` lists every rule clause with the tests that prove it."""

import os
import signal
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

import spielkiste
from spielkiste.command import settings as command_settings
from spielkiste.rulebook import clauses
from tests.budget import pytest_sessionfinish, pytest_terminal_summary, pytest_testnodedown  # noqa: F401
from tests.dealt import DEALS, deals_named


@pytest.fixture(autouse=True)
def no_settings_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep this machine's own server settings out of the tests."""
    monkeypatch.setattr(command_settings, "SYSTEM_FILE", Path("no-such-file.toml"))


@pytest.fixture(autouse=True)
def the_same_deals_in_every_run(request: pytest.FixtureRequest) -> Iterator[None]:
    """Deal the tables that a test opens in its own process by the test's name."""
    with deals_named(f"{DEALS}/{request.node.nodeid}"):
        yield


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--clauses", action="store_true", help="list every rule clause with its tests; fail if one has none")
    parser.addoption("--box", help="with --clauses: only the clauses of this box, such as numnum")
    parser.addoption("--budget", type=int, default=0, help="fail if the tests take more turns of a fixed loop than this")
    parser.addoption("--thorough", action="store_true", help="more deals, more examples, every set-up")


#: Tests that need a build, a browser or real servers, or play so much that they need the compiled package.
SLOW = (
    "tests/browser/",
    "tests/conformance/test_damaged_positions.py",
    "tests/hostile/",
    "tests/opening/",
    "tests/scale/",
    "tests/server/",
    "tests/golden/test_golden.py",
    "tests/offline/test_same_games.py",
    "tests/plugins/test_examples.py",
    "tests/plugins/test_new_game.py",
    "tests/test_docs",
    "tests/test_two_builds.py",
)
#: Quick, although its folder is slow.
QUICK = "tests/server/test_types.py"


def pytest_configure(config: pytest.Config) -> None:
    if signal.getsignal(signal.SIGINT) == signal.SIG_IGN:
        # In the background of a shell SIGINT is ignored, and servers that the tests start would inherit that.
        signal.signal(signal.SIGINT, signal.default_int_handler)
    settings.register_profile("thorough", max_examples=2000, deadline=None)
    if config.getoption("--thorough"):
        settings.load_profile("thorough")
        os.environ["SPIELKISTE_THOROUGH"] = "1"


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.nodeid.startswith(SLOW) and not item.nodeid.startswith(QUICK):
            item.add_marker(pytest.mark.slow)


def pytest_runtestloop(session: pytest.Session) -> bool | None:
    """List the clauses instead of running the tests."""
    if not session.config.getoption("--clauses") or session.testsfailed:
        return None
    proven, verdict = _list_clauses(session)
    print(verdict)
    session.testsfailed = 0 if proven else 1
    return True


def _list_clauses(session: pytest.Session) -> tuple[bool, str]:
    """Print every clause with its tests; return whether all are proven, and a summary."""
    proofs: dict[str, list[str]] = defaultdict(list)
    for item in session.items:
        for marker in item.iter_markers("clause"):
            for number in marker.args:
                name = item.nodeid.split("[")[0]
                if name not in proofs[number]:
                    proofs[number].append(name)
    known: set[str] = set()
    unproven: list[str] = []
    boxes = list(dict.fromkeys(game.box for game in spielkiste.games()))
    only = session.config.getoption("--box")
    if only is not None and only not in boxes:
        return False, f"There is no box {only}; choose one of: {', '.join(boxes)}."
    print()
    for box in boxes:
        for number, text in clauses(box, "en").items():
            known.add(number)
            if only not in (None, box):
                continue
            print(f"{number}  {text if len(text) < 100 else text[:97] + '...'}")
            for proof in proofs.get(number, []):
                print(f"    {proof}")
            if number not in proofs:
                print("    NOT PROVEN")
                unproven.append(number)
    strangers = sorted(set(proofs) - known)
    if strangers:
        return False, f"Tests name clauses that no rules page has: {', '.join(strangers)}."
    if unproven:
        return False, f"Clauses without a test: {', '.join(unproven)}."
    shown = len(clauses(only, "en")) if only is not None else len(known)
    return True, f"All {shown} clauses are proven by tests."
