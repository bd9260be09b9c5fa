# The texts of the first page: the shelf, its menu, and what is said when a page does not come.
house-list = { $most } et { $last }
web-box-games = { $count } jeux
web-class = Pour la classe
web-close = Fermer
web-continue = Continuer
web-continue-over = Rejouer
web-dark = Table sombre
web-day = Aujourd’hui
web-day-all = Tous les défis du jour
web-day-done = Réussi !
web-day-play = Jouer
web-day-stickers = { $count ->
    [one] { $count } autocollant
   *[other] { $count } autocollants
}
web-engine-reload = Recharger
web-family = Qui joue ?
web-games = Jeux
web-house = Spielkiste
web-import = Ouvrir un enregistrement
web-import-hint = Tu as le fichier d’une partie ? Ici, tu peux la revoir et la continuer.
web-kept =
    { $days ->
        [365] Les parties sont gardées un an.
        [one] Les parties sont gardées un jour.
       *[other] Les parties sont gardées { $days } jours.
    }
web-kept-for-ever = Toutes les parties sont gardées.
web-language = Langue
web-lost = Il n’y a pas de table ici
web-menu = Menu
web-mine = Tes parties
web-mine-marked = partie en cours
web-offline = Pas de connexion avec Spielkiste. Réessaie dans un instant.
web-pocket-friends = Jouer avec des amis
web-pocket-friends-hint = À une table du serveur, des amis sur d’autres appareils peuvent jouer avec toi.
web-pocket-hint = Le coffre à emporter marche aussi sans réseau. Ses parties restent sur l’appareil.
web-pocket-open = Ouvrir le coffre à emporter
web-setup-age = dès { $age } ans
web-setup-minutes = { $minutes } min
web-setup-minutes-range = { $least }–{ $most } min
web-shelf-welcome = Choisis un jeu !
web-sound = Son
web-volume = Volume sonore
web-volume-soft = faible
web-volume-medium = moyen
web-volume-loud = fort
web-to-shelf = Retour à l’étagère
web-trouble = Ça n’a pas marché.
web-version = Spielkiste { $version }
web-voice = Lire à voix haute
web-voice-hello = Je te fais la lecture.
web-voice-hint = Une voix te lit tout. Inutile si tu as un lecteur d’écran.
web-voice-none = Cet appareil n’a pas de voix pour cette langue.
# What the voice says for a sign or a short form: "7 × 8", "750 km", "5–10 min".
web-say-times = { $first ->
    [1] une fois { $second }
   *[other] { $first } fois { $second }
}
web-say-often = { $count ->
    [1] une fois
   *[other] { $count } fois
}
web-say-km = { $count ->
    [one] kilomètre
   *[other] kilomètres
}
web-say-minutes = { $count ->
    [one] minute
   *[other] minutes
}
web-say-seconds = { $count ->
    [one] seconde
   *[other] secondes
}
web-say-years = { $count ->
    [one] an
   *[other] ans
}
web-say-range = { $low } à { $high }
web-say-plus = plus
web-say-equals = égale
web-say-one = { $noun ->
    [carte] une
    [borne] une
    [place] une
    [personne] une
    [minute] une
    [seconde] une
    [manche] une
    [coupe] une
    [mauvaise] une
    [chose] une
   *[other] 1
}
