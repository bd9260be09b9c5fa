# The board and the lid in the browser.

web-box-thousand-km = 1000 chilometri

web-km-score = { $km } km
web-km-score-stopped = auto ferma: { $card }
web-km-score-safeties = protezioni: { $cards }
web-km-score-points = { $points } punti
web-km-unit = km
web-km-you = Tu
web-km-your-turn = tocca a te
web-km-your-hand = Le tue carte
web-km-rivals = Gli altri
web-km-drivers = Al volante
web-km-middle = Centro del tavolo
web-km-battle = Marcia
web-km-speed = Velocità
web-km-safeties = Protezioni
web-km-sideways = { $card }, di traverso: colpo da maestro
web-km-pile = { $pile }: { $card }
web-km-pile-empty = { $pile }: niente
web-km-hand-size = { $count ->
    [one] una carta in mano
   *[other] { $count } carte in mano
}
web-km-road = { $km } chilometri su { $goal }. Strada: { $cards }
web-km-road-empty = { $km } chilometri su { $goal }. Strada: vuota
web-km-draw-pile = Mazzo, { $count ->
    [one] resta una carta
   *[other] restano { $count } carte
}
web-km-few-left = Nel mazzo { $count ->
    [one] resta solo una carta
   *[other] restano solo { $count } carte
}!
web-km-box = Scatola, { $count ->
    [one] una carta
   *[other] { $count } carte
}, sopra: { $card }
web-km-box-empty = Scatola, vuota
web-km-box-discard = Scatola: { $move }
web-km-table = Il traguardo è a { $goal } km. { $count ->
    [0] Il mazzo è finito
    [one] Nel mazzo resta una carta
   *[other] Nel mazzo restano { $count } carte
}.
web-km-own-road = Questa carta va sulla tua strada.
web-km-here = Qui si può!
web-km-attack = Attacca { $name }: { $card }
web-km-attack-on = Attacco: { $names }
web-km-cannot = adesso non si può
web-km-note-stopped = auto già ferma
web-km-note-waiting = non è in marcia
web-km-note-limited = ha già un limite
web-km-note-tanker = ha l’autocisterna
web-km-note-right-of-way = ha la precedenza
web-km-note-puncture-proof = antiforatura
web-km-note-ace-driver = asso del volante
web-km-say-nearest = Più vicino al traguardo: { $names }
web-km-say-won = Al traguardo: { $names }!
web-km-say-won-you = Ce l’hai fatta, sei al traguardo!
web-km-say-over = La corsa è finita.
web-km-say-master = { $name } ti gioca { web-km-laid }!
web-km-laid = { $kind ->
    [red-light] un semaforo rosso
    [speed-limit] un limite di velocità
    [empty-tank] un serbatoio vuoto
    [breakdown] un guasto al motore
   *[flat-tyre] una foratura
}
web-km-say-master-hint = Hai la protezione. Giocala subito!
web-km-say-asked-hint = Ti serve: { $card }.
web-km-say-others-think = { $card } contro { $names }
web-km-say-others-think-hint = Colpo da maestro o no?
web-km-say-wait = Tocca a { $name }
web-km-lately = Poco fa:
web-km-then-you = Poi tocca a te. Che cosa giochi?
web-km-then = Poi:
web-km-then-me = tu
web-km-helps = Ti serve!
web-km-say-target = { $card }: contro chi?
web-km-say-target-hint = Scegli l’auto che vuoi fermare.
web-km-say-toss-hint = Il pulsante la gioca, la scatola la scarta.
web-km-say-discard = Niente va bene.
web-km-say-discard-hint = Metti una carta nella scatola.
web-km-say-missing = Ti serve { web-km-needed }.
web-km-say-only = { $kind ->
    [petrol] Ormai può aiutarti solo l’autocisterna.
    [spare-tyre] Ormai può aiutarti solo la gomma antiforatura.
    [repair] Ormai può aiutarti solo l’asso del volante.
   *[green-light] Ormai può aiutarti solo la precedenza.
}
web-km-say-lost = Non puoi più guidare.
web-km-lost = { $kind ->
    [petrol] Benzina e autocisterna non ci sono più.
    [spare-tyre] Ruota di scorta e gomma antiforatura non ci sono più.
    [repair] Riparazione e asso del volante non ci sono più.
   *[green-light] Semaforo verde e precedenza non ci sono più.
}
web-km-heard-missing = Ti serve { web-km-needed }: { $count ->
    [one] c’è ancora una di queste carte in gioco
   *[other] ci sono ancora { $count } di queste carte in gioco
}.
web-km-heard-discard = Scarta una carta.
web-km-heard-no-safety = { $kind ->
    [empty-tank] Non hai l’autocisterna: vai avanti.
    [flat-tyre] Non hai la gomma antiforatura: vai avanti.
    [breakdown] Non hai l’asso del volante: vai avanti.
   *[red-light] Non hai la precedenza: vai avanti.
}
web-km-still = { $discard ->
    [yes] Puoi comunque giocare o scartare una carta.
   *[no] Puoi comunque giocare una carta.
}
web-km-needed = { $kind ->
    [petrol] benzina
    [spare-tyre] una ruota di scorta
    [end-of-limit] un «Fine limite»
    [repair] una riparazione
   *[green-light] un semaforo verde
}
web-km-left = ancora { $count }
web-km-hope = { $count ->
    [0] Non ce ne sono più.
    [one] C’è ancora una carta così in gioco!
   *[other] Ci sono ancora { $count } carte così in gioco!
}
web-km-engine = Accendi il motore
web-km-cough = { $turn ->
    [first] Cof, cof…
    [second] Brum… niente.
   *[last] Puf!
}
web-km-fist = Mostra il pugno a { $name }
web-km-revenge = Vendetta!
web-km-revenge-of = { $name }: vendetta!
web-km-sigh = Uff…
web-km-say-toss = { $card }: la butti?
web-km-say-toss-box = Scegli la scatola.
web-km-only-discard = Solo da scartare
web-km-missing = Manca: { $card }
web-km-say-blocked = { $card }: auto ferma.
web-km-say-blocked-hint = Con che cosa riparti?
web-km-say-start = Auto ancora ferma.
web-km-say-start-hint = Un semaforo verde e via!
web-km-say-limited = La tua velocità è limitata.
web-km-say-limited-hint = Valgono solo 25 e 50.
web-km-say-go = Strada libera!
web-km-say-go-hint = Gioca una carta.
web-km-master = Colpo da maestro!
web-km-master-line = «{ $safety }» batte «{ $attack }».
web-km-master-yours = Peschi una carta e giochi subito.
web-km-master-theirs = { $name } pesca una carta e gioca subito.

# The score pad of a match with classic scoring.
web-km-points = Punti
web-km-points-show = Guarda i punti: { $totals }
web-km-points-over = La manche { $round } è finita
web-km-points-to = Si gioca fino a { $points } punti.
web-km-points-once = Si gioca una manche.
web-km-points-round = Manche { $round }
web-km-points-so-far = Manche { $round } finora
web-km-points-total = Totale
web-km-next = Avanti
web-km-say-counted-hint = Guarda i punti, poi vai avanti.
web-km-say-looking = Chi manca ancora: { $names }
web-km-say-match-won = { $count ->
    [one] Vince { $names }!
   *[other] Vincono { $names }!
}
