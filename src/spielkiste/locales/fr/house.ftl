## The house: what all games and faces share

house-yes = oui
house-no = non

option-tempo = Rythme
option-tempo-live = en direct (la main la plus rapide compte)
option-tempo-calm = tranquille (sans se presser, on demande à tout le monde)
option-naming = Jouer ou s’entraîner ?
option-naming-off = jouer
option-naming-off-hint = Comme autour d’une vraie table : personne ne t’interroge.
option-naming-practice = s’entraîner
option-naming-practice-hint = C’est toi qui calcules ; l’aide vient pas à pas.
option-naming-strict = se tester
option-naming-strict-hint = C’est toi qui calcules ; chaque erreur compte.
option-begins = Qui commence
option-begins-0 = au hasard

error-unknown-game = Le jeu « { $game } » n’existe pas ; choisis parmi : { $known }.
error-unknown-language = La langue « { $language } » n’existe pas ici ; choisis parmi : { $known }.
error-unknown-option = L’option « { $option } » n’existe pas ; choisis parmi : { $known }.
error-bad-option-value = L’option { $option } ne peut pas être « { $value } » ; choisis parmi : { $range }.
error-bad-seats = Avec ces options, il faut être { $counts } pour jouer, pas { $seats }.
error-seats-by-option = Avec ces options, il faut être { $counts } pour jouer, pas { $seats }. Pour cela, il faut l’option { $setting }.
error-not-at-the-table = Il n’y a pas de joueur { $seat_number } à cette table : on y joue à { $seats }.
error-bad-day = « { $text } » n’est pas une date. Écris-la comme ceci : 2026-11-18.
error-bad-deal-number = « { $text } » n’est pas un numéro de donne. Choisis de 1 à { $last }.
error-no-deal-numbers = Dans ce jeu, les donnes n’ont pas de numéro. Enlève le numéro.
error-illegal-move = Ce coup n’est pas permis maintenant.
error-no-such-move = Le coup { $move } n’existe pas.
error-unreadable-move = « { $text } » n’est pas un coup ; écris la lettre d’un coup, ou ? pour l’aide.
error-bad-position = Ce fichier ne contient pas de position de ce jeu.
error-unknown-rules-version = Cette partie suit d’autres règles (version { $version }) ; ce programme connaît la version { $known }. Mets Spielkiste à jour pour l’ouvrir.
error-replay-bad-move = Le coup { $number } de cet enregistrement n’est pas permis ; le fichier est abîmé.
error-damaged-file = Ce fichier est abîmé ; demande qu’on te le redonne.
error-foreign-file = Ce n’est pas un fichier Spielkiste.
error-newer-file = Ce fichier vient d’une version plus récente de Spielkiste ; fais la mise à jour pour l’ouvrir.
error-unknown-bot = Le robot « { $bot } » n’existe pas ; choisis parmi : { $known }.
error-bot-file = Impossible de charger le robot de { $path } ({ $why }) ; écris FICHIER.py:CLASSE.
error-bad-bot-level = Le niveau d’un robot va de 1 à 5, pas « { $level } ».
error-bots-and-seats =
    { $bots ->
        [one] { $bots } robot
       *[other] { $bots } robots
    } pour { $seats ->
        [one] { $seats } place libre
       *[other] { $seats } places libres
    }. Donne un robot par place.
error-arena-alone = Ce jeu se joue en solo ; lance simulate pour chaque robot et compare les points.
error-arena-bots = Une arène a besoin d’au moins deux robots.
error-arena-crowd = À une table de { $seats }, il n’y a pas de place pour { $bots } robots ; donnes-en moins.
error-bad-jobs = Il faut au moins 1 processus, pas { $jobs }.
error-bad-count = Il faut au moins 1 partie, pas { $count }.
error-bad-seed = Cette graine ne convient pas. Écris un nombre entier de 19 chiffres au plus ou un mot de 200 lettres au plus.
error-option-form = Une option s’écrit nom=valeur, pas « { $text } ».
error-no-file = Impossible de lire le fichier { $path } ; vérifie son nom.
error-cannot-write = Impossible d’écrire le fichier { $path } : { $why }.
error-no-save = Il n’y a pas de partie à reprendre ; commences-en une avec : spielkiste play { $game }
error-database-in-use = Un serveur utilise déjà la base de données { $path } ; arrête-le d’abord, ou choisis-en une autre avec --database.
error-not-kept = Le serveur n’a pas pu enregistrer ça. Réessaie dans un instant ; rien n’est perdu.
error-table-unreadable = Cette table ne s’ouvre plus. Prends-en une nouvelle sur l’étagère.
error-no-such-seat = La place { $seat } n’existe pas ; dans ce jeu, les places vont de 1 à { $seats }.
error-no-such-move-number = Cette partie compte { $moves } coups ; choisis un nombre de 0 à { $moves }.
error-too-many-people = Nombre de places : { $seats }. Ce n’est pas assez pour { $people } personnes.
error-bad-game-name = « { $name } » ne peut pas être le nom d’un jeu : prends jusqu’à 40 lettres simples (sans accents), chiffres et traits d’union, en commençant par une lettre, et pas un mot que Python utilise lui-même.
error-game-taken = Il y a déjà un jeu { $game }, qui vient du paquet { $package } ; prends un autre nom.
error-folder-taken = Il y a déjà quelque chose qui s’appelle { $path } ; choisis un autre nom.
error-not-installed = { $game } n’est pas encore installé. Tape : pip install -e ./{ $game }
error-called-otherwise = Le paquet { $name } est installé, mais son jeu s’appelle { $game }.
error-name-of-module = « { $name } » est déjà le nom d’un module Python. Choisis un autre nom.
error-no-rules = Cette boîte n’a pas de page de règles. La table montre ce qui est possible, et si quelque chose ne l’est pas, elle dit pourquoi.

