## À qui de jouer, et les parties sur plusieurs jours

web-turn-yours = À toi de jouer
web-turn-since = { $turn }, depuis { $since }
web-turn-theirs = { $count ->
    [one] C’est à { $names }
   *[other] C’est à { $names }
}
web-turn-tell = Préviens-moi quand c’est à moi
web-turn-tell-hint = Ton appareil affichera une notification. Elle ne dit jamais rien de tes cartes.
web-turn-off = Arrêter les notifications
web-turn-denied = Ton navigateur bloque les notifications. Tu peux changer cela dans ses réglages.
web-slow = Jouer sur plusieurs jours
web-slow-hint = Environ un coup par jour, sans chrono. La table est gardée longtemps.
web-slow-relief = Au bout d’une semaine, un robot prend le relais
web-slow-here = Ici, on joue sur plusieurs jours : environ un coup par jour.
