## The pages around the table: rules, set-up, waiting, learning.

web-rules-contents = Sommaire
web-rules-cut = Découper
