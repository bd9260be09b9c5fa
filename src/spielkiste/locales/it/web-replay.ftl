## Rivedere, e le partite di questo dispositivo

web-replay = Rivedi
web-replay-watch = Rivedi la partita
web-replay-lost = Questo non si può rivedere
web-replay-only = Qui si guarda soltanto. Vuoi giocare? Scegli «{ web-replay-play-on }».
web-replay-no-end = Questa partita non è stata giocata fino in fondo. Vedi quello che potevano vedere tutti.
web-replay-controls = Avanti e indietro
web-replay-where = Punto della partita
web-replay-at = Mossa { $at } di { $moves }
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-on = Un passo avanti
web-replay-back = Un passo indietro
web-replay-turn-on = Al turno successivo
web-replay-turn-back = Al turno precedente
web-replay-speed = Velocità: { $speed }
web-replay-whose = Con gli occhi di chi?
web-replay-eyes = Vista: { $name }
web-replay-eyes-all = Tutte le carte scoperte
web-replay-eyes-nobody = Chi guardava soltanto
web-replay-eyes-hint = La partita è finita: adesso puoi guardare le carte di tutti.
web-replay-seen-by = Vista ora: { $name }
web-replay-pass-on = Condividi
web-replay-link-hint = In questo link c’è tutta la partita. Chi lo apre la vede nella propria Spielkiste.
web-replay-too-long = Questa partita è troppo lunga per un link. Condividi il file.
web-replay-file-hint = Oppure in un file, da tenere o da mandare:
web-replay-play-on = Continua da qui
web-replay-play-on-not = Qui la partita è finita. Torna un po’ indietro: da lì puoi continuare.
web-replay-play-hint = Il tavolo è com’era dopo la mossa { $at }. Le carte non si rimescolano: chi ha rivisto la partita può sapere che cosa arriva.
web-replay-play-who = Chi gioca qui?
web-replay-play-one = { $name }, gli altri sono bot
web-replay-play-all = Tutti su questo dispositivo
web-replay-play-start = Continua

web-mine-none = Qui troverai le partite che giochi su questo dispositivo.
web-mine-open = Da finire
web-mine-played = Finite
web-mine-tally = Vinte: { $won } su { $count }
web-mine-won = Hai vinto!
web-mine-winner =
    { $count ->
        [one] { $names } ha vinto
       *[other] { $names } hanno vinto
    }
web-mine-ended = chiusa senza risultato
web-mine-over = finita
web-mine-watched = solo guardata
web-mine-table = Al tavolo
web-mine-export = Salva in un file
web-mine-delete = Elimina
web-mine-delete-sure = Eliminare questa partita?
web-mine-delete-open = Non è ancora finita. Su questo dispositivo non potrai più continuarla.
web-mine-delete-played = Su questo dispositivo non potrai più rivederla.
web-mine-device = Questo elenco sta solo su questo dispositivo.
