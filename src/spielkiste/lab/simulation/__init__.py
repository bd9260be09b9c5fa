"""Runs of many games: split into portions, played by one process or many, stored in a journal, written as rows."""
