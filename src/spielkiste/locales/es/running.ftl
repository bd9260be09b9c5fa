## Para quien lleva un servidor

error-setting-text = { $where } no puede ser «{ $value }»; escribe un texto (en un archivo, entre comillas).
error-setting-number = { $where } no puede ser «{ $value }»; escribe un número del { $least } al { $most }.
error-setting-yes-no = { $where } no puede ser «{ $value }»; escribe yes o no (en un archivo, true o false).
error-setting-one-of = { $where } no puede ser «{ $value }»; elige entre: { $known }.
error-setting-days = { $where } no puede ser «{ $value }»; escribe un número de días como 90d, o for-ever.
error-setting-proxies = { $where } no puede ser «{ $value }»; escribe yes, no o las direcciones de los proxys.
error-setting-unknown = No hay ningún ajuste «{ $name }» ({ $path }); elige entre: { $known }.
setting-in-file = «{ $name }» en { $path }
error-setting-variable = No hay ninguna variable de entorno { $name }; escribe { $meant }.
error-file-denied = No puedes leer el archivo { $path }; comprueba sus permisos.
error-file-folder = { $path } es una carpeta; indica un archivo.
error-not-toml = El archivo { $path } no es TOML ({ $why }); escribe líneas como: port = 8080
error-setting-secret = { $where } no vale; usa al menos { $least } letras sencillas y cifras, sin espacios.
error-host-key = Esa no es la clave del anfitrión; mira dónde la guarda el servidor.
error-too-many-keys = Han sido demasiadas claves equivocadas desde esta dirección. Prueba otra vez dentro de { $seconds } s.
error-closing = Este servidor se va a actualizar y durante un rato no deja entrar a nadie más. Las partidas empezadas siguen.
error-setting-bus = { $where } no puede ser «{ $value }»; escribe la dirección de un servidor Redis, como redis://localhost:6379/0
error-bus-alone = Un bus une servidores que comparten una base de datos PostgreSQL; indica una con --database, o quita --bus.
error-unknown-database = No se pueden guardar mesas en una dirección que empieza por { $scheme }://; indica un archivo, o postgresql://…
error-scale-missing = Para eso falta { $name }; ejecuta: pip install "spielkiste[scale]"
error-database-away = Ahora mismo el servidor no puede acceder a sus mesas. Prueba otra vez dentro de un momento; no se ha perdido nada.
error-table-away = Ahora mismo no se puede conectar con esta mesa. Prueba otra vez dentro de un momento; no se ha perdido nada.
error-backup-postgres = Las mesas que están en PostgreSQL se guardan con su propia herramienta; ejecuta: pg_dump --format=custom --file mesas.backup { $path }
error-restore-postgres = Las mesas que están en PostgreSQL se recuperan con su propia herramienta; detén los servidores y ejecuta: pg_restore --clean --dbname { $path } mesas.backup
error-last-needs-folder = --last guarda copias en una carpeta, y { $path } no lo es; indica una carpeta, con / al final si es nueva.
error-doctor-url = { $url } no es una dirección; escribe una como https://games.example.org

serve-host = La página del anfitrión (cómo va el servidor, quién puede entrar todavía): { $address }host
serve-host-key = (la clave está en { $path })
serve-this-key = (la clave es { $host_key })
serve-no-key = (cerrada: elige una clave con --host-key, la misma para todos los servidores)
serve-new-database = La base de datos { $path } no existía, así que se ha creado una nueva. Si tus partidas deberían estar ahí, comprueba la ruta.
serve-no-web-installed = En esta instalación falta la página web. Vuelve a construir el paquete como en docs/host.md, sin SPIELKISTE_NO_WEB, e instálalo de nuevo.

