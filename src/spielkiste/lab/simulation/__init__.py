"""How many games are played: cut into portions, by one process or many, kept in a journal, written as rows."""
