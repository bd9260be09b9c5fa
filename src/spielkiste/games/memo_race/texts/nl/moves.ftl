# Zetten met wat er ligt: in de tip en in de terugblik.
mr-move-swap-both = { $place } en { $other } verwisselen
