"""A relay for the packets between two devices, so that their connection can fall silent in one direction or in both."""

import socket
import threading
from typing import Literal

from tests.browser.friends import decoded, encoded, fingerprint_at

End = Literal["host", "guest"]
ENDS: tuple[End, End] = ("host", "guest")
FINGERPRINT_BYTES = 32
#: An IPv4 address of the device itself, as a code has it.
HOST_IPV4 = 0


class UdpRelay:
    """Stands between a host and a guest, whose codes name only the relay."""

    def __init__(self) -> None:
        #: The ends whose packets are lost.
        self.silent: set[End] = set()
        #: By end: the socket that it sends to.
        self._sockets = {end: socket.socket(socket.AF_INET, socket.SOCK_DGRAM) for end in ENDS}
        #: By end: where it sends from.
        self._found: dict[End, tuple[str, int]] = {}
        for end in ENDS:
            self._sockets[end].bind(("127.0.0.1", 0))
            threading.Thread(target=self._carry, args=(end,), daemon=True).start()

    def _carry(self, end: End) -> None:
        (other,) = set(ENDS) - {end}
        while True:
            try:
                packet, self._found[end] = self._sockets[end].recvfrom(65536)
                if end not in self.silent and other in self._found:
                    self._sockets[other].sendto(packet, self._found[other])
            except OSError:
                return

    def through(self, link: str) -> str:
        """Return this invitation or answer with the relay as the only way to the device that made it."""
        reader: End = "guest" if "#meet=" in link else "host"
        raw = decoded(link)
        at = fingerprint_at(link) + FINGERPRINT_BYTES
        for _ in ("name", "password"):
            at += 1 + raw[at]
        port = self._sockets[reader].getsockname()[1]
        way = bytes([1, HOST_IPV4, 127, 0, 0, 1]) + port.to_bytes(2, "big")
        # Two more bytes for the checksum.
        return encoded(link, raw[:at] + way + bytes(2))

    def close(self) -> None:
        for opened in self._sockets.values():
            opened.close()
