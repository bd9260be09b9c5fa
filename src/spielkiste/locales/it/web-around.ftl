## The pages around the table: rules, set-up, waiting, learning.

web-rules-contents = Indice
web-rules-cut = Ritagliare
