web-box-memo-race = Memo-Car-Race

## Memo-Car-Race nel browser

web-mr-mat = Il deserto
web-mr-stage = E adesso?
web-mr-others = Gli altri
web-mr-drivers = Al volante
web-mr-covered = coperta
web-mr-canisters = { $count ->
    [0] nessuna tanica
    [one] una tanica
   *[other] { $count } taniche
}
web-mr-your-car = la tua auto
web-mr-car-of = l’auto di { $name }
web-mr-your-finish = il tuo traguardo
web-mr-just-swapped = appena scambiata
web-mr-can-swap = si può scambiare
web-mr-can-swap-with = scambia con questa
web-mr-goal = traguardo: { $colour }, { $sign }
web-mr-no-canister = ancora senza tanica
web-mr-turn-tile = mettere { $place } così: { $road }
web-mr-sign-flower = fiore
web-mr-sign-moon = luna
web-mr-sign-sun = sole
web-mr-sign-clover = quadrifoglio
web-mr-drive = Vai
web-mr-swap = Scambia
web-mr-put-back = Rimetti giù
web-mr-speak = Ascolta
web-mr-cup = la coppa
web-mr-home = al traguardo!
web-mr-driving = ancora in pista

web-mr-way-pit = Da che parte sono i box?
web-mr-way-home = Da che parte è il traguardo?
web-mr-ask-drive-pit = Tocca a te! { web-mr-way-pit }
web-mr-ask-drive-home = Tocca a te! { web-mr-way-home }
web-mr-ask-name-pit = { $name }, tocca a te! Da che parte sono i box?
web-mr-ask-name-home = { $name }, tocca a te! Da che parte è il traguardo?
web-mr-ask-must-drive = Basta scambi: adesso si guida!
web-mr-hear-way = verso { $direction } ({ $place })
web-mr-hear-or = { $one } o { $other }
web-mr-hear-drive = { $swap ->
    [yes] Guida { $ways }, oppure scambia due tessere.
   *[no] Guida { $ways }.
}
web-mr-ask-swap = Quale tessera vuoi scambiare?
web-mr-ask-swap-stuck = Di qui non si passa. Scambia due tessere!
web-mr-ask-with = Con quale la scambi?
web-mr-ask-lay = Guarda, { $kind ->
    [curva] una curva
    [rettilineo] un rettilineo
    [incrocio] un incrocio
   *[other] una { $kind }
}! Come metti la tessera?
web-mr-no-far = È troppo lontano: una tessera alla volta!
web-mr-no-start = Le tessere partenza-traguardo restano dove sono.
web-mr-no-own-car = Quella è la tua auto.
web-mr-no-fine = Ah, ecco!
web-mr-say-turned = Guarda, { $kind ->
    [curva] una curva
    [rettilineo] un rettilineo
    [incrocio] un incrocio
   *[other] una { $kind }
}!
web-mr-say-wait = { $name } ci pensa…
web-mr-say-wait-lay = { $name } scopre { $kind ->
    [curva] una curva
    [rettilineo] un rettilineo
    [incrocio] un incrocio
   *[other] una { $kind }
}
web-mr-say-wait-swap = { $name } scambia due tessere
web-mr-say-won = { $name } è al traguardo!
web-mr-say-won-you = Primo posto per te!
web-mr-say-shared = La corsa è finita.

## L’officina dei circuiti

web-mr-workshop = Officina dei circuiti
web-mr-track-title = Officina
web-mr-track-leave = Torna alla scatola
web-mr-track-grid = Il tavolo di sabbia
web-mr-track-tray = Tessere
web-mr-track-left = { $kind }, ancora { $count }
web-mr-track-lift = Togli la tessera
web-mr-track-field = colonna { $column }, riga { $row }
web-mr-track-empty = vuoto
web-mr-track-edge = la pista esce dal bordo
web-mr-track-gap = qui la pista si interrompe
web-mr-track-no-join = qui la pista non si collega
web-mr-track-dead-end = qui bisognerebbe fare inversione
web-mr-track-start = Traccia un circuito nella sabbia, o fallo con le tessere!
web-mr-track-closed = Un circuito! Tessere: { $count }
web-mr-track-closed-all = Un circuito di { $count } tessere!
web-mr-track-broken = { $count ->
    [one] Non è ancora chiuso: un punto aperto
   *[other] Non è ancora chiuso: { $count } punti aperti
}
web-mr-track-drive = Si parte!
web-mr-track-drive-first = Prima chiudi il giro
web-mr-track-begin = Esempio
web-mr-track-build = Costruisci
web-mr-track-share = Condividi il circuito
web-mr-track-share-hint = In questo link c’è tutto il circuito. Chi lo apre può correrci e continuare a costruire.
web-mr-track-size = Griglia e tessere
web-mr-track-columns = Colonne
web-mr-track-rows = Righe
web-mr-track-pool = Quattro scatole di tessere
web-mr-track-pool-hint = Quattro volte più tessere, per circuiti lunghi
web-mr-track-clear = Liscia la sabbia
web-mr-tracks = Circuiti
web-mr-track-name = Nome del circuito
web-mr-track-unnamed = Circuito { $number }
web-mr-track-save = Salva
web-mr-track-open = Apri { $name }
web-mr-track-forget = Butta via { $name }
web-mr-track-examples = Per cominciare
web-mr-track-example = Esempio { $number }
web-mr-race-cars = Chi corre?
web-mr-race-self = Guarda
web-mr-race-hand = Guida tu
web-mr-race-again = Ancora
web-mr-race-runner = { $animal }, giro { $lap } di { $laps }: tieni premuto per correre
web-mr-race-bot = { $animal } in automatico, giro { $lap } di { $laps }
web-mr-race-hold = Tieni premuto!
web-mr-race-won = Vince: { $animal }!
