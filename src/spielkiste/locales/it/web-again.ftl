web-again-swap = Scambia i posti
web-again-swap-what = Ancora una partita: tutti si spostano di un posto
web-again-swap-asked = { $name } vorrebbe giocare ancora, scambiando i posti.
web-again-yes = Volentieri!
web-again-no = No, grazie
web-again-waiting = Manca ancora la risposta di { $names }…
web-story-swapped = Comincia una nuova partita. Tutti si sono spostati di un posto.
error-nobody-to-swap = Qui non c’è nessuno con cui cambiare posto.
