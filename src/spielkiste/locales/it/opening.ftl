## Quando qualcuno apre il baule a casa

serve-already = Spielkiste è già aperta: { $address }
serve-other-port = Un altro programma sta usando la porta { $port }; per questo stavolta è la { $opened }.
serve-games-there = Le tue partite di prima sono sullo scaffale all’indirizzo { $address } e non sono perse: chiudi l’altro programma e riavvia.
serve-phone = Per giocare dal telefono: { $address }
serve-other-networks = In altre reti: { $addresses }
serve-who = Chiunque sia nella stessa rete può entrare e giocare. Solo per te: --host 127.0.0.1 (con make: make play SPIELKISTE_HOST=127.0.0.1).
serve-only-here = Può entrare solo questo computer. Per far entrare il telefono, togli --host.
serve-no-network = Questo computer non è in nessuna rete, quindi un telefono non può raggiungerlo. Collega entrambi allo stesso Wi-Fi e riavvia.
serve-stop = Ctrl-C la chiude; ogni partita è salvata.
serve-closed = Spielkiste è chiusa; ogni partita è salvata.
serve-closed-unsaved = Spielkiste è chiusa. Il database { $path } mancava o non si poteva scrivere; le ultime mosse non sono salvate.
single-file-close = Premi Invio per chiudere questa finestra.
error-database-open-at = Sul database { $path } gira già un server, all’indirizzo { $address }; prima chiudilo, oppure indicane un altro con --database.
error-other-origin = Questa pagina è stata aperta con un indirizzo diverso da quello che il server conosce. Usa quello che indica all’avvio; un proxy davanti deve passare l’intestazione Host così com’è.
