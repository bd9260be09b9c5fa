"""The addresses of this machine, the one that a phone nearby most likely reaches first."""

from __future__ import annotations

import socket
import struct
import sys
from contextlib import suppress
from ipaddress import IPv4Address
from typing import NamedTuple

#: The ioctl for the address of a network device: on Linux, and on macOS and the BSDs.
SIOCGIFADDR = 0x8915 if sys.platform == "linux" else 0xC0206921
#: Prefixes of devices for containers, virtual machines and tunnels, which a phone cannot reach.
VIRTUAL = ("br-", "bridge", "docker", "tailscale", "tap", "tun", "utun", "vboxnet", "veth", "virbr", "vmnet", "wg", "zt")


class Network(NamedTuple):
    """This machine's address in a network, and the name of the network device; "" if unknown."""

    device: str
    address: str


def networks() -> list[Network]:
    """Return this machine's networks, the likeliest first; none if other devices cannot reach it."""
    found = {network.address: network for network in [*_devices(), *_of_our_name()]}
    usual = _usual()
    if usual is not None:
        found.setdefault(usual, Network("", usual))
    return ranked(list(found.values()), usual)


def ranked(found: list[Network], usual: str | None) -> list[Network]:
    """Return the usable networks, physical devices first, and among those the default route first."""
    known = [network for network in found if not _is_useless(IPv4Address(network.address))]
    return sorted(known, key=lambda network: (network.device.startswith(VIRTUAL), network.address != usual, network.device))


def _is_useless(address: IPv4Address) -> bool:
    """Return whether other devices cannot use this address; a link-local one was not assigned by a network."""
    return address.is_loopback or address.is_unspecified or address.is_link_local


def _devices() -> list[Network]:
    """Return one address for each network device, if the system can tell."""
    try:
        import fcntl
    except ImportError:
        return []
    found: list[Network] = []
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as asking:
        for _, name in socket.if_nameindex():
            # A device without an address raises an error.
            with suppress(OSError):
                answer = fcntl.ioctl(asking.fileno(), SIOCGIFADDR, struct.pack("256s", name.encode()[:15]))
                found.append(Network(name, socket.inet_ntoa(answer[20:24])))
    return found


def _of_our_name() -> list[Network]:
    """Return the addresses of this machine's own host name, the only way on Windows to find all of them."""
    if sys.platform != "win32":
        return []
    with suppress(OSError):
        found = socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET, socket.SOCK_STREAM)
        return [Network("", str(place[0])) for *_, place in found]
    return []


def _usual() -> str | None:
    """Return this machine's address on the default route, or None."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe, suppress(OSError):
        # This sends nothing; it only asks which of our addresses would be used.
        probe.connect(("198.51.100.1", 9))
        return str(probe.getsockname()[0])
    return None
