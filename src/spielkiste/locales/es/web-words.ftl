# One word under a sign; it is part of what the button is called.
web-word-shelf = Estantería
web-word-picture = Imagen
web-word-watch = Ver
web-word-swap = Sitios
web-word-save = Guardar
web-word-table = Mesa
