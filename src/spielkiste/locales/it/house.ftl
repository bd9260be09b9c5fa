## La casa: quello che tutti i giochi hanno in comune

house-yes = sì
house-no = no

option-tempo = Ritmo
option-tempo-live = dal vivo (conta chi arriva prima)
option-tempo-calm = con calma (senza fretta, si chiede a tutti)
option-naming = Giocare o allenarsi?
option-naming-off = giocare
option-naming-off-hint = Come al tavolo: nessuno ti interroga.
option-naming-practice = allenarsi
option-naming-practice-hint = Il risultato lo dici tu; l’aiuto arriva un passo alla volta.
option-naming-strict = verifica
option-naming-strict-hint = Il risultato lo dici tu, e ogni errore conta.
option-begins = Chi comincia
option-begins-0 = decide la sorte

error-unknown-game = Non c’è nessun gioco «{ $game }»; scegli tra: { $known }.
error-unknown-language = Non c’è nessuna lingua «{ $language }»; scegli tra: { $known }.
error-unknown-option = Non c’è nessuna opzione «{ $option }»; questo gioco ha: { $known }.
error-bad-option-value = L’opzione { $option } non può essere «{ $value }»; valori possibili: { $range }.
error-bad-seats = Con queste opzioni si può giocare in { $counts }, non in { $seats }.
error-seats-by-option = Con queste opzioni si può giocare in { $counts }, non in { $seats }. Per questo serve l’opzione { $setting }.
error-not-at-the-table = A questo tavolo non c’è la persona { $seat_number }. Persone al tavolo: { $seats }.
error-bad-day = «{ $text }» non è una data. Scrivila così: 2026-11-18.
error-bad-deal-number = «{ $text }» non è il numero di un mazzo. Scegli da 1 a { $last }.
error-no-deal-numbers = I mazzi di questo gioco non hanno numeri. Togli il numero.
error-illegal-move = Questa mossa adesso non si può fare.
error-no-such-move = La mossa { $move } non esiste.
error-unreadable-move = «{ $text }» non è una mossa; scrivi la lettera di una mossa oppure ? per un aiuto.
error-bad-position = In questo file non c’è una posizione di questo gioco.
error-unknown-rules-version = Questa partita segue regole diverse (versione { $version }); questo programma conosce la versione { $known }. Aggiorna Spielkiste per aprirla.
error-replay-bad-move = La mossa { $number } di questa registrazione non è permessa: il file è rovinato.
error-damaged-file = Questo file è rovinato; fattelo mandare di nuovo.
error-foreign-file = Questo non è un file di Spielkiste.
error-newer-file = Questo file viene da una Spielkiste più nuova; aggiorna per aprirlo.
error-unknown-bot = Non c’è nessun bot «{ $bot }»; scegli tra: { $known }.
error-bot-file = Impossibile caricare il bot da { $path } ({ $why }); scrivi FILE.py:CLASSE.
error-bad-bot-level = Il livello di un bot va da 1 a 5: «{ $level }» non va bene.
error-bots-and-seats =
    { $bots ->
        [one] { $bots } bot
       *[other] { $bots } bot
    } per { $seats ->
        [one] { $seats } posto libero
       *[other] { $seats } posti liberi
    }. Indica un bot per ogni posto.
error-arena-alone = Questo gioco è per una persona sola: usa simulate per ogni bot e confronta i punti.
error-arena-bots = Per un’arena servono almeno due bot.
error-arena-crowd = A un tavolo per { $seats } non ci stanno { $bots } bot; indicane di meno.
error-bad-jobs = Serve almeno 1 processo, non { $jobs }.
error-bad-count = Serve almeno 1 partita, non { $count }.
error-bad-seed = Questo seme non va bene. Scrivi un numero intero di 19 cifre al massimo o una parola di 200 lettere al massimo.
error-option-form = Un’opzione si scrive nome=valore, non «{ $text }».
error-no-file = Non riesco a leggere il file { $path }; controlla il nome.
error-cannot-write = Non riesco a scrivere il file { $path }: { $why }.
error-no-save = Non c’è nessuna partita da riprendere; cominciane una con: spielkiste play { $game }
error-database-in-use = Sul database { $path } gira già un server; prima chiudilo, oppure indicane un altro con --database.
error-not-kept = Il server non è riuscito a salvare. Riprova tra un attimo; niente è andato perso.
error-table-unreadable = Non si riesce più ad aprire questo tavolo. Prendine uno nuovo dallo scaffale.
error-no-such-seat = Il posto { $seat } non esiste; in questo gioco i posti vanno da 1 a { $seats }.
error-no-such-move-number = Questa partita ha { $moves } mosse; scegli un numero da 0 a { $moves }.
error-too-many-people = Su { $seats } posti non ci stanno { $people } persone.
error-bad-game-name = Un gioco non può chiamarsi «{ $name }»: usa al massimo 40 lettere semplici (senza accenti), cifre e trattini, con una lettera all’inizio, e nessuna parola riservata di Python.
error-game-taken = C’è già un gioco { $game }, da { $package }; scegli un altro nome.
error-folder-taken = C’è già qualcosa che si chiama { $path }; scegli un altro nome.
error-not-installed = { $game } non è ancora installato. Scrivi: pip install -e ./{ $game }
error-called-otherwise = Il pacchetto { $name } è installato, ma il suo gioco si chiama { $game }.
error-name-of-module = «{ $name }» è già il nome di un modulo di Python. Scegli un altro nome.
error-no-rules = Questa scatola non ha una pagina con le regole. Quello che puoi fare è sul tavolo; se qualcosa non si può fare, c’è scritto perché.

