"""Games played on the machines of a Ray cluster."""

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
    """Workers of a Ray cluster.  Ray does not retry portions: the retry limit is the same for all crews."""

    def __init__(self, address: str) -> None:
        # Send no usage statistics.
        os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
        # We request only processors; without this, Ray warns that it will not hide accelerators.
        os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
        self._ray = extra("ray", "ray")
        if address:
            _knock(address)
        # Messages from Ray (a worker died …) do not belong in our output.
        self._aside = redirect_stdout(sys.stderr)
        self._aside.__enter__()
        quiet: dict[str, Any] = {"log_to_driver": False, "logging_level": "ERROR"}
        try:
            self._ray.init(**({"address": address} if address else {"include_dashboard": False}), **quiet)
        except Exception as trouble:  # Ray raises a bare exception if it cannot start
            self.close()
            raise _silent(address) if address else _not_started(trouble) from trouble
        self.hands = max(1, int(self._ray.cluster_resources().get("CPU", 1)))
        # No retries: we handle dead workers ourselves, and an error in the rules would only occur again.
        self._play = self._ray.remote(max_retries=0)(play_portion)

    def play(self, portions: Sequence[Portion]) -> Iterator[Numbered]:
        fates = Fates(portions)
        busy: dict[Any, int] = {}
        errors = self._ray.exceptions
        while True:
            # Two portions per worker, so that no worker waits for us.
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
    """Raise `BadSetup` if nobody listens at this address; names that only Ray understands (auto, local) are left to Ray."""
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
