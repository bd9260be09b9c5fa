## Lernberichte: was die Spiele mit Fragen gemeinsam haben

web-learn-print = Drucken, PDF
web-learn-none = kam nicht vor
web-learn-seconds = meist { $seconds } s
web-learn-practise = Zum Üben
web-learn-said = gesagt: { $answers }
web-learn-hint = Bleibt auf diesem Gerät, beim Tisch, und verschwindet mit ihm.
web-learn-csv = Als Tabelle
web-learn-forget = Löschen
web-learn-result-first = gleich gewusst
web-learn-result-later = auf den zweiten Blick
web-learn-result-not = noch nicht
web-learn-verdict-certain = sicher
web-learn-verdict-nearly = fast sicher
web-learn-verdict-practise = noch üben
web-learn-csv-yes = ja
web-learn-csv-no = nein
