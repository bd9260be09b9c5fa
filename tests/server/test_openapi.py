"""Test that the API description names every message and is served."""

import msgspec

from spielkiste.host import protocol
from spielkiste.server.endpoints import all_endpoints
from spielkiste.server.openapi import openapi
from tests import web
from tests.server.harness import Server


def test_every_message_is_on_the_page() -> None:
    named = set(openapi(all_endpoints())["components"]["schemas"])
    for message in [*protocol.Request.__args__, *protocol.Message.__args__]:
        assert message.__name__ in named and issubclass(message, msgspec.Struct)


def test_the_page_is_served(server: Server) -> None:
    page = msgspec.json.decode(msgspec.json.encode(openapi(all_endpoints())))
    assert web.get(server.url + "api/openapi.json").json() == page
