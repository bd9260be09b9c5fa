## La hoja de la clase: lo que ha mostrado

web-sheet = Hoja de la clase
web-sheet-tomorrow = Para practicar mañana
web-sheet-tomorrow-hint = Aquí se falló más a menudo: miradlo juntos en la pizarra y volved a jugar en modo «practicar».
web-sheet-all-known = Todo lo que se preguntó salió a la primera. Mañana puede ser más difícil.
web-sheet-nothing = Todavía no se ha preguntado nada. Jugad, por ejemplo, a { $games }, con «¿Jugar o practicar?» en «practicar»; así se verá aquí lo que ya se sabe y lo que no.
web-sheet-known = Dominado
web-sheet-practise = A practicar
web-sheet-times = lo supo { $right } de { $asked } veces
web-sheet-silent = Sin preguntas
web-sheet-who = Quién
web-sheet-hint = Solo cuenta lo que se sabe a la primera. La hoja desaparece con el aula; imprímela o guárdala antes.
web-sheet-csv-head = Nombre, operación, a la primera, no a la primera
