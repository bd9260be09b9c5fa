"""The HTTP endpoints.  Each is declared here once."""
