## A chi tocca, e partite di più giorni

web-turn-yours = Tocca a te
web-turn-since = { $turn }, da { $since }
web-turn-theirs = { $count ->
    [one] Tocca a { $names }
   *[other] Tocca a { $names }
}
web-turn-tell = Avvisami quando tocca a me
web-turn-tell-hint = Il tuo dispositivo ti mostra una notifica, che non rivela mai le tue carte.
web-turn-off = Basta notifiche
web-turn-denied = Il tuo browser non permette le notifiche. Puoi attivarle nelle sue impostazioni.
web-slow = Giocare per più giorni
web-slow-hint = Circa una mossa al giorno, senza fretta. Il tavolo resta aperto a lungo.
web-slow-relief = Dopo una settimana subentra un bot
web-slow-here = Qui si gioca per più giorni: circa una mossa al giorno.
