## A game leaves the server, and where a table is

web-moving-open = Seguir sin el servidor
web-moving-hint = La partida pasa a tu dispositivo y sigue allí: con bots o con amigos que invites. Todos los de la mesa tienen que estar aquí y de acuerdo. No puede volver al servidor.
web-moving-go = Trasladar la partida
web-moving-asked = { $name } quiere seguir sin el servidor
web-moving-asked-what = La partida pasaría al dispositivo de { $name }. Ese dispositivo podría manipularse para ver todas las cartas: acepta solo si confías en { $name }.
web-moved = Esta partida ha pasado al dispositivo de { $name }. Pídele a { $name } una invitación. Tu sitio sigue reservado.
web-moved-title = La partida se ha trasladado
web-moved-you = Primero guarda la partida en un archivo.
web-moved-save = Guardar la partida
web-moved-then = Después abre la Spielkiste que funciona sin servidor. Toca «Traer partidas» en su menú y elige el archivo. En la mesa puedes invitar a los demás: sus sitios siguen reservados.
web-lives-server = Esta mesa está en el servidor { $name }.
web-lives-here = Esta mesa está en este dispositivo.
web-lives-far = Esta mesa está en el dispositivo de { $name }.
web-join-kept = ¿Quién eres?
