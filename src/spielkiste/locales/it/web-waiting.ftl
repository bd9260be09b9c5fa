## Before the deal: who is still to come, the way in for them, and who begins

web-wait-title = { $count ->
    [one] Ancora un posto libero
   *[other] Ancora { $count } posti liberi
}
web-waiting = { $count ->
    [one] { $names } ti aspetta
   *[other] { $names } ti aspettano
}
web-waiting-label = Tavoli che aspettano giocatori
web-wait-address = Oppure apri { $address } sull’altro dispositivo e unisciti da lì.
web-wait-who = Al tavolo
web-wait-call = Chi gioca?
web-wait-open = Ancora libero
web-wait-expected = Chi viene?
web-wait-throw = Lancia la palla
web-wait-throw-me = Lanciami!
web-wait-start = Comincia senza gli altri
web-wait-start-with = Comincia con { $name }
web-wait-now = Comincia adesso
web-wait-soon = In arrivo
web-wait-choosing = Collegato! Qualcuno sta scegliendo il suo animale…
web-wait-anyway = Comincia lo stesso
web-wait-anyway-ask = In quel posto giocherà un bot. Chi sta ancora scegliendo il suo animale potrà solo guardare.
web-wait-on = Aspetta ancora
web-wait-missing = Chi manca ancora: { $names }. Intanto gioca un bot; chi arriva può prendere il suo posto quando vuole.
web-wait-send = Manda il link
web-wait-copy = Copia il link
web-wait-message = Gioca con me a { $game } – tocca qui:
web-wait-begin = Si comincia!
web-wait-host = { $name } comincia tra poco.
web-wait-fill = { $count ->
    [one] Al posto libero giocherà un bot.
   *[other] Ai posti liberi giocheranno dei bot.
}
web-wait-rules = Come si gioca
web-wait-hello = Saluta { $name }
web-wait-play = Toccate gli animali: si salutano.
web-way-why = Gli altri non sanno ancora niente del tuo tavolo.
web-way-in = Invita gli altri
web-way-window = Chiudi Spielkiste nella finestra in cui è aperta. Riavviala lì con: spielkiste serve --open
web-way-address = Ora lì c’è un indirizzo per il Wi-Fi. Aprilo qui nel browser.
web-way-devices = Prepara di nuovo il tavolo lì. Poi puoi invitare.
web-way-link = Link solo per questo computer