learn-says = 🦊 { $text }
learn-go-on = Premi Invio e si va avanti.
learn-done = Ben fatto! E adesso una partita vera: spielkiste play { $game }
learn-left = Per ricominciare la lezione: { $again }

play-welcome = { $title } – { $names }.
play-help-line = Scrivi la lettera di una mossa o la mossa stessa. ? aiuto, rules regole, quit fine.
play-help =
    Con una lettera scegli dalla lista. Puoi anche scrivere la mossa, per esempio «{ $example }», o solo il numero che contiene.
    rules      tutte le regole di questo gioco
    rule { $clause }  una sola regola
    table      tutto il tavolo a parole
    why MOSSA  perché una mossa non si può fare
    hint       che cosa farebbe chi gioca bene, e perché
    quit       smettere; poi si riprende con «{ $resume }»
play-your-turn = { $alone ->
    [yes] Scegli:
   *[no] { $name }, scegli:
}
play-choice = { $number } · { $text }
play-prompt = >{" "}
play-not-now = Non si può. { $reason } (regola { $clause })
play-possible = Questa mossa si può fare.
play-why-what = Quale mossa? Scrivila dopo la parola, per esempio «why { $example }».
play-no-rule = La regola { $number } non esiste.
play-only = Si può fare solo una cosa: { $text }
play-which = Può essere più di una mossa: { $letters }. Scrivi la lettera.
play-number = Scrivi un numero da { $least } a { $most }.
play-pass-on = { $name }, prendi la tastiera e premi Invio. Gli altri non guardano!
play-done = Fatto. Premi Invio e passa la tastiera.
play-kept = La partita è salvata. Per riprenderla: { $resume }
play-over = La partita è finita.
play-winners = Vittoria: { $names }
play-tied = Parità! Vittoria condivisa: { $names }
play-nobody-won = Non ha vinto nessuno.
play-scores = { $name }: { $score }
play-replay = Tutta la partita è in { $path }
play-you = Tu
play-person = Persona { $number }
play-resumed = La partita riprende da dov’era.
play-waiting = Qui ti aspetta una partita. Vuoi riprenderla? ({ $yes }/{ $no })
play-waiting-answer = Scrivi { $yes } per riprenderla. Con { $no } viene messa da parte, senza perderla, e ne comincia un’altra.
play-kinder = È la tua prima partita qui, quindi l’inizio è più facile: { $rule }. Per toglierlo: --option { $name }=no
play-set-aside = La partita che aspettava qui è ora in { $path }
play-title-table = Sul tavolo:

lab-progress = { $done } partite su { $all }
lab-simulated = { $games } partite di { $game } a { $seats ->
    [one] 1 posto:
   *[other] { $seats } posti:
} in media { $mean } mosse, { $speed } mosse al secondo.
lab-score = Punti di { $bot }: in media { $mean }, da { $least } a { $most }
lab-seat = Posto { $seat } ({ $bot }): { $share }% delle vittorie (da { $low } a { $high })
lab-bot = { $bot }: { $share }% delle vittorie (da { $low } a { $high })
lab-beginner = Chi ha cominciato: { $share }% delle vittorie (da { $low } a { $high })
lab-ended = Finite per { $clause }: { $count }
lab-arena = { $games } partite di { $game } con { $deals } distribuzioni, a posti scambiati:
lab-nobody = Senza vincitori: { $count }
lab-checked = { $game }: { $setups } configurazioni giocate fino in fondo, ogni promessa mantenuta.
lab-never-told = Mai raccontato in queste partite: { $events }. Un test che arriva fin lì prova anche i testi.

