## The browser face

web-no = Non
web-menu-out = Arrêter
web-menu-others = Avec les autres
web-menu-device = Sur cet appareil
web-help = Aide
web-story = Historique
web-undo = Annuler
web-result = Résultat
web-understood = Compris

web-language-own = Juste pour { $name } : sur cet appareil, chacun lit dans sa langue.
web-voice-offer = Tout faire lire à voix haute
web-pace = Vitesse des robots
web-pace-hint = Trop lent ? Touche un endroit libre de la table : le robot suivant joue tout de suite.
web-pace-slow = tranquille
web-pace-normal = normale
web-pace-quick = rapide
web-hurry = Ne pas attendre les robots
web-less = { $what } : moins
web-more = { $what } : plus

web-animal-whale = Baleine
web-animal-crab = Crabe
web-animal-snail = Escargot
web-animal-frog = Grenouille
web-animal-dino = Dino
web-animal-bird = Oiseau
web-animal-hedgehog = Hérisson
web-animal-elephant = Éléphant
web-animal-cat = Chat
web-animal-rabbit = Lapin
web-animal-owl = Hibou
web-animal-penguin = Pingouin
web-animal-lion = Lion
web-animal-octopus = Pieuvre
web-animal-bear = Ours
web-animal-bee = Abeille

web-level-1 = très facile
web-level-2 = facile
web-level-3 = moyen
web-level-4 = difficile
web-level-5 = champion
web-bot-level = Robot, { $level }

web-deal = Quelle donne ?
web-deal-new = Une nouvelle
web-deal-today = Celle du jour
web-deal-number = Par numéro
web-deal-which = Numéro de la donne
web-deal-hint = C’est la donne { $deal }. Avec ce lien, on joue avec exactement ces cartes.
web-deal-pass-on = Partager cette donne

web-join-title = Viens jouer !
web-join-name = Comment t’appelles-tu ?
web-join = Jouer
web-join-with = avec { $names }
web-join-full = Toutes les places sont prises. Mais tu peux toujours regarder.
web-join-watch = Regarder

web-link = Lien
web-link-qr = Code QR avec le lien
web-link-scan = Les autres le scannent avec leur téléphone.
web-link-copy = Copier
web-link-share = Partager
web-link-copied = Le lien est copié.
web-link-by-hand = La copie n’est pas possible ici. Le lien est sélectionné : appuie longuement dessus pour le copier toi-même.
web-link-only-here = Les autres appareils ne peuvent pas encore entrer.
web-link-mend = Comment faire
web-link-mend-how = Lance Spielkiste avec « spielkiste serve --open ». Sa fenêtre montre alors une adresse Wi-Fi. Ouvre-la ici.
web-name-of = Nom : { $name }
web-name-save = Garder le nom

web-people = Joueurs
web-you = Toi
web-seat-here = sur cet appareil
web-seat-there = est là
web-seat-away = en pause
web-seat-bot = robot
web-seat-stand-in = un robot joue à sa place
web-stand-in = Laisser un robot jouer
web-take-back = Reprendre la main
web-stood-in = Un robot joue pour { $name }.
web-stood-in-you = Un robot joue pour toi.
web-is-away = { $name } fait une pause.
web-move-device = Continuer sur un autre appareil
web-move-device-hint = Rien que pour toi : avec ce lien, on joue à ta place.
web-watch-link = Inviter à regarder
web-watch-link-hint = Avec ce lien, on voit la table, mais aucune main.
web-leave = Quitter la table
web-leave-title = Quitter la table ?
web-leave-text = La partie reste comme elle est. Tu la retrouveras sur l’étagère.
web-leave-stay = Rester
web-leave-go = Quitter
web-leave-go-hint = Tu gardes ta place. Les autres t’attendent.
web-leave-bot = Laisser un robot continuer
web-leave-bot-hint = Un robot joue pour toi jusqu’à ton retour.
web-leave-for-good = Abandonner ma place pour de bon
web-leave-for-good-hint = Tu ne joues plus dans cette partie.
web-end-game = Arrêter la partie
web-end-asked = { $name } voudrait arrêter la partie ici
web-ended = La partie a été arrêtée.
web-recorded = Cette partie continue un enregistrement : avec le fichier, on peut connaître les cartes cachées.
web-notes = Bon à savoir
web-rematch-asked = { $name } voudrait rejouer.
web-proposal-withdraw = Finalement non

