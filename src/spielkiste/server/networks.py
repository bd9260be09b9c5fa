"""The addresses of this machine, the one that a phone beside it reaches most likely first."""

from __future__ import annotations

import socket
import struct
import sys
from contextlib import suppress
from ipaddress import IPv4Address
from typing import NamedTuple

#: What asks the system for the address of a network device: on Linux, and on macOS and the BSDs.
SIOCGIFADDR = 0x8915 if sys.platform == "linux" else 0xC0206921
#: Devices that lead to containers, virtual machines and tunnels: a phone is not there.
VIRTUAL = ("br-", "bridge", "docker", "tailscale", "tap", "tun", "utun", "vboxnet", "veth", "virbr", "vmnet", "wg", "zt")


class Network(NamedTuple):
    """Our address in a network, and what the system calls the way there; "" where it does not say."""

    device: str
    address: str


def networks() -> list[Network]:
    """Return the networks this machine is in, the likeliest first; none if other devices cannot reach it."""
    found = {network.address: network for network in [*_devices(), *_of_our_name()]}
    usual = _usual()
    if usual is not None:
        found.setdefault(usual, Network("", usual))
    return ranked(list(found.values()), usual)


def ranked(found: list[Network], usual: str | None) -> list[Network]:
    """Put what leads out of the machine first, and of that the usual way; leave out what only this machine knows."""
    known = [network for network in found if not _is_useless(IPv4Address(network.address))]
    return sorted(known, key=lambda network: (network.device.startswith(VIRTUAL), network.address != usual, network.device))


def _is_useless(address: IPv4Address) -> bool:
    """Return whether nobody else can use it; a link-local address is one that nobody has assigned."""
    return address.is_loopback or address.is_unspecified or address.is_link_local


def _devices() -> list[Network]:
    """Return one address for each network device, where the system can be asked."""
    try:
        import fcntl
    except ImportError:
        return []
    found: list[Network] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            # A device without an address says so with an error.
            with suppress(OSError):
                answer = fcntl.ioctl(asking.fileno(), SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
                found.append(Network(name, socket.inet_ntoa(answer[20:24])))
    return found


def _of_our_name() -> list[Network]:
    """Return the addresses of this machine's own name; on Windows there is no other way to all of them."""
    if sys.platform != "win32":
        return []
    with suppress(OSError):
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
        return [Network("", str(place[0])) for *_, place in found]
    return []


def _usual() -> str | None:
    """Return our address on the way to the rest of the world."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        # Sends nothing: it only asks which of our addresses would be used.
        probe.connect(("198.51.100.1", 9))
        return str(probe.getsockname()[0])
    return None
