web-box-numnum = NumNum
web-title-wall-break = Spacca­muro
web-title-patience = Solitario tabelline

## NumNum nel browser: quello che i quattro giochi hanno in comune

web-nn-why-double = fanno doppietta
web-nn-why-colour = tutti e due { $colour }
web-nn-why-joker = un jolly si abbina a tutti i numeri
web-nn-why-rows = tutti e due nella { $rows }
web-nn-why-more-rows = tutti e due nelle tabelline { $rows }
web-nn-row-part = del { $row }
web-nn-why-barred = divieto: { $rows }
web-nn-banned = { $count ->
    [one] Vietata: tabellina
   *[other] Vietate: tabelline
} { $rows }.
web-nn-why-nothing = niente in comune
web-nn-row = del { $row }
web-nn-row-sought = tabellina?
web-nn-or = o
web-nn-any-number = qualsiasi numero
web-nn-because-colour = tutti e due
web-nn-because-joker = un jolly si abbina a tutti i numeri
web-nn-because-row = tutti e due nella { $row } ({ $left } e { $right })
web-nn-because-same = stesso numero, tutti e due nella { $row }
web-nn-praise-largest = La tabellina più grande in comune!
web-nn-praise-larger = Giusto! Ancora più grande: { $row }
web-nn-strips = { $left } e { $right } nelle tabelline. Si incontrano qui: { $answers }.
web-nn-strips-of = Il { $card } si trova qui: { $rows }.
web-nn-strips-look = Guarda bene: in quale colonna hanno un numero tutti e due?
web-nn-strips-here =
    { $count ->
        [one] Si incontrano nella colonna gialla.
       *[other] Si incontrano nelle colonne gialle.
    }
web-nn-strips-nowhere = In nessuna colonna hanno un numero tutti e due.
web-nn-help = Dammi un aiutino
web-nn-strips-meet = Si incontrano qui: { $answers }.
web-nn-strips-never = Non si incontrano in nessuna tabellina. È uguale solo la figura.
web-nn-strips-joker = L’1 è un jolly: si abbina a tutti i numeri.
web-nn-name = Che cos’hanno in comune { $left } e { $right }?
web-nn-name-short = Che cos’hanno in comune?
web-nn-name-tried = { $answer }: non è questa
web-nn-joker = jolly
web-nn-colour-only = solo figura
web-nn-players = Gli altri
web-nn-you = Tu
web-nn-report = Le tue tabelline
web-nn-report-of = Come va { $name } in ogni tabellina
web-nn-report-table = Tabelline di { $name }
web-nn-report-cell = { $number } nella { $row }: { $result }
web-nn-report-missing = Non sono capitate: { $rows }
web-nn-report-joker = { $left } e { $right }: l’1 è un jolly
web-nn-report-colour = { $left } e { $right }: solo la figura
web-nn-csv-head = Nome, domanda, carta, altra carta, risposta giusta, tentativo, risposta data, giusta, secondi, conta per

## Mau-Mau tabelline