games-line = { $slug }: { $title } ({ $tagline }). Persone: { $seats }. Bot: { $bots }.
games-option = opzione { $name }: { $text } ({ $range }; di solito: { $default })
games-begins = 0 tira a sorte, da 1 a { $most } è un posto
new-game-written = Il gioco è in { $folder }. E adesso: pip install -e { $folder } && spielkiste check { $folder }
games-left-out = L’estensione { $name } resta fuori: { $why }

replay-head = { $title } – { $names }

error-bad-name = Un nome ha da 1 a { $most } lettere.
error-not-started = La partita non è ancora cominciata.
error-not-your-seat = Questo non è il tuo posto.
error-only-watching = Tu stai guardando; questo lo può fare solo chi gioca.
error-table-full = A questo tavolo i posti sono finiti; chiedi il link per guardare.
error-started-already = La partita è già cominciata.
error-not-over = Per la rivincita aspetta la fine della partita.
error-too-late = Troppo tardi: qualcuno ti ha battuto sul tempo; la tua carta resta a te.
error-no-medal = In questa scatola non ci sono medaglie.
error-no-extra = In questa scatola non c’è niente di simile.
error-bad-pictures = Le regole con i disegni sono rovinate. La scatola va riparata.
error-bad-lesson = Questa lezione è rovinata; la scatola va riparata.
error-no-tasks = Questo gioco non ha la sfida del giorno.
error-no-lessons = Questo gioco non ha ancora lezioni.
error-no-lesson = In questa scatola non c’è questa lezione.
error-lesson-otherwise = Si potrebbe, ma adesso proviamo un’altra cosa.
lesson-otherwise = Si potrebbe anche così! Ma prima proviamo un’altra cosa.
lesson-finished = La lezione è finita. Ricominciala, oppure gioca una partita vera.
error-played-elsewhere = Da questo posto si è appena giocato con un altro dispositivo.
error-moved-on = Intanto sul tavolo è successo qualcosa. Guarda bene e scegli di nuovo.
error-asked-before = La risposta c’è già da un pezzo. Guarda il tavolo.
error-asked-already = Al tavolo c’è già un’altra domanda in sospeso; rispondete prima a quella.
error-game-ended = Questa partita è stata chiusa. Ridate le carte, o prendete un altro gioco dallo scaffale.
error-game-moved = Questa partita è passata al dispositivo di { $name }. { $name } può invitarti lì.
error-game-stays = Questa partita non può essere spostata.
error-not-all-here = Tutti quelli al tavolo devono esserci ed essere d’accordo. Adesso manca qualcuno.
error-not-running = Non c’è nessuna partita da chiudere.
error-seat-left = Questo posto è stato abbandonato.
error-too-many = Troppe richieste insieme da questo indirizzo. Aspetta un attimo e riprova.
error-thought-failed = Il calcolo non è riuscito. Riprova tra un attimo.
error-thought-too-long = Qui questo calcolo richiede troppo tempo.
error-stood-in = Un bot gioca per te; prima riprendi il tuo posto.
error-nobody-there = A questo posto non c’è una persona.
error-still-there = Questa persona c’è ancora; aspetta un po’.
error-slow-week = A questo tavolo ognuno ha una settimana per il proprio turno.
error-nothing-to-undo = Non si può annullare: nel frattempo qualcuno ha visto qualcosa di nuovo.
error-replay-not-yet = La registrazione arriva quando la partita è finita.
error-replay-from-position = Questa registrazione non parte dal mazzo mescolato, quindi qui non si può continuare.
error-wrong-key = Questo link non porta a nessun tavolo; controlla che sia completo.
error-malformed = Non si riesce a leggere questa richiesta; ricarica la pagina.
error-too-large = Questo file è troppo grande per una registrazione.
error-flood = Troppe richieste tutte insieme; aspetta un attimo e ricarica la pagina.
error-newer-database = Il database { $path } viene da una Spielkiste più nuova; aggiorna, oppure indicane un altro con --database.
error-database-locked = Un altro programma sta usando il database { $path }; chiudilo e riprova.
error-disk-full = Il disco è pieno: fai spazio e riprova; niente è andato perso.
error-database-readonly = Non si può scrivere nel database { $path }; controlla i permessi.
error-not-a-database = { $path } non è un database di Spielkiste; indicane un altro con --database.
error-database-unusable = Il database { $path } non si può usare ({ $why }); indicane un altro con --database.
error-database-not-yours = Questo utente non può aprire il database { $path }. Avvia il server con l’utente a cui appartiene, o restituiscilo con chown.
error-port-in-use = La porta { $port } su { $host } non si può usare; scegline un’altra con --port.

serve-address = Spielkiste è aperta: { $address }
serve-no-web = La pagina non è ancora stata costruita; lancia: make play
