web-again-swap = Échanger les places
web-again-swap-what = Rejouer : tout le monde avance d’une place
web-again-swap-asked = { $name } voudrait rejouer en échangeant les places.
web-again-yes = Oui, d’accord !
web-again-no = Non merci
web-again-waiting = On attend encore : { $names }…
web-story-swapped = Une nouvelle partie commence. Tout le monde a avancé d’une place.
error-nobody-to-swap = Il n’y a personne ici avec qui changer de place.
