"""Fixtures for the services that these tests attack."""

from tests.scale.conftest import database, postgres, redis

__all__ = ["database", "postgres", "redis"]
