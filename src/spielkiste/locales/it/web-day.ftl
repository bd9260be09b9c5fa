# La sfida del giorno: il foglio e la fine.
web-day-new = Sfida riuscita! Ricevi un adesivo.
web-day-not-yet = Non ancora. Riprova con le stesse carte!
web-day-cups = Le tue coppe
web-day-cups-hint = Sette adesivi riempiono una coppa.
web-day-streak = { $count ->
    [one] 1 giorno di gioco
   *[other] { $count } giorni di gioco
}
web-day-streak-hint = Se salti un giorno, non fa niente.