web-nn-mm-middle = Centro del tavolo
web-nn-mm-your-hand = Le tue carte
web-nn-mm-hand-size = { $count ->
    [one] una carta in mano
   *[other] { $count } carte in mano
}
web-nn-mm-open-hand = { $count ->
    [one] una carta: { $cards }
   *[other] { $count } carte: { $cards }
}
web-nn-mm-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
web-nn-mm-left = { $count ->
    [0] nessuna carta rimasta
    [one] resta 1 carta
   *[other] restano { $count } carte
}
web-nn-mm-last = Ultima!
web-nn-mm-one-left = Resta una sola carta!
web-nn-mm-cannot = non va bene
web-nn-mm-deck = Mazzo, { $count ->
    [one] una carta
   *[other] { $count } carte
}
web-nn-mm-deck-draw = Pesca una carta. Mazzo, { $count ->
    [one] una carta
   *[other] { $count } carte
}
web-nn-mm-pile = Pila: in cima { $card }
web-nn-mm-pile-wish = Pila: in cima una carta desiderio; figura chiesta: { $colour }
web-nn-mm-barred = La tabellina del { $row } è vietata
web-nn-mm-barred-short = vietata
web-nn-mm-lay = Gioca
web-nn-mm-keep = Tieni
web-nn-mm-draw = Pesca
web-nn-mm-stop = No, grazie
web-nn-mm-pass = Passa
web-nn-mm-which = Quale figura?
web-nn-mm-wish-for = Chiedi { $colour }
web-nn-mm-single-colour = Stessa figura
web-nn-mm-single-row = Stessa tabellina
web-nn-mm-single-joker = Il jolly va bene
web-nn-mm-double = Doppietta! Poi un’altra.
web-nn-mm-fulfils = Esaudisce il desiderio.
web-nn-mm-bars = Vieta la tabellina del { $row }.
web-nn-mm-lifts = La tabellina del { $row } torna a valere.
web-nn-mm-say-won = { $you ->
    [yes] Hai vinto!
   *[no] Vittoria per { $names }!
}
web-nn-mm-say-wait = Tocca a { $name }…
web-nn-mm-say-names = { $name } dice la tabellina…
web-nn-mm-say-turn = Tocca a te!
web-nn-mm-say-lay = Gioca una carta adatta.
web-nn-mm-say-ask = Stessa figura del { $card } o una tabellina in comune.
web-nn-mm-say-ask-wish = Figura chiesta: { $colour }
web-nn-mm-say-again = Doppietta! Un’altra?
web-nn-mm-say-again-hint = Puoi giocarla, oppure fermarti.
web-nn-mm-say-again-none = Nient’altro va bene.
web-nn-mm-say-drawn = Hai pescato: { $card }
web-nn-mm-say-drawn-fits = Va bene: giocala o tienila.
web-nn-mm-say-drawn-none = Non va bene: tienila.
web-nn-mm-say-draw = Nessun numero va bene: pesca!
web-nn-mm-say-draw-special = O gioca una carta speciale.
web-nn-mm-heard-none = Non ne hai: pesca!
web-nn-mm-heard-pick = { $card }: scegli di nuovo questa carta per giocarla.
web-nn-mm-say-pass = Niente da pescare: passa.

## Solitario tabelline

