"""Services for those who do them harm."""

from tests.scale.conftest import database, postgres, redis

__all__ = ["database", "postgres", "redis"]
