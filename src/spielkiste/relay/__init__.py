"""Several servers, one set of tables: who sits at one server plays at a table that another leads."""
