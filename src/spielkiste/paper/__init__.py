"""Print-and-play: a PDF of everything in a box, to print, cut out and play."""
