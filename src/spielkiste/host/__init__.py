"""The game server without a transport: hall, tables, protocol and pace.

This package opens no socket, HTTP connection or file.  A transport passes it messages, and a store saves its data.
"""
