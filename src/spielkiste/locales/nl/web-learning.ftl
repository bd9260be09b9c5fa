## Learning reports: what the games with questions share

web-learn-print = Printen, pdf
web-learn-none = kwam niet voor
web-learn-seconds = meestal { $seconds } s
web-learn-practise = Om te oefenen
web-learn-said = gezegd: { $answers }
web-learn-hint = Blijft op dit apparaat, bij de tafel, en verdwijnt samen met de tafel.
web-learn-csv = Als tabel
web-learn-forget = Wissen
web-learn-result-first = meteen goed
web-learn-result-later = na nog een poging
web-learn-result-not = nog niet
web-learn-verdict-certain = zit erin
web-learn-verdict-nearly = zit er bijna in
web-learn-verdict-practise = oefent nog
web-learn-csv-yes = ja
web-learn-csv-no = nee
