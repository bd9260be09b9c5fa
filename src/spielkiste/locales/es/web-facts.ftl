## Lo que un niño ya sabe, operación por operación, y la práctica

web-facts = Lo que ya sé
web-facts-none = Aquí todavía no hay nada. Juega a algo con sumas o tablas y el dibujo se irá llenando.
web-facts-who = ¿De quién es el dibujo?
web-facts-cell = { $fact }: { $verdict }
web-facts-met = salió en una partida
web-facts-next = Para practicar ahora
web-facts-practise = Practicar 2 minutos
web-facts-count = { $count } de { $all } dominadas
web-facts-more = { $count ->
    [one] Una más que hace una semana.
   *[other] { $count } más que hace una semana.
}
web-facts-same = Tantas como hace una semana.
web-facts-fewer = { $count ->
    [one] Una se ha olvidado desde la semana pasada.
   *[other] { $count } se han olvidado desde la semana pasada.
}
web-facts-weeks = Operaciones dominadas semana a semana, hasta hoy: { $counts }
web-facts-hint = Se guarda solo en este dispositivo, con el nombre con el que juegas.
web-facts-delete-sure = ¿Borrar este dibujo?
web-facts-delete = Se borrará todo lo que este dispositivo guarda de { $name }.
web-facts-csv-head = Nombre, Operación, Nivel, Preguntada, Sabida a la primera, Salió en partidas, Última pregunta
web-practice = Práctica
web-practice-back = Volver al dibujo
web-practice-help = Ayúdame un poco más
web-practice-clock = Con reloj
web-practice-step = { $count ->
    [one] Una pregunta contestada
   *[other] { $count } preguntas contestadas
}
web-practice-right = ¡Bien!
web-practice-wrong = No es { $answer }. Mira otra vez.
web-practice-over = ¡Muy bien, { $name }!
web-practice-done = { $count } de { $all } a la primera.
web-practice-stays = Vuelve otro día: lo que todavía sepas ya no se te olvidará.
web-practice-gold = Hoy lo sabías
web-practice-missed = Volverá
web-practice-tomorrow = Mañana otra vez: { $facts }
web-practice-later = Otra vez dentro de { $days } días: { $facts }
web-practice-again = Otra vez
