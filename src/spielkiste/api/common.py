"""The endpoints that every server and the engine in the browser have."""

from __future__ import annotations

from spielkiste.api import classrooms, extras, notifications, pictures, recordings, tables
from spielkiste.api.endpoint import Endpoints

endpoints = Endpoints(
    [
        *tables.endpoints,
        *notifications.endpoints,
        *recordings.endpoints,
        *extras.endpoints,
        *classrooms.endpoints,
        *pictures.endpoints,
    ],
)
