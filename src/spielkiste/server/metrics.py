"""Metrics for Prometheus, in its text format: https://prometheus.io/docs/instrumenting/exposition_formats/"""

from __future__ import annotations

import time
from collections.abc import Iterable

import spielkiste
from spielkiste.host.hall import Hall
from spielkiste.host.tally import STEPS
from spielkiste.server.stores import Shared
from spielkiste.server.watch import Watch

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


def metrics(hall: Hall, watch: Watch, shared: Shared | None = None) -> str:
    """Return all metrics, computed for each request."""
    tally = hall.tally
    lines: list[str] = []

    def family(name: str, kind: str, says: str, samples: Iterable[tuple[str, float]]) -> None:
        lines.append(f"# HELP spielkiste_{name} {says}")
        lines.append(f"# TYPE spielkiste_{name} {kind}")
        lines.extend(f"spielkiste_{name}{label} {value:.10g}" for label, value in samples)

    def one(name: str, kind: str, says: str, value: float) -> None:
        family(name, kind, says, [("", value)])

    which = f',server="{shared.name}"' if shared is not None else ""
    family("info", "gauge", "The running version.", [(f'{{version="{spielkiste.__version__}"{which}}}', 1)])
    if shared is not None:
        one("people_elsewhere", "gauge", "Devices here at tables that other servers lead.", shared.relay.people_elsewhere)
        if shared.bus_up is not None:
            one("bus_up", "gauge", "1 while Redis carries letters.", int(shared.bus_up))
    one("tables_open", "gauge", "Tables in memory.", hall.tables)
    one("tables_kept", "gauge", "Tables on disk.", hall.store.count())
    one("people_connected", "gauge", "Devices at a table, players and spectators.", hall.people)
    one("closed_to_new", "gauge", "1 while nobody new is let in.", int(hall.closed))
    one("moves_confirmed_total", "counter", "Moves on disk, of people and bots.", tally.moves)
    family(
        "confirmation_seconds", "histogram", "Time from a request's arrival until it is on disk and confirmed.", _histogram(hall)
    )
    refusals = [(f'{{key="{_escaped(key)}"}}', count) for key, count in sorted(tally.refusals.items())]
    family("refusals_total", "counter", "Refused requests, by error key.", refusals)
    one("bot_failures_total", "counter", "Bots that raised, timed out or picked an illegal move.", tally.bot_failures)
    one("commits_total", "counter", "Commits since the database was created.", hall.store.commits)
    one("database_bytes", "gauge", "The database with its write-ahead log.", hall.store.size())
    one("loop_lag_seconds", "gauge", "The longest delay of the event loop in the last minute.", watch.lag_seconds)
    one("memory_bytes", "gauge", "Memory of the process.", watch.memory_bytes)
    one("cpu_seconds_total", "counter", "Processor time used.", time.process_time())
    one("start_time_seconds", "gauge", "When the server was started, as a Unix timestamp.", watch.started)
    return "\n".join(lines) + "\n"


def _histogram(hall: Hall) -> list[tuple[str, float]]:
    so_far = 0
    found: list[tuple[str, float]] = []
    for step, count in zip((*STEPS, "+Inf"), hall.tally.confirmations, strict=True):
        so_far += count
        found.append((f'_bucket{{le="{step}"}}', so_far))
    return [*found, ("_sum", hall.tally.confirmation_seconds), ("_count", so_far)]


def _escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