web-connection-lost = Connexion perdue. Nouvel essai…
web-no-line = Je n’arrive pas à joindre la table, mais j’essaie encore. Si ça dure, quelque chose bloque les WebSockets en chemin (un proxy, un pare-feu), ou l’adresse est fausse. Le journal du serveur en dit plus.
web-missed = { $count ->
    [one] Pendant ton absence, il s’est passé { $count } chose.
   *[other] Pendant ton absence, il s’est passé { $count } choses.
} La dernière : { $last }
web-say-your-turn = C’est à toi.
web-say-asked = Il y a une question pour toi.
web-say-moment = Encore un petit instant !
web-ear-turn = C’est le tour de { $name }.
web-ear-over = La partie est finie.
web-ear-next = Choisis « Suite » pour continuer la leçon.
web-ear-no-score = Ici, on ne compte pas de points.
web-ear-no-last = Il ne s’est encore rien passé.
web-ear-no-need = Tu n’as rien à faire pour l’instant.
web-ear-again = Quelque chose vient de changer. Réessaie !
web-ear-window = Les autres ont encore un moment pour réfléchir.
web-ear-thinking = { $name } réfléchit encore.
web-ear-start = Tu joues avec { $names }.
web-ear-starts = { $name } commence.
web-window = Tu peux intervenir

web-plain-table = Sur la table
web-plain-moves = Ce que tu peux faire
web-plain-turn = c’est à toi
web-plain-thinks = réfléchit
web-plain-wait = Maintenant : { $names }
web-plain-agreed = Règles maison à cette table
web-plain-set = { $what } : { $value }

web-story-stumbled = Le robot { $name } s’est emmêlé ; son coup a été joué au hasard.
web-story-undone = Un coup a été annulé.
web-story-rematch = Une nouvelle partie commence.
web-undo-asked = { $name } voudrait annuler un coup
web-undo-asked-you = { $name }, tu es d’accord ?
web-undo-agree = D’accord
web-undo-waiting = On attend encore : { $names }…
web-undo-when = Un coup peut s’annuler tant que personne n’a rien vu de nouveau, une carte par exemple.

web-why = Pourquoi est-ce impossible ?
web-why-rule = La règle qui le dit

web-curtain-title = C’est à { $name }
web-curtain-line = Passe l’appareil à { $name }. Les autres ne regardent pas !
web-curtain-open = C’est moi, { $name }

web-end-you = Tu as gagné !
web-end-tie-you = Égalité : tu partages la victoire avec { $names }.
web-end-tie = Égalité : { $names } se partagent la victoire.
web-end-won = { $count ->
    [one] { $names } a gagné !
   *[other] { $names } ont gagné !
}
web-end-luckless = Pas de chance ! La prochaine fois sera la bonne.
web-end-kind = Bien joué ! La prochaine fois, ça marchera.
web-end-move = Le coup gagnant de { $name }
web-end-move-yours = Ton coup gagnant
web-end-best = Ton exploit
web-end-facts = Et aussi
web-end-share = Résultat en image
web-end-no-picture = L’image n’a pas pu être faite ici. Une capture d’écran marche toujours.
web-end-alone = Terminé
web-end-alone-well = Bien joué !
web-end-nobody = Personne n’a gagné.
web-end-scores = Résultat
web-end-look = Regarder la table
web-end-rematch = Rejouer
web-end-replay = Enregistrement
web-end-shuffle = Pour les curieux
web-end-shuffle-good = Oui : l’empreinte d’avant la partie correspond exactement à ce mélange.
web-end-shuffle-bad = Non ! L’empreinte d’avant la partie ne correspond pas à ce mélange.
web-end-shuffle-unknown = À cette adresse, ce navigateur ne peut pas vérifier. Voici les deux valeurs à comparer.
web-end-seed = Mélange : { $seed }
web-end-commitment = Empreinte : { $commitment }

web-help-text = Touche une carte qui se soulève. Celle qui ne bouge pas te dit pourquoi. Tout marche aussi au clavier :
web-key-help = cette aide
web-key-arrows = parcourir les cartes
web-key-enter = jouer une carte, appuyer sur un bouton
web-key-escape = annuler le choix, fermer la fenêtre
web-key-hand = aller à tes cartes
web-key-table = lire la table, en bref ; encore une fois : tout
web-key-score = le score
web-key-turn = à qui le tour
web-key-last = ce qui vient de se passer
web-key-need = ce que tu peux faire maintenant
web-key-voice = lecture à voix haute : oui ou non
web-key-hurry = ne pas attendre le robot
web-key-story = l’historique
web-key-rules = les règles
web-key-undo = annuler un coup
web-key-menu = le menu

# Lessons
web-lesson = Leçon
web-lesson-next = Suite
web-lesson-here = La main montre cet endroit.
web-lesson-back = Repose d’abord ça : choisis-le encore une fois !
web-lesson-far = Où tu en es
web-lesson-done = Bravo !
web-lesson-done-line = Maintenant, tu sais jouer !
web-lesson-again = Encore une fois
web-lesson-play = Une vraie partie
web-lessons = Apprendre en jouant
web-lessons-first = Tu débutes ? Apprends en jouant
web-lessons-number = Leçon { $number }
