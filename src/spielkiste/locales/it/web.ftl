## Nel browser

web-no = No
web-menu-out = Smettere
web-menu-others = Con gli altri
web-menu-device = Su questo dispositivo
web-help = Aiuto
web-story = Cronaca
web-undo = Annulla
web-result = Risultato
web-understood = Ho capito

web-language-own = Solo per { $name }: su questo dispositivo ognuno legge nella sua lingua.
web-voice-offer = Fatti leggere tutto
web-pace = Come giocano i bot
web-pace-hint = Troppo lenti? Tocca un punto libero del tavolo: il prossimo bot gioca subito.
web-pace-slow = con calma
web-pace-normal = normale
web-pace-quick = veloce
web-hurry = Non aspettare i bot
web-less = { $what }: di meno
web-more = { $what }: di più

web-animal-whale = Balena
web-animal-crab = Granchio
web-animal-snail = Lumaca
web-animal-frog = Rana
web-animal-dino = Dino
web-animal-bird = Uccellino
web-animal-hedgehog = Riccio
web-animal-elephant = Elefante
web-animal-cat = Gatto
web-animal-rabbit = Coniglio
web-animal-owl = Gufo
web-animal-penguin = Pinguino
web-animal-lion = Leone
web-animal-octopus = Polpo
web-animal-bear = Orso
web-animal-bee = Ape

web-level-1 = facilissimo
web-level-2 = facile
web-level-3 = medio
web-level-4 = difficile
web-level-5 = campione
web-bot-level = bot, { $level }

web-deal = Quale mazzo?
web-deal-new = Uno nuovo
web-deal-today = Quello di oggi
web-deal-number = Per numero
web-deal-which = Numero del mazzo
web-deal-hint = Questo è il mazzo { $deal }. Chi apre questo link gioca proprio con queste carte.
web-deal-pass-on = Condividi questo mazzo

web-join-title = Vieni al tavolo!
web-join-name = Come ti chiami?
web-join = Gioca
web-join-with = con { $names }
web-join-full = I posti sono finiti. Ma guardare si può sempre.
web-join-watch = Guarda

web-link = Link
web-link-qr = Codice QR con il link
web-link-scan = Gli altri lo inquadrano con il telefono.
web-link-copy = Copia
web-link-share = Condividi
web-link-copied = Link copiato.
web-link-by-hand = Qui non si può copiare. Il link è selezionato: tienilo premuto e copialo tu.
web-link-only-here = Così gli altri dispositivi non entrano ancora.
web-link-mend = Come si fa
web-link-mend-how = Avvia Spielkiste con «spielkiste serve --open». Nella sua finestra compare un indirizzo per il Wi-Fi. Aprilo qui.
web-name-of = Nome di { $name }
web-name-save = Salva il nome

web-people = Persone
web-you = Tu
web-seat-here = su questo dispositivo
web-seat-there = c’è
web-seat-away = per ora non c’è
web-seat-bot = bot
web-seat-stand-in = gioca un bot
web-stand-in = Fai giocare un bot
web-take-back = Torna a giocare tu
web-stood-in = Un bot gioca per { $name }.
web-stood-in-you = Un bot gioca per te.
web-is-away = { $name } per ora non c’è.
web-move-device = Continua su un altro dispositivo
web-move-device-hint = Solo per te: chi ha questo link gioca al tuo posto.
web-watch-link = Invita a guardare
web-watch-link-hint = Con questo link si vede il tavolo, ma non le carte in mano.
web-leave = Lascia il tavolo
web-leave-title = Lasciare il tavolo?
web-leave-text = La partita resta com’è. La ritrovi sullo scaffale.
web-leave-stay = Resta
web-leave-go = Lascia
web-leave-go-hint = Il posto resta tuo. Gli altri ti aspettano.
web-leave-bot = Fai continuare un bot
web-leave-bot-hint = Un bot gioca per te finché non torni.
web-leave-for-good = Lascia il posto per sempre
web-leave-for-good-hint = Non fai più parte della partita.
web-end-game = Chiudi la partita
web-end-asked = { $name } vorrebbe chiudere qui la partita
web-ended = La partita è stata chiusa.
web-recorded = Questa partita continua una registrazione: chi ha il file può conoscere le carte coperte.
web-notes = Da sapere
web-rematch-asked = { $name } vorrebbe giocare ancora.
web-proposal-withdraw = Anzi, no

