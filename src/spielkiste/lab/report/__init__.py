"""What is measured of a game, told in words and plots, as a page."""
