# One word under a sign; it is part of what the button is called.
web-word-shelf = Estantería
web-word-picture = Imagen
web-word-print = Imprimir
web-word-watch = Ver
web-word-swap = Cambiar
web-word-save = Guardar
web-word-table = Mesa
