## La ligne de commande

error-meant = Tu voulais dire { $meant } ?
error-unknown-command = La commande « { $name } » n’existe pas ; choisis parmi : { $known }.
error-game-alone = Que veux-tu en faire ? Par exemple : spielkiste play { $game }
error-unknown-flag = { $command } ne connaît pas { $flag } ; plus de détails avec : { $command } --help.
error-flag-is-option = « { $option } » est une option du jeu ; écris : --option { $setting }
error-bots-by-flag = « { $word } » est un robot ; écris : --bots { $bots }
error-flag-choice = { $flag } ne peut pas être « { $value } » ; choisis parmi : { $known }.
error-flag-number = { $flag } ne peut pas être « { $value } » ; écris un nombre de { $least } à { $most }.
error-flag-at-least = { $flag } ne peut pas être « { $value } » ; écris un nombre : au moins { $least }.
error-flag-empty = Il manque quelque chose après { $flag } ; plus de détails avec : { $command } --help.
error-flag-alone = Il n’y a rien à écrire après { $flag } ; plus de détails avec : { $command } --help.
error-missing-argument = Il manque encore : { $names } ; plus de détails avec : { $command } --help.
error-missing-game = Quel jeu ? Choisis parmi : { $known } ; plus de détails avec : { $command } --help.
error-too-much = « { $word } » est de trop ; plus de détails avec : { $command } --help.
error-usage = Ça ne va pas ({ $message }) ; plus de détails avec : { $command } --help.
error-unknown-lesson = { $game } n’a pas de leçon « { $name } » ; choisis parmi : { $known }.
error-host-not-here = --host : { $host } n’est pas une adresse de cette machine ; enlève --host, ou prends 0.0.0.0 pour tous les appareils du réseau.
error-port-not-allowed = --port : le port { $port } est réservé au système ; choisis-en un de 1024 à 65535.

games-lesson = Leçon { $name } : { $title }

chest-games-here = Spielkiste : voici les jeux.
chest-game = { $slug }  { $title } – { $tagline }
chest-open = ouvrir le coffre dans le navigateur
chest-play = jouer dans le terminal
chest-learn = apprendre un jeu en jouant
chest-games = options, robots et leçons de tous les jeux
chest-help = toutes les autres commandes
