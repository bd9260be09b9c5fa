"""Unguessable links instead of accounts.

A key is the table's id and 132 bits derived from the table's secret and the role: a seat, the right to take the next
open seat, or the right to watch.  So no list of keys has to be stored, and a link works as long as the table exists.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from datetime import date
from hashlib import sha256

from spielkiste.core.deals import LAST_DEAL, TODAY, deal_of_the_day, numbered_deal
from spielkiste.core.game import Game
from spielkiste.table.seats import Place

JOIN = "join"
WATCH = "watch"
LONGEST_KEY = 64


def new_table_id() -> str:
    return secrets.token_urlsafe(9)


def new_secret() -> str:
    return secrets.token_hex(32)


def is_secret(text: str) -> bool:
    """Return whether `new_secret` could have made this text; a database may be damaged."""
    return len(text) == 64 and all(digit in "0123456789abcdef" for digit in text)


def new_seed(game: Game) -> str:
    """Return a new seed for a shuffle: nobody can guess it, and everyone can check it afterwards.

    For games with numbered deals, it is the number of a deal.
    """
    return str(1 + secrets.randbelow(LAST_DEAL)) if game.numbered_deals else secrets.token_hex(16)


def commitment(seed: str) -> str:
    """Return the hash of a seed, published before the game, so that the seed can be checked afterwards."""
    return sha256(f"spielkiste-seed:{seed}".encode()).hexdigest()


def seat_role(place: Place, holder: int) -> str:
    """Return the role of a chair's key.

    `holder` counts how often the chair has been given up, so that the old key no longer works.
    """
    return f"seat:{place}:{holder}" if holder else f"seat:{place}"


def key_for(table_id: str, secret: str, role: str) -> str:
    """Return the key for a role: a seat (see `seat_role`), ``join`` or ``watch``."""
    tag = hmac.new(bytes.fromhex(secret), f"{table_id}/{role}".encode(), sha256).digest()
    return f"{table_id}.{urlsafe_b64encode(tag)[:22].decode()}"


def table_of(key: str) -> str:
    """Return the id of the table that a key claims to belong to; "" if it cannot be a key."""
    table_id, dot, tag = key.partition(".")
    return table_id if dot and len(key) <= LONGEST_KEY and len(tag) == 22 else ""


def role_of(key: str, table_id: str, secret: str, holders: list[int]) -> str | Place | None:
    """Return what the key allows at this table: the place of a chair, JOIN or WATCH; None if it is not one of its keys."""
    roles: list[tuple[str | Place, str]] = [(Place(place), seat_role(Place(place), held)) for place, held in enumerate(holders)]
    for role, written in [*roles, (JOIN, JOIN), (WATCH, WATCH)]:
        if hmac.compare_digest(key.encode(), key_for(table_id, secret, written).encode()):
            return role
    return None


def requested_deal(game: Game, text: str) -> int:
    """Return the requested deal, by number or today's.  Raise `BadSetup` if there is none."""
    today = date.today()
    number = deal_of_the_day(today.year, today.month, today.day)
    return numbered_deal(game, str(number) if text == TODAY else text)
