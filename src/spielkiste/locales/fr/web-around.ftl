## The pages around the table: rules, set-up, waiting, lesson plans.

web-rules-contents = Sommaire
web-rules-cut = Découper
web-setup-kind-here = ici
web-setup-kind-open = lien
web-setup-kind-bot = robot
web-setup-seats-title = Qui s’assoit où ?
web-setup-rules-title = Règles maison
web-wait-hello = Dire bonjour à { $name }
web-wait-play = Touchez les animaux : ils se saluent.
web-menu-out = Arrêter
web-menu-others = Avec les autres
web-menu-device = Sur cet appareil
web-plans = Plans de leçon
web-plans-line = Pour chaque jeu, un plan de vingt minutes : le but, le déroulement, de quoi parler ensuite (en anglais).
