"""Several servers that share their tables: people connected to one server play at a table that another server leads."""
