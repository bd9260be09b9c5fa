"""Start servers to be measured, each in its own process, with CPU time and memory from the operating system."""

from __future__ import annotations

import os
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

#: The machine is busy during measurements, so starting may take long.
STARTING = 120
TICK = os.sysconf("SC_CLK_TCK")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Process:
    """A server in its own process."""

    def __init__(self, command: list[str], port: int, keep: tuple[str, ...] = ()) -> None:
        self.port = port
        environment = {name: value for name, value in os.environ.items() if name != "PYTHONPATH" or name in keep}
        self.process = subprocess.Popen(command, env=environment, cwd=tempfile.gettempdir(), stdout=subprocess.DEVNULL)
        deadline = time.monotonic() + STARTING
        while time.monotonic() < deadline:
            with socket.socket() as probe:
                if probe.connect_ex(("127.0.0.1", port)) == 0:
                    return
            time.sleep(0.05)
        raise RuntimeError("the server does not start")

    def processor_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / TICK

    def memory(self) -> int:
        for line in Path(f"/proc/{self.process.pid}/status").read_text().splitlines():
            if line.startswith("VmRSS"):
                return int(line.split()[1]) * 1024
        return 0

    def stop(self) -> None:
        self.process.terminate()
        # Thousands of connections are closed one after another.
        self.process.wait(60)


def serve(database: Path | str, *options: str, python: str = sys.executable) -> Process:
    """Start our server without limits: the one that this Python finds, the sources with PYTHONPATH=src or the installed
    package.
    """
    port = free_port()
    command = [python, "-m", "spielkiste", "serve", "--port", str(port), "--database", str(database), "--no-limits", *options]
    return Process(command, port, keep=("PYTHONPATH",))
