## The pages around the table: rules, set-up, waiting, lesson plans.

web-rules-contents = Indice
web-rules-cut = Ritagliare
web-setup-kind-here = qui
web-setup-kind-open = con link
web-setup-kind-bot = bot
web-setup-seats-title = Chi si siede dove?
web-setup-rules-title = Regole della casa
web-wait-hello = Saluta { $name }
web-wait-play = Tocca gli animali: si salutano.
web-menu-out = Smettere
web-menu-others = Con gli altri
web-menu-device = Su questo dispositivo
web-plans = Piani di lezione
web-plans-line = Per ogni gioco un piano di venti minuti: scopo, svolgimento e di cosa parlare dopo (in inglese).
