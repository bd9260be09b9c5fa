# Züge mit dem, was daliegt: im Tipp und im Rückblick.
mr-move-swap-both = { $place } und { $other } tauschen
