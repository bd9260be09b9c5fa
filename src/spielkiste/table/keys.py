"""Unguessable links instead of accounts.

A key is the table's id and 132 bits that follow from the table's secret and the role it gives: a seat, the right to take
the next open seat, or the right to watch.  So no list of keys need be kept, and a link works for as long as the table exists.
"""

from __future__ import annotations

import hmac
import secrets
from base64 import urlsafe_b64encode
from datetime import date
from hashlib import sha256

from spielkiste.core.deals import LAST_DEAL, TODAY, deal_of_the_day, numbered_deal
from spielkiste.core.game import Game

JOIN = "join"
WATCH = "watch"
LONGEST_KEY = 64


def new_table_id() -> str:
    return secrets.token_urlsafe(9)


def new_secret() -> str:
    return secrets.token_hex(32)


def is_secret(text: str) -> bool:
    """Whether this can be what `new_secret` made; a database may be damaged."""
    return len(text) == 64 and all(digit in "0123456789abcdef" for digit in text)


def new_seed(game: Game) -> str:
    """What a shuffle is made from: nobody can guess it, everybody can check it afterwards.

    Where deals have numbers, it is such a number.
    """
    return str(1 + secrets.randbelow(LAST_DEAL)) if game.numbered_deals else secrets.token_hex(16)


def commitment(seed: str) -> str:
    """Published before the game: whoever learns the seed afterwards can check that it was this one."""
    return sha256(f"spielkiste-seed:{seed}".encode()).hexdigest()


def seat_role(seat: int, holder: int) -> str:
    """What the key of a seat stands for.  Who gives a seat up leaves it to another `holder`, and the old key opens nothing."""
    return f"seat:{seat}:{holder}" if holder else f"seat:{seat}"


def key_for(table_id: str, secret: str, role: str) -> str:
    """The key that gives this role: that of a seat (see `seat_role`), ``join`` or ``watch``."""
    tag = hmac.new(bytes.fromhex(secret), f"{table_id}/{role}".encode(), sha256).digest()
    return f"{table_id}.{urlsafe_b64encode(tag)[:22].decode()}"


def table_of(key: str) -> str:
    """The id of the table that a key claims to belong to; empty if it cannot be a key."""
    table_id, dot, tag = key.partition(".")
    return table_id if dot and len(key) <= LONGEST_KEY and len(tag) == 22 else ""


def role_of(key: str, table_id: str, secret: str, holders: list[int]) -> str | int | None:
    """What the key allows at this table: a seat by its number, JOIN or WATCH; None if it is not one of its keys."""
    roles: list[tuple[str | int, str]] = [(seat, seat_role(seat, holder)) for seat, holder in enumerate(holders)]
    for role, written in [*roles, (JOIN, JOIN), (WATCH, WATCH)]:
        if hmac.compare_digest(key.encode(), key_for(table_id, secret, written).encode()):
            return role
    return None


def wished_deal(game: Game, text: str) -> int:
    """The deal that somebody asked for, by its number or as today's; BadSetup if there is none of the kind."""
    today = date.today()
    number = deal_of_the_day(today.year, today.month, today.day)
    return numbered_deal(game, str(number) if text == TODAY else text)
