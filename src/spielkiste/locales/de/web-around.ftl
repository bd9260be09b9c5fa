## The pages around the table: rules, set-up, waiting, learning.

web-rules-contents = Inhalt
web-rules-cut = Basteln
