## I giochi del muro di NumNum nel browser

web-wall-wall = Il muro
web-wall-stacks = Sette pile affiancate
web-wall-rows = Sette colonne scoperte
web-wall-stack = Pila { $stack }, { $count ->
    [one] una carta
   *[other] { $count } carte
}
web-wall-row = Colonna { $row }, { $count ->
    [one] una carta
   *[other] { $count } carte
}
web-wall-second = Colonna { $row }, sotto l’ultima carta
web-wall-below = Colonna { $row }, sotto la carta libera, a partire da quella: { $cards }.
web-wall-hole = La pila { $stack } è vuota
web-wall-one-left = Pila { $stack }: resta una sola carta!
web-wall-empty-row = finita
web-wall-show-all = Mostra tutte le carte delle colonne
web-wall-chosen = scelta
web-wall-can = si può prendere
web-wall-cannot = adesso non ha una compagna
web-wall-fits = va bene
web-wall-fits-doubly = fa doppietta
web-wall-fits-why = va bene: { $why }
web-wall-your-turn = tocca a te
web-wall-their-turn = ci pensa
web-wall-partner = con { $name }
web-wall-cards = { $count ->
    [0] nessuna carta
    [one] una carta
   *[other] { $count } carte
}
web-wall-mistakes = { $count ->
    [one] una risposta sbagliata
   *[other] { $count } risposte sbagliate
}
web-wall-bars = Divieti
web-wall-bars-on = Vietate
web-wall-barred = La tabellina del { $row } è vietata
web-wall-barred-short = Tabellina del { $row } vietata
web-wall-open = La tabellina del { $row } vale
web-wall-why = Perché?
web-wall-show-why = Perché? Mostra perché vanno bene
web-wall-why-on = Motivi attivati.
web-wall-why-off = Motivi disattivati.
web-wall-star = Carta desiderio: scambiala con una delle ultime sette.
web-wall-ban = Divieto: mettilo da parte. Vieta la sua tabellina o la libera di nuovo.
web-wall-tag-swap = scambia
web-wall-tag-bar = vieta
web-wall-loot = Il bottino
web-wall-tag-lift = libera
web-wall-last = Le ultime sette carte prese
web-wall-last-short = Ultime sette
web-wall-last-card = { $you ->
    [yes] { $card }, tra le tue
   *[no] { $card }, di { $names }
}
web-wall-swap-for = { $you ->
    [yes] Scambia la carta desiderio con il tuo { $card }
   *[no] Scambia la carta desiderio con il { $card } di { $names }
}
web-wall-aside = Da parte
web-wall-breach = Breccia!
web-wall-claim-left = Prendi tutto a sinistra della pila { $stack }: { $count ->
    [one] una carta
   *[other] { $count } carte
}
web-wall-claim-right = Prendi tutto a destra della pila { $stack }: { $count ->
    [one] una carta
   *[other] { $count } carte
}

web-wall-say-won = Vittoria: { $names }!
web-wall-say-draw = Parità: vincono tutti!
web-wall-say-breach = Sinistra o destra?
web-wall-say-breach-hint = Tutte le carte da quella parte sono tue.
web-wall-say-breach-other = Breccia! { $name } sceglie un lato.
web-wall-say-wait = { $name } ci pensa.
web-wall-took = { $you ->
    [yes] Prendi { $left } e { $right }:
   *[no] { $name } prende { $left } e { $right }:
}
web-wall-say-naming = Che cos’hanno in comune?
web-wall-say-bar = Vieta la tabellina del { $row }.
web-wall-say-lift = La tabellina del { $row } torna a valere.
web-wall-say-swap = Quale delle ultime sette vuoi?
web-wall-say-swap-hint = Chi ce l’ha riceve la carta desiderio.
web-wall-say-not-free = Sono libere solo le carte che non hanno niente sopra.
web-wall-say-lonely = Adesso niente va bene con: { $card }.
web-wall-say-lonely-opening = All’inizio la coppia deve fare doppietta.
web-wall-say-lonely-hint = Scegli un’altra carta.
web-wall-say-second = { $card } e…?
web-wall-heard-place = { $rows ->
    [yes] { $card } nella colonna { $place }
   *[no] { $card } sulla pila { $place }
}
web-wall-heard-double = { $card } (fa doppietta)
web-wall-heard-fits = { $card } va bene con: { $cards }.
web-wall-heard-from = { $where ->
    [stacks] Dalle pile { $places }.
    [columns] Dalle colonne { $places }.
   *[column] Dalla colonna { $places }.
}
web-wall-heard-freed = Adesso libere: { $cards }.
web-wall-heard-free = Libere: { $cards }.
web-wall-heard-lowest = { $many ->
    [one] Pila più bassa: { $stacks }, con { $count ->
            [one] una carta
           *[other] { $count } carte
        }
   *[other] Pile più basse: { $stacks }, con { $count ->
            [one] una carta
           *[other] { $count } carte
        } ciascuna
}.
web-wall-heard-again = Continua: trova un’altra coppia.
web-wall-say-second-hint = 2× è una doppietta: continui tu.
web-wall-say-find = Quale si abbina?
web-wall-say-opening = Prima una doppietta: stessa figura E stessa tabellina.
web-wall-say-opening-take = Prendi una coppia così: è una doppietta.
web-wall-say-opening-hint = All’inizio: stessa figura e stessa tabellina.
web-wall-like = es.
web-wall-riddle = Trovi una doppietta?
web-wall-riddle-pair = Vedi una coppia?
web-wall-riddle-double = C’è una doppietta!
web-wall-goal-rows = Obiettivo: raccogli più carte di tutti!
web-wall-goal-wall = Obiettivo: sfonda il muro e prendi più carte di tutti!
web-wall-say-must = Usa una carta desiderio o un divieto.
web-wall-say-must-swap = Scambia la carta desiderio con una delle ultime sette.
web-wall-say-must-lift = Libera la tabellina del { $row }: così vanno bene più carte!
web-wall-say-must-bar = Metti da parte un divieto: vieti la tabellina del { $row }.
web-wall-say-must-ban = Metti da parte un divieto.
web-wall-say-must-hint = Non ci sono coppie libere.
web-wall-say-again = Doppietta! Continua.
web-wall-say-double = C’è una doppietta: prendila e continua!
web-wall-say-double-hint = Se no, basta la stessa figura o la stessa tabellina.
web-wall-say-double-short = C’è una doppietta! Se no, basta una cosa:
web-wall-say-go = Ora ne basta una: stessa figura o stessa tabellina.
web-wall-say-pair = Trova una coppia: stessa figura o stessa tabellina.
web-wall-say-go-short = Scegline due. Ora basta una cosa sola:
web-wall-go-suit = stessa figura
web-wall-go-row = stessa tabellina
web-wall-say-go-hint = Scegli due carte che vanno bene.

web-wall-key-stacks = Prendere la carta libera di una pila o di una colonna
