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


def new_seed(game: Game) -> str:
    """What a shuffle is made from: nobody can guess it, everybody can check it afterwards.

    Where deals have numbers, it is such a number.
    """
    return str(1 + secrets.randbelow(LAST_DEAL)) if game.numbered_deals else secrets.token_hex(16)


def commitment(seed: str) -> str:
    """Published before the game: whoever learns the seed afterwards can check that it was this one."""
    return sha256(f"spielkiste-seed:{seed}".encode()).hexdigest()


def key_for(table_id: str, secret: str, role: str) -> str:
    """The key that gives this role: ``seat:2``, ``join`` or ``watch``."""
    tag = hmac.new(bytes.fromhex(secret), f"{table_id}/{role}".encode(), sha256).digest()
    return f"{table_id}.{urlsafe_b64encode(tag)[:22].decode()}"


def table_of(key: str) -> str:
    """The id of the table that a key claims to belong to; empty if it cannot be a key."""
    table_id, dot, tag = key.partition(".")
    return table_id if dot and len(key) <= LONGEST_KEY and len(tag) == 22 else ""


def role_of(key: str, table_id: str, secret: str, seats: int) -> str | None:
    """What the key allows at this table; None if it is not one of its keys."""
    for role in [*(f"seat:{seat}" for seat in range(seats)), JOIN, WATCH]:
        if hmac.compare_digest(key.encode(), key_for(table_id, secret, role).encode()):
            return role
    return None


def wished_deal(game: Game, text: str) -> int:
    """The deal that somebody asked for, by its number or as today's; BadSetup if there is none of the kind."""
    today = date.today()
    number = deal_of_the_day(today.year, today.month, today.day)
    return numbered_deal(game, str(number) if text == TODAY else text)
