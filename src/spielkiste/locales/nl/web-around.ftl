## The pages around the table: rules, set-up, waiting, learning.

web-rules-contents = Inhoud
web-rules-cut = Knippen
