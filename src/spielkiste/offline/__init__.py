"""The chest without a server: another transport for the host, which lives in a worker of the browser, and the folder that
holds all of it.

`engine`, `endpoints`, `hall`, `store` and `chest` run in the browser, on the same rules as everywhere
else; `site` writes the folder.
"""