web-connection-lost = Connessione persa. Sto riprovando…
web-no-line = Non riesco a raggiungere il tavolo, ma continuo a provare. Se continua così, qualcosa lungo il percorso blocca i WebSocket (un proxy, un firewall), oppure l’indirizzo è sbagliato. Trovi altri dettagli nel registro del server.
web-missed = Mentre non c’eri { $count ->
    [one] è successa una cosa
   *[other] sono successe { $count } cose
}. L’ultima: { $last }
web-say-your-turn = Tocca a te.
web-say-asked = C’è una domanda per te.
web-say-moment = Un attimo, ci siamo quasi!
web-ear-turn = Tocca a { $name }.
web-ear-over = La partita è finita.
web-ear-next = Scegli «Avanti» per continuare la lezione.
web-ear-no-score = Qui non si contano i punti.
web-ear-no-last = Non è ancora successo niente.
web-ear-no-need = Adesso non devi fare niente.
web-ear-again = Qualcosa è appena cambiato. Riprova!
web-ear-window = Gli altri hanno ancora un momento per pensare.
web-ear-thinking = { $name } sta ancora pensando.
web-ear-start = Giochi con { $names }.
web-ear-starts = Comincia { $name }.
web-window = Tempo per intervenire

web-plain-table = Sul tavolo
web-plain-moves = Che cosa puoi fare
web-plain-turn = tocca a te
web-plain-thinks = ci pensa
web-plain-wait = Adesso: { $names }
web-plain-agreed = Regole di casa a questo tavolo
web-plain-set = { $what }: { $value }

web-story-stumbled = Il bot { $name } ha fatto confusione: la sua mossa è stata tirata a sorte.
web-story-undone = Una mossa è stata annullata.
web-story-rematch = Comincia una nuova partita.
web-undo-asked = { $name } vorrebbe annullare una mossa
web-undo-asked-you = { $name }, per te va bene?
web-undo-agree = Va bene
web-undo-waiting = Serve il via libera di { $names }…
web-undo-when = Una mossa si può annullare finché nessuno ha visto qualcosa di nuovo, per esempio una carta.

web-why = Perché non si può?
web-why-rule = La regola che lo dice

web-curtain-title = Tocca a { $name }
web-curtain-line = Passa il dispositivo a { $name }. Gli altri non guardano!
web-curtain-open = Sono { $name }

web-end-you = Hai vinto!
web-end-tie-you = Parità: dividi la vittoria con { $names }.
web-end-tie = Parità: { $names } si dividono la vittoria.
web-end-won = { $count ->
    [one] { $names } ha vinto!
   *[other] { $names } hanno vinto!
}
web-end-luckless = Che sfortuna! La prossima la vinci tu.
web-end-kind = Bella partita! La prossima volta ce la fai di sicuro.
web-end-move = La mossa vincente di { $name }
web-end-move-yours = La tua mossa vincente
web-end-best = Il tuo momento d’oro
web-end-facts = Che altro è successo
web-end-share = Risultato come immagine
web-end-no-picture = Qui non è stato possibile creare l’immagine. Uno screenshot si può sempre fare.
web-end-alone = Finito!
web-end-alone-well = Bella partita!
web-end-nobody = Non ha vinto nessuno.
web-end-scores = Risultato
web-end-look = Guarda il tavolo
web-end-rematch = Ancora
web-end-replay = Registrazione
web-end-shuffle = Per curiosità
web-end-shuffle-good = Sì: l’impronta di prima della partita corrisponde esattamente a questa mescolata.
web-end-shuffle-bad = No! L’impronta di prima della partita non corrisponde a questa mescolata.
web-end-shuffle-unknown = A questo indirizzo il browser non può fare il controllo. Ecco i due valori da confrontare.
web-end-seed = Mescolata: { $seed }
web-end-commitment = Impronta: { $commitment }

web-help-text = Tocca una carta che si alza. Quella che resta giù ti dice perché. Si può fare tutto anche con la tastiera:
web-key-help = questo aiuto
web-key-arrows = scorrere le carte
web-key-enter = giocare una carta, premere un pulsante
web-key-escape = annullare, chiudere la finestra
web-key-hand = alle tue carte
web-key-table = leggere il tavolo, in breve; di nuovo: tutto
web-key-score = il punteggio
web-key-turn = a chi tocca
web-key-last = che cosa è appena successo
web-key-need = che cosa puoi fare adesso
web-key-voice = voce sì o no
web-key-hurry = non aspettare il bot
web-key-story = la cronaca
web-key-rules = le regole
web-key-undo = annullare una mossa
web-key-menu = il menu

# Lezioni
web-lesson = Lezione
web-lesson-next = Avanti
web-lesson-here = La mano indica qui.
web-lesson-back = Prima rimetti a posto questo: sceglilo di nuovo!
web-lesson-far = A che punto sei
web-lesson-done = Ben fatto!
web-lesson-done-line = Adesso sai come si fa!
web-lesson-again = Ancora
web-lesson-play = Partita vera
web-lessons = Impara giocando
web-lessons-first = È la prima volta? Impara giocando
web-lessons-number = Lezione { $number }
