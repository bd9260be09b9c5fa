## Las personas de este dispositivo

web-family-new = Alguien nuevo
web-family-me = ¡Soy yo!
web-family-change = Cambiar los datos de { $name }
web-family-doubled = { $name } ya está aquí.
web-family-hint = Los nombres, las pegatinas y las partidas se quedan en este dispositivo. En la mesa, los demás solo ven tu nombre y tu animal.
web-family-move = A otro dispositivo
web-family-move-hint = Abre este enlace en el otro dispositivo. Así { $name } jugará también allí, con todas sus pegatinas y operaciones. El enlace lo contiene todo; ningún servidor guarda nada. Aquí también se queda todo.
web-family-delete-sure = ¿De verdad se va { $name }?
web-family-delete = En este dispositivo se borrarán las pegatinas, las copas, las partidas terminadas y las operaciones aprendidas de { $name }. Las partidas empezadas se quedan.
web-family-gone = { $name } ya no está aquí.
web-family-back = Traer de vuelta
web-person-title = Llega { $name }
web-person-facts = Esto ya lo sé: { $count ->
    [one] una operación
   *[other] { $count } operaciones
}
web-person-known = { $name } ya está aquí. Todo se junta.
web-person-go = Quedarse aquí
web-person-here = ¡{ $name } ya está aquí!
web-person-lost = No ha llegado nadie
web-person-damaged = El enlace no está completo. Envíalo otra vez desde el otro dispositivo.
