# Before the deal: the way in for the others, and who begins.
web-wait-send = Enviar el enlace
web-wait-copy = Copiar el enlace
web-wait-begin = ¡Vamos!
web-wait-host = { $name } empieza enseguida.
web-wait-fill = { $count ->
    [one] En el sitio libre jugará un bot.
   *[other] En los sitios libres jugarán bots.
}
