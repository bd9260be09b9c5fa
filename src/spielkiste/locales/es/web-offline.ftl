## La caja sin servidor: su motor, y sus partidas en un archivo

web-engine-loading = Los juegos están en camino: { $percent } %
web-engine-starting = Desempaquetando los juegos…
web-engine-elsewhere = Spielkiste está abierta en otra pestaña que no responde. Ciérrala y aquí seguimos.
web-engine-again = Probar otra vez
web-engine-newer = Hay una versión nueva de Spielkiste.
web-engine-renew = Actualizar
error-engine-network = No se han podido cargar los juegos: no hay conexión. Tus partidas están a salvo.
error-engine-broken = Los juegos no se han cargado del todo. Recarga la página; tus partidas están a salvo.
error-engine-too-old = Este navegador es demasiado antiguo para los juegos. Actualízalo o usa otro.
error-storage-full = En este dispositivo ya no queda espacio. Haz un poco de sitio y prueba otra vez; no se ha perdido nada.
error-storage-denied = Este navegador no deja que Spielkiste guarde nada. Dale permiso (en una ventana privada no se puede) y recarga la página.
error-bad-chest = Esto no es un baúl de Spielkiste, o el archivo está dañado. No se ha cambiado nada.
error-newer-chest = Este baúl viene de una Spielkiste más nueva. Actualiza la tuya y abre el archivo otra vez.

web-chest-hint = Tus partidas se quedan en este dispositivo. Si quieres llevártelas, mételas todas en un archivo.
web-chest-give = Guardar todas las partidas
web-chest-take = Traer partidas
web-chest-taken =
    { $taken ->
        [0] Todo lo que hay dentro ya estaba aquí.
        [one] Ahora hay una partida más en el baúl.
       *[other] Ahora hay { $taken } partidas más en el baúl.
    }
web-chest-some-taken = Partidas traídas: { $taken }. Aquí no se pueden leer: { $left }.
