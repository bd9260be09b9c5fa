## Learning reports: what the games with questions share

web-learn-print = Print, PDF
web-learn-none = didn’t come up
web-learn-seconds = usually { $seconds } s
web-learn-practise = To practise
web-learn-said = said: { $answers }
web-learn-hint = Kept on this device with the table, and deleted with it.
web-learn-csv = Spreadsheet
web-learn-forget = Delete
web-learn-result-first = straight away
web-learn-result-later = with another go
web-learn-result-not = not yet
web-learn-verdict-certain = secure
web-learn-verdict-nearly = nearly
web-learn-verdict-practise = practising
web-learn-csv-yes = yes
web-learn-csv-no = no
