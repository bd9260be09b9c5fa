## La riga di comando

error-meant = Volevi dire { $meant }?
error-unknown-command = Non c’è nessun comando «{ $name }»; scegli tra: { $known }.
error-game-alone = Che cosa ci vuoi fare? Per esempio: spielkiste play { $game }
error-unknown-flag = { $command } non conosce { $flag }; vedi: { $command } --help.
error-flag-is-option = «{ $option }» è un’opzione del gioco; scrivi: --option { $setting }
error-bots-by-flag = «{ $word }» è un bot; scrivi: --bots { $bots }
error-flag-choice = { $flag } non può essere «{ $value }»; scegli tra: { $known }.
error-flag-number = { $flag } non può essere «{ $value }»; scrivi un numero da { $least } a { $most }.
error-flag-at-least = { $flag } non può essere «{ $value }»; scrivi un numero: almeno { $least }.
error-flag-empty = Manca qualcosa dopo { $flag }; vedi: { $command } --help.
error-flag-alone = Dopo { $flag } non va niente; vedi: { $command } --help.
error-missing-argument = Manca ancora: { $names }; vedi: { $command } --help.
error-missing-game = Quale gioco? Scegli tra: { $known }; vedi: { $command } --help.
error-too-much = «{ $word }» è di troppo; vedi: { $command } --help.
error-usage = Così non va ({ $message }); vedi: { $command } --help.
error-unknown-lesson = { $game } non ha nessuna lezione «{ $name }»; scegli tra: { $known }.
error-host-not-here = --host: { $host } non è un indirizzo di questo computer; togli --host, o usa 0.0.0.0 per tutti i dispositivi della rete.
error-port-not-allowed = --port: la porta { $port } è riservata al sistema; scegline una da 1024 a 65535.

games-lesson = lezione { $name }: { $title }

chest-games-here = Spielkiste: ecco i giochi.
chest-game = { $slug }  { $title } – { $tagline }
chest-open = aprire il baule nel browser
chest-play = giocare nel terminale
chest-learn = imparare un gioco giocando
chest-games = opzioni, bot e lezioni di tutti i giochi
chest-help = tutti gli altri comandi
