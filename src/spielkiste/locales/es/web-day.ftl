# El reto del día: su hoja y el final.
web-day-new = ¡Reto conseguido! Te llevas una pegatina.
web-day-not-yet = Todavía no. ¡Inténtalo otra vez con las mismas cartas!
web-day-cups = Tus copas
web-day-cups-hint = Siete pegatinas llenan una copa.
web-day-streak = { $count ->
    [one] 1 día de juego
   *[other] { $count } días de juego
}
web-day-streak-hint = Por un día de descanso no pasa nada.
