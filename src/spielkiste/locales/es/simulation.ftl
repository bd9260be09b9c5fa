# Muchas partidas: en varios procesos y ordenadores, en archivos

error-missing-extra = Falta { $package }. Se instala con: { $remedy } (en un clon: { $clone })
error-other-run = El archivo { $path } es de otra serie: allí { $name } es { $theirs }, no { $ours }. Elige otro archivo.
error-bad-rows-file = Elige un archivo que termine en .csv o .parquet, no { $path }.
error-no-cluster = En { $address } no responde ningún clúster de Ray. Comprueba la dirección o inicia uno con: ray start --head
error-portion-lost = Los repartos del { $first } al { $last } han hecho caer su proceso { $tries } veces. Pruébalos con --jobs 1 para ver por qué.
error-other-rules = Un ordenador conoce { $game } con la versión { $theirs } de las reglas, no la { $ours }. Instala la misma Spielkiste en todos.
error-ray-not-started = No se ha podido iniciar Ray en este ordenador: { $why }
