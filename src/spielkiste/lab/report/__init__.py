"""Measurements of a game, explained in words and plots on a page."""
