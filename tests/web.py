"""Send requests to the tests' own servers.

They use plain HTTP. By default httpx loads the CA certificates for each request: 50 ms of CPU time, thousands of times.
"""

import ssl
from functools import partial

import httpx

NOBODYS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

get = partial(httpx.get, verify=NOBODYS)
post = partial(httpx.post, verify=NOBODYS)
Client = partial(httpx.Client, verify=NOBODYS)
AsyncClient = partial(httpx.AsyncClient, verify=NOBODYS)
