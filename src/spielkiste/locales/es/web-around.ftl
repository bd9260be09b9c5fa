## The pages around the table: rules, set-up, waiting, lesson plans.

web-rules-contents = Índice
web-rules-cut = Recortar
web-setup-kind-here = aquí
web-setup-kind-open = enlace
web-setup-kind-bot = bot
web-setup-seats-title = ¿Quién se sienta dónde?
web-setup-rules-title = Reglas de la casa
web-wait-hello = Saludar a { $name }
web-wait-play = Toca los animales: se saludan.
web-menu-out = Dejar de jugar
web-menu-others = Con los demás
web-menu-device = En este dispositivo
web-plans = Planes de clase
web-plans-line = Para cada juego, un plan de veinte minutos: objetivo, desarrollo y de qué hablar después (en inglés).
