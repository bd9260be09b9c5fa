# Pourquoi un coup est bon : une phrase vraie pour chacun.

zr-hint-goal = Ça fait pile { $goal } : tu gagnes le rallye.
zr-hint-over-same = Le même nombre que sur la pile, et on arrive à { $goal } ou plus : tu gagnes le rallye.
zr-hint-over = On dépasse { $goal }, et tu as la voiture : tu gagnes le rallye.
zr-hint-over-plain = On dépasse { $goal }, et le rallye est fini.
zr-hint-last = On pioche maintenant la dernière carte, et c’est la voiture qui décide. Tu l’auras, sauf si quelqu’un bondit.
zr-hint-same = Le même nombre que sur la pile : tu prends la voiture.
zr-hint-ten = { $total }, c’est pile une dizaine : tu prends la voiture.
zr-hint-event = La carte le dit : tu prends la voiture.
zr-hint-overtake = On reste à { $total }, et la personne suivante passe son tour.
zr-hint-safe = À { $total }, il manque un { $need } pour la dizaine suivante, et ils sont tous déjà posés ou dans ta main.
zr-hint-count = À { $total }, il faut aux autres un { $need } pour la dizaine suivante ; il { $count ->
        [one] n’en reste qu’un
       *[other] en reste { $count }
    } en jeu.
zr-hint-draw = { $count ->
    [0] Tu n’as aucune carte
    [one] Tu n’as qu’une carte
   *[other] Tu n’as que { $count } cartes
} en main : pioche tant que tu peux.
zr-hint-draw-last = La dernière carte termine le rallye, et tu as la voiture.
zr-hint-snap = Tu as le même nombre : bondis, et la voiture est à toi.
zr-hint-snap-wins = Tu as le même nombre, et on arrive à { $total } : tu gagnes le rallye.
zr-hint-pass = Tu n’as pas de { $card }.
zr-hint-pass-hold = Avec ta carte, on serait à { $total } ; ensuite, un { $need } te reprendrait la voiture.
