## A scuola e al circolo

web-class-door-title = Aula
web-class-code = Codice
web-class-code-hint = Per i bambini: le sei lettere scritte alla lavagna
web-class-code-go = Avanti
web-class-back = Torna nella tua aula
web-class-open-title = Apri un’aula
web-class-open-hint = Un codice alla lavagna, un tocco, e tutti i tavoli sono pronti. Senza account e senza elenchi di nomi; quando chiudi l’aula, si cancella tutto.
web-class-game = Gioco
web-class-size = In quanti per tavolo?
web-class-size-1 = Contro i bot
web-class-size-2 = In due
web-class-size-3 = In tre
web-class-size-4 = In quattro
web-class-places = Quanti bambini?
web-class-level = Bot nei posti liberi
web-class-options = Scegli le regole
web-class-open = Apri l’aula
web-class-privacy-title = Che cosa succede ai dati
web-class-privacy-1 = Non serve nessun account. Ogni bambino sceglie un animale e, se vuole, un soprannome; altrimenti ne riceve uno inventato.
web-class-privacy-2 = Fino alla chiusura dell’aula il server conserva soprannomi, animali, mosse, punti e quali calcoli erano giusti. Alla chiusura si cancella tutto. Se nessuno la chiude, dopo un giorno non si può più aprire e circa una settimana dopo viene cancellata.
web-class-privacy-3 = Niente cookie, niente pubblicità, nessuna richiesta ad altri siti. Sul dispositivo del bambino c’è solo la chiave del suo posto, finché l’aula è aperta.

web-class-join-title = Entra!
web-class-join-name = Soprannome (se ti va)
web-class-join-go = Gioca
web-class-wait-title = Ciao, { $name }!
web-class-wait = Tra poco si comincia. Il tuo posto è quasi pronto.
web-class-eyes = Occhi alla lavagna!
web-class-eyes-line = La tua partita ti aspetta. Il tempo è fermo.
web-class-over = L’aula è chiusa
web-class-over-line = Grazie per aver giocato! Tutte le partite sono state cancellate.
web-class-unreached = La connessione non c’è più. Torna da sola.
web-class-guessed = Qualcuno prova a indovinare i codici delle aule. Controlla che nell’elenco ci siano solo bambini della tua classe.

web-class-room = Aula { $code }
web-class-round = Turno { $round }
web-class-here = { $here } su { $places } in aula
web-class-wall = Mostra il codice
web-class-wall-title = Entrate!
web-class-wall-line = Inquadrate l’immagine, oppure aprite { $address } e scrivete il codice.
web-class-pause = Occhi alla lavagna
web-class-resume = Si riprende
web-class-paused = Tutti guardano la lavagna; le partite aspettano.
web-class-start = Avvia tutti i tavoli
web-class-start-hint = I posti liberi li prendono i bot.
web-class-next = Prossimo turno
web-class-results = Risultati
web-class-more = Altro
web-class-empty = Non è ancora arrivato nessuno. Mostra il codice alla lavagna.
web-class-complete = Ci sono tutti
web-class-tables = Tavoli
web-class-waiting = Senza posto
web-class-knock = Alla porta: { $name }
web-class-knock-line = Tutti i posti sono occupati. Dove si siede?
web-class-knock-seat = Posto di { $name }
web-class-knock-bot = Posto del bot, tavolo { $number }
web-class-knock-table = Nuovo tavolo
web-class-knock-heard = { $name } bussa. Tutti i posti sono occupati.
web-class-knocking = Sei alla porta. Ti hanno visto: tra poco avrai un posto.
web-class-refused-title = Ancora fuori
web-class-table = Tavolo { $number }
web-class-plan = Posti ai tavoli
web-class-table-waiting = aspetta altri giocatori
web-class-table-ready = pronto
web-class-table-moves = { $moves ->
    [one] 1 mossa
   *[other] { $moves } mosse
}
web-class-table-over = finito
web-class-stuck = forse serve aiuto
web-class-quiet = tutto fermo da { $minutes ->
    [one] 1 minuto
   *[other] { $minutes } minuti
}
web-class-refusals = { $count ->
    [one] 1 mossa non valida
   *[other] { $count } mosse non valide
}
web-class-turn = deve giocare
web-class-gone = non c’è
web-class-stood-in = gioca un bot
web-class-won = ha vinto
web-class-free = libero
web-class-watch = Guarda
web-class-unwatch = Torna alla classe
web-class-child-rename = Cambia nome
web-class-child-name = Nuovo nome
web-class-child-made-up = Inventa un nome
web-class-child-bot = Fai continuare un bot
web-class-child-bot-hint = Se il bambino torna, riprende il suo posto.
web-class-child-give = Dai il posto a un altro bambino
web-class-child-give-hint = Per esempio, se è rientrato da un altro dispositivo.
web-class-child-out = Manda fuori dall’aula
web-class-child-out-sure = Davvero fuori?
web-class-next-title = E adesso?
web-class-next-meet = Ognuno incontra una persona nuova
web-class-next-meet-hint = Le coppie ruotano finché tutti non hanno giocato contro tutti.
web-class-next-swiss = Sfide alla pari
web-class-next-swiss-hint = Sistema svizzero, come nei tornei: si affrontano vicini di classifica che non hanno ancora giocato tra loro.
web-class-next-change = Cambia gioco
web-class-next-go = Via: { $game }
web-class-next-unfinished = { $count ->
    [one] A un tavolo si sta ancora giocando: quella partita non conterà.
   *[other] A { $count } tavoli si sta ancora giocando: quelle partite non conteranno.
}
web-class-points = Punti
web-class-games = Partite
web-class-name = Nome
web-class-place = Posto
web-class-results-hint = Chi vince fa un punto; una vittoria condivisa vale mezzo punto. Conta la prima partita di ogni tavolo.
web-class-link-title = Il tuo link di oggi
web-class-link-hint = Apre quest’aula su un altro dispositivo, per un giorno. Non darlo a nessun altro.
web-class-close = Chiudi e cancella tutto
web-class-close-title = Chiudere l’aula?
web-class-close-line = Tutte le partite finiscono. Nomi, mosse e risultati vengono cancellati e non si possono recuperare.
web-class-closed = L’aula è chiusa e tutto è stato cancellato.

error-class-unknown = Non c’è nessuna aula con questo codice. Guarda di nuovo la lavagna.
error-class-full = Quest’aula è piena. Dillo alla maestra o al maestro.
error-class-no-chair = A questo tavolo non c’è posto. Scegline un altro.
error-class-out = Chiedi alla maestra o al maestro se puoi rientrare.
error-class-closed = Quest’aula è chiusa.
error-class-paused = Occhi alla lavagna! Tra poco si riprende.
error-class-places = In un’aula possono giocare da 1 a { $most } bambini.
error-no-such-child = Questo bambino non è più in aula. Guarda di nuovo l’elenco.
error-rude-name = Non è un bel nome. Scegline un altro.
web-plans = Piani di lezione
web-plans-line = Per ogni gioco un piano di venti minuti: obiettivo, svolgimento e spunti per parlarne dopo.
