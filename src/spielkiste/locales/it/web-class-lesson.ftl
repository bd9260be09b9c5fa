## La lezione: prima imparare, la panoramica, ciò che sanno, la parete

web-start = Come cominciate?
web-start-now = I tavoli completi iniziano subito
web-start-together = Tutti iniziano insieme
web-start-learn = Prima si impara: una lezione di un minuto
web-warm-title = Tutti imparano: { $game }
web-warm-line = { $through } su { $all } hanno finito. Si possono avviare tutti i tavoli in ogni momento.
web-warm-through = sa giocare
web-warm-learns = sta imparando
web-warm-done = Fatto! Tra poco si comincia tutti insieme.
error-class-no-lesson = Questo gioco non ha lezioni. Avvia subito i tavoli.
web-plans-use = Prepara così la lezione
web-plans-used = Pronto: { $game }. Ora apri la classe.
web-class-minutes = { $minutes } min
web-class-sums = { $right ->
    [one] { $right } saputo
   *[other] { $right } saputi
}, { $wrong } non subito
web-heat = A colpo d’occhio: ciò che sanno
web-heat-who = Di chi?
web-heat-class = Tutta la classe
web-heat-cell = { $fact }: saputo subito { $right } volte su { $asked }
web-heat-none = { $fact }: non chiesto
web-heat-good = sicuro
web-heat-half = quasi
web-heat-bad = da esercitare
web-heat-weeks = Settimana dopo settimana
web-heat-hint = Il file resta solo su questo dispositivo. Riaprilo la prossima settimana: conterà anche quello.
web-heat-keep = Conserva questa lezione
web-heat-open = Apri lezioni precedenti
web-heat-day = { $day }: { $percent } saputo subito
web-heat-unreadable = Questo file non contiene lezioni. Scegline uno conservato qui.
web-results-buchholz = Avversari
web-results-direct = Diretto
web-results-ties = A parità di punti contano i punti degli avversari (Buchholz), poi la partita tra i due.
web-results-csv-head = posto, nome, partite, punti, avversari, diretto, giocato