learn-says = 🦊 { $text }
learn-go-on = Appuie sur Entrée pour continuer.
learn-done = Bravo ! Et maintenant, une vraie partie : spielkiste play { $game }
learn-left = Pour reprendre la leçon du début : { $again }

play-welcome = { $title } – { $names }.
play-help-line = Écris la lettre d’un coup, ou le coup lui-même. Écris ? pour l’aide, rules pour les règles, quit pour arrêter.
play-help =
    Écris une lettre pour choisir dans la liste. Tu peux aussi écrire le coup lui-même, par exemple « { $example } », ou seulement le nombre qu’il contient.
    rules      toutes les règles de ce jeu
    rule { $clause }  une seule règle
    table      toute la table, en mots
    why COUP   pourquoi un coup n’est pas possible
    hint       ce que ferait quelqu’un qui joue bien, et pourquoi
    quit       arrêter ; « { $resume } » reprend ici
play-your-turn = { $alone ->
    [yes] À toi de choisir :
   *[no] { $name }, à toi de choisir :
}
play-choice = { $number } · { $text }
play-prompt = >{" "}
play-not-now = Impossible. { $reason } (règle { $clause })
play-possible = Ce coup est possible.
play-why-what = Quel coup ? Écris-le après, par exemple « why { $example } ».
play-no-rule = La règle { $number } n’existe pas.
play-only = Un seul coup possible : { $text }
play-which = Plusieurs coups possibles : { $letters }. Écris la lettre.
play-number = Écris un nombre de { $least } à { $most }.
play-pass-on = { $name }, prends le clavier et appuie sur Entrée. Les autres ne regardent pas !
play-done = C’est fait. Appuie sur Entrée et passe le clavier.
play-kept = La partie est enregistrée. Pour continuer : { $resume }
play-over = La partie est finie.
play-winners = Victoire : { $names }
play-tied = Égalité ! Victoire partagée : { $names }
play-nobody-won = Personne n’a gagné.
play-scores = { $name } : { $score }
play-replay = Toute la partie se trouve dans { $path }
play-you = Toi
play-person = Joueur { $number }
play-resumed = La partie reprend où elle en était.
play-waiting = Une partie t’attend ici. La reprendre ? ({ $yes }/{ $no })
play-waiting-answer = Tape { $yes } pour la reprendre. Avec { $no }, elle est mise de côté, bien gardée, et une autre commence.
play-kinder = C’est ta première partie ici, alors le départ est plus facile : « { $rule } ». Pour l’enlever : --option { $name }=no
play-set-aside = La partie qui attendait ici est maintenant dans { $path }
play-title-table = Sur la table :

lab-progress = { $done } parties sur { $all }
lab-simulated = { $game }, { $games } parties à { $seats ->
    [one] 1 place :
   *[other] { $seats } places :
} { $mean } coups en moyenne, { $speed } coups par seconde.
lab-score = Points de { $bot } : { $mean } en moyenne, de { $least } à { $most }
lab-seat = Place { $seat } ({ $bot }) : { $share } % des victoires (de { $low } à { $high })
lab-bot = { $bot } : { $share } % des victoires (de { $low } à { $high })
lab-beginner = Au premier joueur : { $share } % des victoires (de { $low } à { $high })
lab-ended = Finies par { $clause } : { $count }
lab-arena = { $game }, { $games } parties avec { $deals } donnes, places échangées :
lab-nobody = Sans vainqueur : { $count }
lab-checked = { $game } : { $setups } mises en place jouées jusqu’au bout, chaque promesse tenue.
lab-never-told = Jamais raconté dans ces parties : { $events }. Un test qui va jusque-là essaie aussi les textes.

