# Züge mit dem, was daliegt: im Tipp und im Rückblick.
nn-move-take-cards = { $left } und { $right } nehmen
nn-move-aside-card = { $card } beiseitelegen
nn-move-play-card = { $card } auf den Stapel legen
nn-move-wait-card = { $card } warten lassen
nn-move-fetch-card = die wartende Karte holen: { $card }
