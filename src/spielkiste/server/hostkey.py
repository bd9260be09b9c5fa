"""The key of whoever runs the server: where it is kept, who has it, and how often one may guess."""

from __future__ import annotations

import hmac
import os
import secrets
from ipaddress import ip_address
from pathlib import Path

from starlette.types import Scope

from spielkiste.core.errors import BadFile, BadSetup
from spielkiste.host.shares import TooMany
from spielkiste.server.limits import HOST_KEYS, Gate
from spielkiste.server.requests import address_of

# As short as a key may be that somebody thinks up.
SHORTEST = 12
LOOPBACK_NAMES = ("localhost", "127.0.0.1", "[::1]")
FORWARDED = {b"forwarded", b"x-forwarded-for", b"x-real-ip", b"via"}


class NotTheHost(BadSetup):
    """Somebody without the key."""

    def __init__(self) -> None:
        super().__init__("host-key", "This is not the host's key; look where the server keeps it.")


class Keyhole:
    """Lets in whoever has the key.  None: there is no key, and nobody has it."""

    def __init__(self, key: str | None) -> None:
        self._key = key
        self._guesses = Gate()

    def check(self, scope: Scope, given: str) -> None:
        """Whoever guesses has to wait, and then a right guess does not help either."""
        if not given:
            # Nobody has guessed anything: a visitor without a key does not lock out the host behind the same address.
            raise NotTheHost
        address = address_of(scope)
        if not self._guesses.allows(address, HOST_KEYS):
            raise TooMany
        # Compared in the same time whether the first letter is wrong or the last.
        if self._key is None or not hmac.compare_digest(given.encode(), self._key.encode()):
            raise NotTheHost
        self._guesses.give_back(address, HOST_KEYS)

    def check_header(self, scope: Scope) -> None:
        """The key as programs bring it: Authorization: Bearer KEY."""
        found = next((value.decode("latin-1") for name, value in scope["headers"] if name == b"authorization"), "")
        kind, _, given = found.partition(" ")
        self.check(scope, given.strip() if kind.lower() == "bearer" else "")


def from_this_machine(scope: Scope) -> bool:
    """Whether somebody asks on the machine itself, and not through a proxy on it: that keeps the name it was asked under."""
    headers = {name: value.decode("latin-1") for name, value in scope["headers"]}
    host = headers.get(b"host", "")
    name = host if host.endswith("]") else host.rpartition(":")[0] or host
    try:
        near = ip_address(address_of(scope)).is_loopback
    except ValueError:
        return False
    return near and name in LOOPBACK_NAMES and not FORWARDED & set(headers)


def kept_key(database: str) -> tuple[str, Path | None]:
    """The key that is kept beside the database for its owner's eyes; made when there is none yet."""
    if database == ":memory:":
        return secrets.token_urlsafe(18), None
    path = Path(f"{database}-host-key")
    try:
        file = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        with os.fdopen(file, "r+", encoding="ascii", errors="replace") as kept:
            if os.name == "posix":
                path.chmod(0o600)
            found = kept.read().strip()
            if len(found) >= SHORTEST:
                return found, path
            key = secrets.token_urlsafe(18)
            kept.seek(0)
            kept.truncate()
            kept.write(key + "\n")
        return key, path
    except OSError as trouble:
        raise BadFile(
            "cannot-write", f"The file {path} cannot be written: {trouble.strerror}.", {"path": path, "why": trouble.strerror}
        ) from trouble