host-title = Spielkiste: la página del anfitrión
host-key = La clave del anfitrión
host-enter = Mostrar
host-where = Al arrancar, el servidor dice dónde guarda la clave.
host-open = Puede entrar todo el mundo.
host-closed = No entra nadie más. Las partidas empezadas siguen; cuando el servidor vuelva a arrancar, podrá entrar otra vez todo el mundo.
host-let-nobody-in = No dejar entrar a nadie más
host-let-in = Dejar entrar otra vez
host-look = Volver a mirar
host-tables = Mesas en uso
host-kept = Mesas guardadas
host-people = Dispositivos en las mesas
host-load = Carga del último minuto (un núcleo)
host-lag = Espera más larga del último minuto
host-memory = Memoria
host-database = Base de datos
host-uptime = Tiempo en marcha
host-version = Versión
host-server = Este servidor, entre los que comparten la base de datos
host-elsewhere = Dispositivos de aquí en mesas de otros servidores
host-bus = Bus
host-bus-up = en marcha
host-bus-away = no responde; los mensajes van por la base de datos
host-bus-none = no hay; los mensajes van por la base de datos

error-no-database = No hay ninguna base de datos { $path }; indícala con --database.
error-no-folder = No hay ninguna carpeta { $path }; créala primero.
error-not-ours = { $path } no es una base de datos de Spielkiste; elige otro archivo.
error-damaged-database = { $path } está dañado; usa una copia de seguridad anterior.

site-done = { $path } está listo ({ $size } MB): cualquier servidor web puede servirlo.
error-site-no-page = La página todavía no está construida; ejecuta: make site
error-site-no-engine = En { $path } no hay motor (falta { $name }). Ejecuta make site en una copia del código, o indica uno con --engine.
error-site-not-empty = { $path } no está vacía; elige otra carpeta.

backup-done = El archivo nuevo { $path } contiene { $tables ->
    [one] la única mesa
   *[other] las { $tables } mesas
} de { $database }. Solo tú puedes leer el archivo.
backup-removed = Copias antiguas borradas: { $count }.
restore-done = Mesas recuperadas de { $path } en { $database }: { $tables }. Ya puedes arrancar el servidor.
restore-before = La base de datos anterior está en { $path }; si todo va bien, puedes borrarla. Solo se guardan las últimas { $count }.

