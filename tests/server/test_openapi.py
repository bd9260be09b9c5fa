"""The page that describes the server to machines names every question there is, and is served."""

import msgspec
from starlette.routing import Route

from spielkiste.host import protocol
from spielkiste.host.hall import Hall
from spielkiste.host.pace import Pace
from spielkiste.host.reaching import Here
from spielkiste.server.class_pages import class_routes
from spielkiste.server.openapi import openapi
from spielkiste.server.routes import routes
from spielkiste.store import SqliteStore
from tests import web
from tests.server.harness import Server


def test_every_question_is_on_the_page() -> None:
    store = SqliteStore(":memory:")
    hall = Hall(store, Pace())
    served = {
        (route.path, "post" if "POST" in (route.methods or ()) else "get")
        for route in [*routes(hall, Here(hall), None, None), *class_routes(hall, Here(hall), None)]
        if isinstance(route, Route) and route.path != "/"
    }
    store.close()
    assert {(path, method) for path, ways in openapi()["paths"].items() for method in ways} == served


def test_every_message_is_on_the_page() -> None:
    page = openapi()
    named = set(page["components"]["schemas"])
    for message in [*protocol.Request.__args__, *protocol.Message.__args__]:
        assert message.__name__ in named and issubclass(message, msgspec.Struct)


def test_the_page_is_served(server: Server) -> None:
    assert web.get(server.url + "api/openapi.json").json() == msgspec.json.decode(msgspec.json.encode(openapi()))