games-line = { $slug } : { $title } ({ $tagline }). Joueurs : { $seats }. Robots : { $bots }.
games-option = Option { $name } : { $text } ({ $range } ; d’habitude { $default })
games-begins = 0 : au hasard ; de 1 à { $most } : une place
new-game-written = Le jeu est dans { $folder }. Ensuite : pip install -e { $folder } && spielkiste check { $folder }
games-left-out = L’extension { $name } est laissée de côté : { $why }

replay-head = { $title } – { $names }

error-bad-name = Un nom a de 1 à { $most } lettres.
error-not-started = La partie n’a pas encore commencé.
error-not-your-seat = Ce n’est pas ta place.
error-only-watching = Tu regardes ; seuls les joueurs peuvent faire ça.
error-table-full = À cette table, toutes les places sont prises ; demande le lien pour regarder.
error-started-already = La partie a déjà commencé.
error-not-over = La revanche, c’est quand la partie est finie.
error-too-late = Trop tard : quelqu’un a été plus rapide ; tu gardes ta carte.
error-no-medal = Il n’y a pas de médaille dans cette boîte.
error-no-extra = Il n’y a rien de tel dans cette boîte.
error-bad-pictures = Les règles en images sont abîmées. Il faut réparer la boîte.
error-bad-lesson = Cette leçon est abîmée ; il faut réparer la boîte.
error-no-tasks = Ce jeu n’a pas de défi du jour.
error-no-lessons = Ce jeu n’a pas encore de leçons.
error-no-lesson = Cette leçon n’existe pas dans cette boîte.
error-lesson-otherwise = Ce serait permis, mais pour l’instant, essayons autre chose.
lesson-otherwise = Ça marcherait aussi ! Mais d’abord, essayons autre chose.
lesson-finished = La leçon est finie. Reprends-la du début ou joue une vraie partie.
error-played-elsewhere = À cette place, on vient de jouer sur un autre appareil.
error-moved-on = Entre-temps, la table a changé. Regarde bien et choisis de nouveau.
error-asked-before = On a déjà répondu à ça. Regarde la table.
error-asked-already = Il y a déjà une autre question sur la table ; répondez d’abord à celle-là.
error-game-ended = Cette partie a été arrêtée. Redistribuez, ou prenez un autre jeu sur l’étagère.
error-game-moved = Cette partie est passée sur l’appareil de { $name }. { $name } peut t’y inviter.
error-game-stays = Cette partie ne peut pas changer d’appareil.
error-not-all-here = Tout le monde à la table doit être là et d’accord. Il manque quelqu’un en ce moment.
error-not-running = Il n’y a pas de partie à arrêter.
error-seat-left = Cette place a été abandonnée.
error-too-many = Beaucoup de demandes d’un coup depuis cette adresse. Attends un peu, puis réessaie.
error-thought-failed = Le calcul n’a pas abouti. Réessaie dans un instant.
error-thought-too-long = Ce calcul prend trop de temps ici.
error-stood-in = Un robot joue pour toi ; reprends d’abord ta place.
error-nobody-there = Il n’y a personne à cette place.
error-still-there = Cette personne est encore là ; attends un peu.
error-slow-week = À cette table, chacun a une semaine pour jouer son tour.
error-nothing-to-undo = Impossible d’annuler : depuis, quelqu’un a appris quelque chose de nouveau.
error-replay-not-yet = L’enregistrement sera là quand la partie sera finie.
error-replay-from-position = Cet enregistrement ne commence pas par le mélange et ne peut pas être repris ici.
error-wrong-key = Ce lien ne mène à aucune table ; vérifie qu’il est complet.
error-malformed = Cette demande est illisible ; recharge la page.
error-too-large = Ce fichier est trop gros pour un enregistrement.
error-flood = Trop de choses d’un coup ; attends un peu et recharge la page.
error-newer-database = La base de données { $path } vient d’une version plus récente de Spielkiste ; fais la mise à jour, ou choisis-en une autre avec --database.
error-database-locked = Un autre programme utilise la base de données { $path } ; ferme-le et réessaie.
error-disk-full = Le disque est plein : fais de la place et réessaie ; rien n’est perdu.
error-database-readonly = Impossible d’écrire dans la base de données { $path } ; vérifie ses droits.
error-not-a-database = { $path } n’est pas une base de données Spielkiste ; choisis-en une autre avec --database.
error-database-unusable = La base de données { $path } est inutilisable ({ $why }) ; choisis-en une autre avec --database.
error-database-not-yours = Cet utilisateur ne peut pas ouvrir la base de données { $path }. Démarre le serveur avec le compte de son propriétaire, ou rends-la-lui avec chown.
error-port-in-use = Le port { $port } de { $host } n’est pas utilisable ; choisis-en un autre avec --port.

serve-address = Spielkiste est ouverte ici : { $address }
serve-no-web = La page n’est pas encore construite ; lance : make play
