"""Spielkiste without a server: the host in a browser's worker, and the folder with all its files.

`engine`, `endpoints`, `hall`, `store` and `chest` run in the browser, with the same rules as on a server.  `site` writes the
folder.
"""
