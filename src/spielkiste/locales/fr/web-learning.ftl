## Learning reports: what the games with questions share

web-learn-print = Imprimer, PDF
web-learn-none = pas vu
web-learn-seconds = en général { $seconds } s
web-learn-practise = À revoir
web-learn-said = réponses : { $answers }
web-learn-hint = Reste sur cet appareil, avec la table, et disparaît avec elle.
web-learn-csv = En tableau
web-learn-forget = Effacer
web-learn-result-first = trouvé tout de suite
web-learn-result-later = trouvé au deuxième essai
web-learn-result-not = pas encore
web-learn-verdict-certain = acquis
web-learn-verdict-nearly = presque acquis
web-learn-verdict-practise = à travailler
web-learn-csv-yes = oui
web-learn-csv-no = non
