web-box-memo-race = Rallye Mémo

## Rallye Mémo in the browser

web-mr-mat = Le désert
web-mr-stage = Et maintenant ?
web-mr-others = Les autres
web-mr-drivers = Au volant
web-mr-covered = face cachée
web-mr-canisters = { $count ->
    [0] aucun jerrican
    [one] un jerrican
   *[other] { $count } jerricans
}
web-mr-your-car = ta voiture
web-mr-car-of = voiture : { $name }
web-mr-your-finish = ton arrivée
web-mr-just-swapped = tout juste échangée
web-mr-can-swap = peut être échangée
web-mr-can-swap-with = échanger avec elle
web-mr-goal = arrivée : { $colour }, { $sign }
web-mr-no-canister = pas encore de jerrican
web-mr-turn-tile = poser { $place } ainsi : { $road }
web-mr-sign-flower = fleur
web-mr-sign-moon = lune
web-mr-sign-sun = soleil
web-mr-sign-clover = trèfle
web-mr-drive = Rouler
web-mr-swap = Échanger
web-mr-put-back = Reposer
web-mr-speak = Lire à voix haute
web-mr-driving = encore en route
web-mr-cup = la coupe
web-mr-home = à l’arrivée !

web-mr-way-pit = Par où aller au stand ?
web-mr-way-home = Par où aller à l’arrivée ?
web-mr-ask-drive-pit = C’est à toi ! { web-mr-way-pit }
web-mr-ask-drive-home = C’est à toi ! { web-mr-way-home }
web-mr-ask-name-pit = { $name }, c’est à toi ! Par où aller au stand ?
web-mr-ask-name-home = { $name }, c’est à toi ! Par où aller à l’arrivée ?
web-mr-ask-must-drive = Assez d’échanges : maintenant, on roule !
web-mr-hear-way = vers { $direction } ({ $place })
web-mr-hear-or = { $one } ou { $other }
web-mr-hear-drive = { $swap ->
    [yes] Roule { $ways }, ou échange deux plaquettes.
   *[no] Roule { $ways }.
}
web-mr-ask-swap = Quelle plaquette veux-tu échanger ?
web-mr-ask-swap-stuck = Par ici, on ne passe plus. Échange deux plaquettes !
web-mr-ask-with = Avec laquelle l’échanges-tu ?
web-mr-ask-lay = Plaquette { $kind } ! Dans quel sens ?
web-mr-no-far = C’est trop loin : une plaquette à la fois !
web-mr-no-start = Les plaquettes départ-arrivée ne bougent pas.
web-mr-no-own-car = C’est ta propre voiture.
web-mr-no-fine = Ah, d’accord !
web-mr-say-turned = Regarde, { $kind ->
    [virage] un virage
    [carrefour] un carrefour
    [stand] un stand
   *[other] une { $kind }
} !
web-mr-say-wait = { $name } réfléchit…
web-mr-say-wait-lay = { $name } retourne { $kind ->
    [virage] un virage
    [carrefour] un carrefour
    [stand] un stand
   *[other] une { $kind }
}
web-mr-say-wait-swap = { $name } échange deux plaquettes
web-mr-say-won = { $name } est à l’arrivée !
web-mr-say-won-you = Tu arrives avant tout le monde !
web-mr-say-shared = La course est finie.

## The track workshop

web-mr-workshop = Atelier de circuits
web-mr-track-title = Atelier
web-mr-track-leave = Retour à la boîte
web-mr-track-grid = Le bac à sable
web-mr-track-tray = Plaquettes
web-mr-track-left = { $kind }, il en reste { $count }
web-mr-track-lift = Enlever une plaquette
web-mr-track-field = Colonne { $column }, rangée { $row }
web-mr-track-empty = vide
web-mr-track-edge = la piste sort du bac
web-mr-track-gap = la piste s’arrête ici
web-mr-track-no-join = les pistes ne se rejoignent pas ici
web-mr-track-dead-end = ici, il faudrait faire demi-tour
web-mr-track-start = Trace un circuit dans le sable, ou pose-le avec des plaquettes !
web-mr-track-closed = Un circuit ! Longueur : { $count } plaquettes
web-mr-track-closed-all = Un circuit de { $count } plaquettes !
web-mr-track-broken = { $count ->
    [one] La boucle n’est pas fermée : { $count } bout libre
   *[other] La boucle n’est pas fermée : { $count } bouts libres
}
web-mr-track-drive = Démarrer !
web-mr-track-drive-first = Ferme d’abord la boucle
web-mr-track-begin = Exemple
web-mr-track-build = Construire
web-mr-track-share = Partager le circuit
web-mr-track-share-hint = Tout le circuit est dans ce lien. Qui l’ouvre peut y rouler et continuer à construire.
web-mr-track-size = Grille et plaquettes
web-mr-track-columns = Colonnes
web-mr-track-rows = Rangées
web-mr-track-pool = Quatre boîtes de plaquettes
web-mr-track-pool-hint = Quatre fois plus de plaquettes pour de longs circuits
web-mr-track-clear = Vider le bac à sable
web-mr-tracks = Circuits
web-mr-track-name = Nom du circuit
web-mr-track-unnamed = Circuit { $number }
web-mr-track-save = Enregistrer
web-mr-track-open = Ouvrir { $name }
web-mr-track-forget = Jeter { $name }
web-mr-track-examples = Pour commencer
web-mr-track-example = Exemple { $number }
web-mr-race-cars = Qui roule ?
web-mr-race-self = Regarder
web-mr-race-hand = Conduire
web-mr-race-again = Encore une fois
web-mr-race-runner = { $animal }, tour { $lap } sur { $laps } : maintiens appuyé pour rouler
web-mr-race-bot = { $animal } en pilote automatique, tour { $lap } sur { $laps }
web-mr-race-hold = Appuie !
web-mr-race-won = { $animal } gagne !
