"""The same games on the machines of a Ray cluster."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator, Sequence
from contextlib import redirect_stdout
from typing import Any

from spielkiste.core.errors import BadSetup
from spielkiste.lab.simulation.crew import Crew, Fates, Numbered
from spielkiste.lab.simulation.extras import extra
from spielkiste.lab.simulation.portions import Portion, play_portion

#: How long an address may take to answer; Ray itself would try for minutes.
_SECONDS = 5.0
_PORT = 6379
_CLIENT_PORT = 10001


class Cluster(Crew):
    """Workers that Ray knows.  It plays no portion again by itself: how many workers one may cost is the same everywhere."""

    def __init__(self, address: str) -> None:
        # Nobody is told that somebody plays here.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        # Ray asks for processors only; without this it warns that it will not hide others from those who ask for none.
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        self._ray = extra("ray", "ray")
        if address:
            _knock(address)
        # What Ray has to say (a worker died …) is no part of what we print.
        self._aside = redirect_stdout(sys.stderr)
        self._aside.__enter__()
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            self._ray.init(**({"address": address} if address else {"include_dashboard": False}), **quiet)
        except Exception as trouble:  # Ray says by a bare one that it did not get going
            self.close()
            raise _silent(address) if address else _not_started(trouble) from trouble
        self.hands = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        # Whole portions: a worker that dies is told to us, and a rule that is broken is no reason to try again.
        self._play = self._ray.remote(max_retries=0)(play_portion)

    def play(self, portions: Sequence[Portion]) -> Iterator[Numbered]:
        fates = Fates(portions)
        busy: dict[Any, int] = {}
        errors = self._ray.exceptions
        while True:
            # One more for each, so that nobody waits for us.
            while len(busy) < 2 * self.hands and (given := fates.next()) is not None:
                number, portion = given
                busy[self._play.remote(portion)] = number
            if not busy:
                return
            ready, _ = self._ray.wait(list(busy), num_returns=1)
            for promise in ready:
                number = busy.pop(promise)
                try:
                    answer = self._ray.get(promise)
                except errors.RayTaskError as trouble:
                    raise trouble.cause from None
                except (errors.WorkerCrashedError, errors.NodeDiedError, errors.ObjectLostError, errors.OutOfMemoryError):
                    fates.again(number)
                    continue
                yield number, answer

    def close(self) -> None:
        self._ray.shutdown()
        self._aside.__exit__(None, None, None)


def _knock(address: str) -> None:
    """Whether anybody listens there; names that only Ray understands (auto, local) are left to it."""
    rest = address.removeprefix("ray://")
    host, colon, port = rest.rpartition(":")
    if not colon:
        if "." not in rest and rest != "localhost":
            return
        host, port = rest, str(_CLIENT_PORT if rest != address else _PORT)
    try:
        socket.create_connection((host.strip("[]"), int(port)), _SECONDS).close()
    except (OSError, ValueError, OverflowError) as trouble:
        raise _silent(address) from trouble


def _silent(address: str) -> BadSetup:
    return BadSetup(
        "no-cluster",
        f"No Ray cluster answers at {address}; check the address, or start one with: ray start --head",
        {"address": address},
    )


def _not_started(trouble: Exception) -> BadSetup:
    why = " ".join(str(trouble).split())
    return BadSetup("ray-not-started", f"Ray could not be started on this machine: {why}", {"why": why})
