"""Requests to the tests' own servers.

They speak plain HTTP.  Without being told so, httpx reads everybody's certificates for each single request: 50 ms of processor
time, thousands of times.
"""

import ssl
from functools import partial

import httpx

_NOBODYS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

get = partial(httpx.get, verify=_NOBODYS)
post = partial(httpx.post, verify=_NOBODYS)
Client = partial(httpx.Client, verify=_NOBODYS)
AsyncClient = partial(httpx.AsyncClient, verify=_NOBODYS)
