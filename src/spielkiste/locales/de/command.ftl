## Die Befehlszeile

error-meant = Meintest du { $meant }?
error-unknown-command = Es gibt keinen Befehl „{ $name }“; wähle einen von: { $known }.
error-game-alone = Was möchtest du damit tun? Zum Beispiel: spielkiste play { $game }
error-unknown-flag = { $command } kennt kein { $flag }; sieh nach mit: { $command } --help.
error-flag-is-option = „{ $option }“ ist eine Option des Spiels; schreib: --option { $setting }
error-bots-by-flag = „{ $word }“ ist ein Bot; schreib: --bots { $bots }
error-flag-choice = { $flag } kann nicht „{ $value }“ sein; wähle eines von: { $known }.
error-flag-number = { $flag } kann nicht „{ $value }“ sein; schreib eine Zahl von { $least } bis { $most }.
error-flag-at-least = { $flag } kann nicht „{ $value }“ sein; schreib eine Zahl: mindestens { $least }.
error-flag-empty = Hinter { $flag } fehlt etwas; sieh nach mit: { $command } --help.
error-flag-alone = Hinter { $flag } gehört nichts; sieh nach mit: { $command } --help.
error-missing-argument = Es fehlt noch: { $names }; sieh nach mit: { $command } --help.
error-missing-game = Welches Spiel? Wähle eines von: { $known }; sieh nach mit: { $command } --help.
error-too-much = „{ $word }“ ist zu viel; sieh nach mit: { $command } --help.
error-usage = So geht es nicht ({ $message }); sieh nach mit: { $command } --help.
error-unknown-lesson = { $game } hat keine Übung „{ $name }“; es hat: { $known }.
error-host-not-here = --host: { $host } ist keine Adresse dieses Rechners; lass --host weg, oder nimm 0.0.0.0 für alle Geräte im Netz.
error-port-not-allowed = --port: Port { $port } ist dem System vorbehalten; nimm einen von 1024 bis 65535.

games-lesson = Übung { $name }: { $title }

chest-games-here = Spielkiste: diese Spiele gibt es.
chest-game = { $slug }  { $title }: { $tagline }
chest-open = die Kiste im Browser öffnen
chest-play = im Terminal spielen
chest-learn = ein Spiel beim Spielen lernen
chest-games = Optionen, Bots und Übungen aller Spiele
chest-help = alle anderen Befehle