web-nn-pa-score = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
web-nn-pa-score-label = Sulle pile ci sono { $count } carte su { $most }
web-nn-pa-goal = Tutte sulle pile!
# Below the road, too: how many cards are missing for the star that comes next.
web-nn-pa-star = { $count ->
    [one] ancora 1 per la stella
   *[other] ancora { $count } per la stella
}
web-nn-pa-column = { $colour }: { $count ->
    [one] una carta
   *[other] { $count } carte
} sulla pila
web-nn-pa-pile = Pila dei { $colour }: in cima { $card }; { $count ->
    [one] una carta
   *[other] { $count } carte
}
web-nn-pa-waiting = { $count ->
    [one] Una carta aspetta ancora
   *[other] { $count } carte aspettano ancora
}
web-nn-pa-end-fits = aspetta in fondo e va bene: riprendila
web-nn-pa-end-waits = aspetta in fondo
web-nn-pa-own-pile = Quella è un’altra figura. Ogni mostro mangia solo la sua.
web-nn-pa-wait-here = Deve aspettare qui: { $colour }
web-nn-pa-hold = Quello che hai
web-nn-pa-deck = Mazzo, { $count ->
    [one] una carta
   *[other] { $count } carte
}
web-nn-pa-up-play = va bene sulla sua pila
web-nn-pa-up-wait = deve aspettare
web-nn-pa-lay = Metti
web-nn-pa-wait = Aspetta
# Tags on cards that one may lay instead: the last one that waits, and a wish card.
web-nn-pa-fetch = Riprendi
web-nn-pa-wish = Desiderio
web-nn-pa-wishes = Carte desiderio: { $count }. Scegli una pila dove metterne una.
web-nn-pa-finish = Fine
web-nn-pa-say-over = { $count ->
    [one] Una carta
   *[other] { $count } carte
}. Si poteva arrivare a { $best }.
web-nn-pa-say-feed = { $number }? Dallo a me!
web-nn-pa-say-keep = { $number }? Aspetta da me.
web-nn-pa-say-fits = Il { $card } va bene!
web-nn-pa-say-waits-why = { $top } e { $number } non hanno tabelline in comune.
web-nn-pa-say-find = { $card }: si mette o aspetta?
web-nn-pa-lay-try = La metti?
web-nn-pa-say-fetch = Una carta in attesa va bene: la riprendi?
web-nn-pa-say-fetch-first = O prima riprendi una carta in attesa?
web-nn-pa-say-wish = Su quale pila?
web-nn-pa-say-wish-first = O prima una carta desiderio?
web-nn-pa-say-wish-last = E adesso le carte desiderio.
web-nn-pa-say-empty = Tutto scoperto!
web-nn-pa-heard-piles = In cima alle pile: { $cards }.
web-nn-pa-heard-waits = In attesa, in fondo: { $cards }.
web-nn-pa-road = Hai messo { $count ->
    [one] una carta
   *[other] { $count } carte
}. Con questo mazzo si poteva arrivare a { $best } su { $most }.
web-nn-pa-best = { $count ->
    [one] Una carta ha trovato il suo
   *[other] { $count } carte hanno trovato il loro
} posto. Vedendo tutte le carte si poteva arrivare a { $best }.
web-nn-pa-best-good = Ben giocato! Conoscendo tutte le carte ne mettevi solo { $missing ->
    [one] una
   *[other] { $missing }
} in più.
web-nn-pa-best-close = C’è mancato poco! Con queste carte si poteva arrivare a { $best }.
web-nn-pa-best-you = Con queste carte non si poteva fare di meglio!
web-nn-pa-deal = Partita numero { $deal }
web-nn-pa-deal-day = Mazzo del giorno { $day }
web-nn-pa-statistics = I tuoi numeri
web-nn-pa-stat-streak = giorni di fila
web-nn-pa-stat-best = record (carte)
web-nn-pa-stat-average = in media
web-nn-pa-stat-games = partite
web-nn-pa-begin-streak = Gioca le carte di oggi: così comincia la tua serie di giorni.
web-nn-pa-calendar = I mazzi di questo mese
web-nn-pa-day = Il mazzo del giorno { $day }
web-nn-pa-day-done = Il mazzo del giorno { $day }, carte: { $score }
web-nn-pa-legend = Ecco quante carte hai messo. Scegli un giorno e giocalo!
web-nn-pa-last = Le tue ultime partite
web-nn-pa-last-game = { $score } carte su { $best }
web-nn-pa-last-laid = carte messe
web-nn-pa-last-possible = possibili
web-nn-pa-month = Tutto il mese
web-nn-pa-near = { $missing ->
    [one] A una sola carta dal record!
   *[other] A sole { $missing } carte dal record!
}
web-nn-pa-same = Di nuovo le stesse carte
web-nn-pa-today = Carte di oggi
web-nn-pa-play-today = Gioca le carte di oggi
web-nn-pa-first = Qui è ancora vuoto: presto ci saranno i tuoi record. Ogni giorno ci sono carte nuove, uguali per tutti.
web-nn-pa-way = Mostrami come arrivare a { $best }
web-nn-pa-way-start = Si comincia così.
web-nn-pa-way-play = Il { $card } va sulla sua pila.
web-nn-pa-way-wait = Il { $card } aspetta.
web-nn-pa-way-fetch = Si riprende il { $card }.
web-nn-pa-way-wish = Una carta desiderio va sulla pila dei { $colour }.
web-nn-pa-way-step = Passo { $step } di { $steps }
web-nn-pa-way-back = Un passo indietro
web-nn-pa-way-next = Un passo avanti
web-nn-pa-hint = Aiutino

web-nn-key-draw = Pescare una carta
web-nn-key-next = Mettere la carta scoperta o farla aspettare
web-nn-key-piles = Riprendere dalla fila d’attesa di una pila
web-nn-key-wish = Mettere una carta desiderio, poi 1 – 4
web-nn-key-hint = Un aiutino
web-nn-pa-lane = In attesa
web-nn-pa-stopped = { $count } su { $most }: ben fatto!
