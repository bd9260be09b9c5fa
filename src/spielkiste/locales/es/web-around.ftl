## The pages around the table: rules, set-up, waiting, learning.

web-rules-contents = Índice
web-rules-cut = Recortar
