## Before the deal: who is still to come, the way in for them, and who begins

web-wait-title = { $count ->
    [one] Encore { $count } place libre
   *[other] Encore { $count } places libres
}
web-waiting = { $count ->
    [one] { $names } t’attend
   *[other] { $names } t’attendent
}
web-waiting-label = Tables qui attendent du monde
web-wait-address = Ou ouvre { $address } sur l’autre appareil pour rejoindre la table.
web-wait-who = Autour de la table
web-wait-call = Qui veut jouer ?
web-wait-open = Encore libre
web-wait-expected = Qui vient ?
web-wait-throw = Lancer la balle
web-wait-throw-me = Lance-moi !
web-wait-start = Commencer sans les autres
web-wait-start-with = Commencer avec { $name }
web-wait-now = Commencer maintenant
web-wait-soon = Presque là
web-wait-choosing = C’est connecté ! Quelqu’un choisit son animal…
web-wait-anyway = Commencer quand même
web-wait-anyway-ask = Un robot prendra alors cette place. La personne qui choisit encore son animal ne pourra que regarder.
web-wait-on = Attendre encore
web-wait-missing = Pas encore là : { $names }. En attendant, un robot joue ; en arrivant, on reprend la main quand on veut.
web-wait-send = Envoyer le lien
web-wait-copy = Copier le lien
web-wait-message = Joue avec moi à « { $game } » – touche ici :
web-wait-begin = C’est parti !
web-wait-host = { $name } va bientôt commencer.
web-wait-fill = { $count ->
    [one] Un robot jouera à la place libre.
   *[other] Des robots joueront aux places libres.
}
web-wait-rules = Comment on joue
web-wait-hello = Dire bonjour à { $name }
web-wait-play = Touchez les animaux : ils se saluent.
web-way-why = Les autres ne savent encore rien de ta table.
web-way-in = Inviter les autres
web-way-window = Arrête Spielkiste dans la fenêtre où elle tourne. Relance-la dans cette fenêtre avec : spielkiste serve --open
web-way-address = Elle montre alors une adresse Wi-Fi. Ouvre-la ici dans le navigateur.
web-way-devices = Prépare à nouveau la table là-bas. Tu peux alors inviter.
web-way-link = Lien pour cet ordinateur seulement
