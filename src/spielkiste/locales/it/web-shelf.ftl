# The texts of the first page: the shelf, its menu, and what is said when a page does not come.
house-list = { $most } e { $last }
web-box-games = { $count } giochi
web-class = Per la classe
web-close = Chiudi
web-continue = Continua
web-continue-over = Gioca ancora
web-dark = Tavolo scuro
web-day = Oggi
web-day-all = Tutte le sfide di oggi
web-day-done = Fatto!
web-day-play = Gioca
web-day-stickers = { $count ->
    [one] 1 adesivo
   *[other] { $count } adesivi
}
web-engine-reload = Ricarica
web-family = Chi gioca?
web-games = Giochi
web-house = Spielkiste
web-import = Apri una registrazione
web-import-hint = Hai il file di una partita? Qui puoi rivederla e continuarla.
web-kept =
    { $days ->
        [365] Le partite si conservano per un anno.
        [one] Le partite si conservano per un giorno.
       *[other] Le partite si conservano per { $days } giorni.
    }
web-kept-for-ever = Le partite si conservano per sempre.
web-language = Lingua
web-lost = Qui non c’è nessun tavolo
web-menu = Menu
web-mine = Le tue partite
web-mine-marked = partita da finire
web-offline = Spielkiste non risponde. Riprova tra un attimo.
web-pocket-friends = Gioca con gli amici
web-pocket-friends-hint = A un tavolo sul server gli amici giocano dai loro dispositivi.
web-pocket-hint = Il baule da viaggio funziona anche senza rete. Le sue partite restano sul dispositivo.
web-pocket-open = Apri il baule da viaggio
web-setup-age = da { $age } anni
web-setup-minutes = { $minutes } min
web-setup-minutes-range = { $least }–{ $most } min
web-shelf-welcome = Scegli un gioco!
web-sound = Suoni
web-volume = Volume
web-volume-soft = basso
web-volume-medium = medio
web-volume-loud = alto
web-to-shelf = Allo scaffale
web-trouble = Non ha funzionato.
web-version = Spielkiste { $version }
web-voice = Voce
web-voice-hello = Ti leggo tutto io.
web-voice-hint = Una voce ti legge tutto. Se usi uno screen reader, non ti serve.
web-voice-none = Questo dispositivo non ha una voce per questa lingua.
# What the voice says for a sign or a short form: "7 × 8", "750 km", "5–10 min".
web-say-times = { $first } per { $second }
web-say-often = { $count ->
    [1] una volta
   *[other] { $count } volte
}
web-say-km = { $count ->
    [one] chilometro
   *[other] chilometri
}
web-say-minutes = { $count ->
    [one] minuto
   *[other] minuti
}
web-say-seconds = { $count ->
    [one] secondo
   *[other] secondi
}
web-say-years = { $count ->
    [one] anno
   *[other] anni
}
web-say-range = da { $low } a { $high }
web-say-plus = più
web-say-equals = uguale
web-say-one = { $noun ->
    [carta] una
    [mossa] una
    [persona] una
    [manche] una
    [coppa] una
    [numero] un
    [minuto] un
    [secondo] un
    [chilometro] un
    [punto] un
   *[other] 1
}
