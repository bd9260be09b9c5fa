"""Send requests to the tests' own servers.

They use plain HTTP. By default httpx loads the CA certificates for each request: 50 ms of CPU time, thousands of times.
It also gives up after five seconds, which a server on a busy machine may need for its first request.
"""

import ssl
from functools import partial

import httpx

#: Seconds until a request fails.
PATIENCE = 60.0
NOBODYS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

get = partial(httpx.get, verify=NOBODYS, timeout=PATIENCE)
post = partial(httpx.post, verify=NOBODYS, timeout=PATIENCE)
Client = partial(httpx.Client, verify=NOBODYS, timeout=PATIENCE)
AsyncClient = partial(httpx.AsyncClient, verify=NOBODYS, timeout=PATIENCE)
