## Quello che un bambino sa già, calcolo per calcolo, e l’allenamento

web-facts = Quello che so già
web-facts-none = Qui non c’è ancora niente. Gioca con le somme o le tabelline e il disegno si riempirà.
web-facts-who = Di chi è il disegno?
web-facts-cell = { $fact }: { $verdict }
web-facts-met = uscito in una partita
web-facts-next = Da ripassare adesso
web-facts-practise = Allenati 2 minuti
web-facts-count = Imparati: { $count } su { $all }
web-facts-more = { $count ->
    [one] Uno in più di una settimana fa.
   *[other] { $count } in più di una settimana fa.
}
web-facts-same = Tanti quanti una settimana fa.
web-facts-fewer = { $count ->
    [one] Uno è sbiadito dalla settimana scorsa.
   *[other] { $count } sono sbiaditi dalla settimana scorsa.
}
web-facts-weeks = Calcoli imparati settimana per settimana, fino a oggi: { $counts }
web-facts-hint = Resta solo su questo dispositivo, con il nome con cui giochi.
web-facts-delete-sure = Cancellare questo disegno?
web-facts-delete = Tutto quello che questo dispositivo conserva su { $name } viene cancellato.
web-facts-csv-head = Nome, Calcolo, Livello, Chiesto, Al primo colpo, Uscito in partita, Chiesto l’ultima volta
web-practice = Allenamento
web-practice-back = Torna al disegno
web-practice-help = Aiutami ancora un po’
web-practice-clock = A tempo
web-practice-step = { $count ->
    [one] Una domanda completata
   *[other] { $count } domande completate
}
web-practice-right = Giusto!
web-practice-wrong = Non è { $answer }. Guarda di nuovo.
web-practice-over = Ottimo lavoro, { $name }!
web-practice-done = { $count } su { $all } al primo colpo.
web-practice-stays = Torna un altro giorno: quello che ricordi ancora, non lo dimentichi più.
web-practice-gold = Oggi lo sapevi
web-practice-missed = Tornerà
web-practice-tomorrow = Domani di nuovo: { $facts }
web-practice-later = Di nuovo tra { $days } giorni: { $facts }
web-practice-again = Ancora una volta
