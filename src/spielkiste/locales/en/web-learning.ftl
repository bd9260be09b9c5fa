## Learning reports: what the games with questions share

web-learn-print = Print, PDF
web-learn-none = did not come up
web-learn-seconds = mostly { $seconds } s
web-learn-practise = To practise
web-learn-said = said: { $answers }
web-learn-hint = Stays on this device, with the table, and goes with it.
web-learn-csv = As a table
web-learn-forget = Delete
web-learn-result-first = known at once
web-learn-result-later = with a second look
web-learn-result-not = not yet
web-learn-verdict-certain = certain
web-learn-verdict-nearly = nearly
web-learn-verdict-practise = practising
web-learn-csv-yes = yes
web-learn-csv-no = no
