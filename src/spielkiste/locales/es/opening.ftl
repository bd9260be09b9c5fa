## Cuando alguien abre el baúl en casa

serve-already = Spielkiste ya está abierta en { $address }
serve-other-port = Otro programa está usando el puerto { $port }; por eso esta vez es el { $opened }.
serve-games-there = Tus partidas de antes están en la estantería de { $address } y no se han perdido: cierra el otro programa y vuelve a iniciar Spielkiste.
serve-phone = Para jugar desde el móvil: { $address }
serve-other-networks = En otras redes: { $addresses }
serve-who = Cualquiera de la misma red puede entrar y jugar. Solo para ti: --host 127.0.0.1 (con make: make play SPIELKISTE_HOST=127.0.0.1).
serve-only-here = Solo puede entrar este ordenador. Para que entre el móvil, quita --host.
serve-no-network = Este ordenador no está en ninguna red, así que un móvil no puede llegar a él. Conecta los dos a la misma wifi y vuelve a iniciar Spielkiste.
serve-stop = Con Ctrl-C se cierra; todas las partidas quedan guardadas.
serve-closed = Spielkiste está cerrada; todas las partidas quedan guardadas.
serve-closed-unsaved = Spielkiste está cerrada. La base de datos { $path } faltaba o no se podía escribir; las últimas jugadas no están guardadas.
single-file-close = Pulsa Intro para cerrar esta ventana.
error-database-open-at = Ya hay un servidor, en { $address }, usando la base de datos { $path }. Ciérralo primero, o elige otra con --database.
error-other-origin = Esta página se abrió con una dirección distinta de la que conoce el servidor. Usa la que indica al arrancar; si hay un proxy delante, debe pasar la cabecera Host sin cambios.
