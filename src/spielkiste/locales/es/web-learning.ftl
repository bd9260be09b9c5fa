## Informes de aprendizaje: lo que comparten los juegos con preguntas

web-learn-print = Imprimir, PDF
web-learn-none = no ha salido
web-learn-seconds = casi siempre { $seconds } s
web-learn-practise = Para practicar
web-learn-said = dijo: { $answers }
web-learn-hint = Se queda en este dispositivo, con la mesa, y desaparece con ella.
web-learn-csv = Como tabla
web-learn-forget = Borrar
web-learn-result-first = a la primera
web-learn-result-later = a la segunda
web-learn-result-not = todavía no
web-learn-verdict-certain = se lo sabe
web-learn-verdict-nearly = casi
web-learn-verdict-practise = practicando
web-learn-csv-yes = sí
web-learn-csv-no = no