doctor-ok = bien   { $said }
doctor-note = nota   { $said }
doctor-wrong = MAL    { $said }
doctor-database = La base de datos { $path } está en buen estado. Mesas: { $tables }.
doctor-running = Hay un servidor en marcha con la base de datos { $path }, que está en buen estado. Mesas: { $tables }.
doctor-no-database = La base de datos { $path } todavía no existe; el servidor la creará.
doctor-database-gone = Hay un servidor en marcha, pero su base de datos { $path } ya no está; ya no guarda nada. Páralo, recupera una copia de seguridad y vuelve a arrancarlo (docs/host.md).
doctor-no-server = Aquí no hay ningún servidor en marcha. Para arrancar uno: spielkiste serve, como servicio: systemctl start spielkiste
doctor-unreadable = No se puede leer la base de datos { $path } ({ $why }); ejecuta esto con el mismo usuario que el servidor.
doctor-shared = Mesas en la base de datos { $path }: { $tables }. Servidores en marcha con ella: { $servers }.
doctor-shared-empty = La base de datos { $path } responde y está vacía; el servidor la preparará.
doctor-synchronised = PostgreSQL escribe en el disco lo que confirma.
doctor-not-synchronised = PostgreSQL confirma lo que aún no está en el disco; pon fsync y full_page_writes en on.
doctor-clocks = Los relojes de este ordenador y de la base de datos coinciden.
doctor-clocks-apart = Entre los relojes de este ordenador y de la base de datos hay { $seconds } s de diferencia; ponlos en hora.
doctor-bus = El bus { $path } responde.
doctor-no-bus = Los servidores se hablan por la base de datos; con mucha gente, --bus redis://… es más rápido.
doctor-bus-away = El bus { $path } no responde ({ $why }); los servidores se hablarían por la base de datos.
doctor-backup = La última copia de seguridad { $days ->
    [0] es de las últimas 24 horas
    [one] tiene un día
   *[other] tiene { $days } días
}: { $path }
doctor-old-backup = La última copia de seguridad tiene { $days ->
    [one] un día
   *[other] { $days } días
} ({ $path }); haz una cada noche, mira docs/host.md.
doctor-no-backup = Todavía no se conoce ninguna copia de seguridad; escribe: spielkiste backup CARPETA/ --last 14
doctor-private = Solo su propietario puede leer la base de datos.
doctor-not-private = Otros pueden leer la base de datos, con sus semillas y enlaces; ejecuta: chmod 600 { $path }
doctor-secrets-open = Otros pueden leer o cambiar { $path }; ejecuta: chmod { $mode } { $path }
doctor-read-only = No se puede escribir en { $path }; mira de quién es.
doctor-room = Hay sitio en el disco: { $free } GB en { $path }.
doctor-no-room = El disco está casi lleno: quedan { $free } GB en { $path }; haz sitio.
doctor-clock = El reloj marca { $now }.
doctor-wrong-clock = El reloj marca { $now }, y eso no puede ser; ponlo en hora. Por eso no se borra nada.
doctor-none-marked = No hay nada marcado para borrar.
doctor-marked = Sin usar desde hace tiempo; se borrarán dentro de unos días: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, { $rooms ->
    [one] un aula
   *[other] { $rooms } aulas
}. Las mesas que se abren se conservan; --keep-marked las conserva todas.
doctor-brought-back = Conservadas, como si se acabaran de usar: { $tables ->
    [one] una mesa
   *[other] { $tables } mesas
}, { $rooms ->
    [one] un aula
   *[other] { $rooms } aulas
}.
doctor-descriptors = El sistema permite { $most } archivos abiertos.
doctor-no-descriptors = Este sistema no limita los archivos abiertos.
doctor-few-descriptors = El sistema solo permite { $most } archivos abiertos, y cada persona en una mesa necesita uno; sube el límite con ulimit -n o LimitNOFILE.
doctor-port = El puerto { $port } de { $host } está libre.
doctor-port-held = El puerto { $port } de { $host } está ocupado por el servidor en marcha.
doctor-alone = Solo este ordenador llega a { $host }. Si la gente llega a través de un proxy instalado en él, usa --behind-proxy.
doctor-no-proxy = Quien llega a { $host } entra directamente. Si es un proxy, usa --behind-proxy.
doctor-proxy = Se acepta X-Forwarded-For de { $proxies }.
doctor-bad-proxy = «{ $proxies }» no son direcciones de proxys; escribe algo como 127.0.0.1,10.0.0.0/8 detrás de --behind-proxy.
doctor-version = { $name } { $version } es lo bastante nuevo.
doctor-old = { $name } { $version } es demasiado antiguo, hace falta { $least }; ejecuta: pip install --upgrade { $name }
doctor-missing = Falta { $name }; ejecuta: pip install "spielkiste[serve]"
doctor-page = La página para navegadores está construida.
doctor-url-well = { $url } responde, y su servidor está bien.
doctor-url-ill = El servidor de { $url } responde, pero no está bien ({ $why }); mira su registro y su disco.
doctor-url-other = { $url } responde con el código { $status }, pero no es una Spielkiste; comprueba la dirección y adónde lleva el proxy.
doctor-url-away = { $url } no responde ({ $why }); comprueba el nombre, el cortafuegos (puertos 80 y 443) y que el proxy y el servidor estén en marcha.
doctor-certificate = El certificado de { $host } será válido { $days } días más.
doctor-certificate-ends = Al certificado de { $host } solo le { $days ->
    [one] queda un día
   *[other] quedan { $days } días
}; comprueba que el proxy lo renueve.
doctor-bad-certificate = Los navegadores no se fían del certificado de { $url } ({ $why }); mira el registro del proxy.
doctor-not-encrypted = La conexión con { $host } no está cifrada; fuera de tu propia red, usa https:// (docs/host.md).
doctor-socket = El WebSocket por el que se juega se abre.
doctor-no-socket = El WebSocket por el que se juega no se abre (código { $status }); el proxy tiene que dejar pasar los upgrades y la cabecera Host, mira «Behind a proxy» en docs/host.md.

push-turn = Te toca en { $game }
push-again = { $game } te sigue esperando
