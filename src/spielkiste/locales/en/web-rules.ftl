## Rules pages: in pictures, in full, to print

web-rules = Rules
web-rules-title = How to play: { $game }
web-rules-how = Show the rules
web-rules-pictures = In pictures
web-rules-all = All the rules
web-rules-print = Print
web-rules-try = Try it out
web-rules-exactly = In detail
web-rules-contents = Contents
web-rules-cut = Cut out
