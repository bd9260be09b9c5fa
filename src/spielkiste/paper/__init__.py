"""The chest on paper: a PDF of everything that is in a box, to print, cut out and play."""
