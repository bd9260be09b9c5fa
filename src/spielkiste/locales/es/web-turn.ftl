## A quién le toca, y partidas de varios días

web-turn-yours = Te toca
web-turn-since = { $turn }, desde el { $since }
web-turn-theirs = { $count ->
    [one] Le toca a { $names }
   *[other] Les toca a { $names }
}
web-turn-tell = Avísame cuando me toque
web-turn-tell-hint = Tu dispositivo te mostrará un aviso. Nunca dice nada de tus cartas.
web-turn-off = Quitar los avisos
web-turn-denied = Tu navegador no permite notificaciones. Puedes cambiarlo en sus ajustes.
web-slow = Jugar durante varios días
web-slow-hint = Más o menos una jugada al día, sin reloj. La mesa se guarda mucho tiempo.
web-slow-relief = Tras una semana, un bot toma el relevo
web-slow-here = Aquí se juega durante varios días: más o menos una jugada al día.
