## The lesson sheet: what a class has shown

web-sheet = Lesson sheet
web-sheet-tomorrow = Practise tomorrow
web-sheet-tomorrow-hint = These went wrong most often: look at them together on the board, then play the same game again on “practise”.
web-sheet-all-known = Everything that was asked was known straight away. Tomorrow it can be harder.
web-sheet-nothing = Nothing has been asked yet. Play { $games }, for example, and set “Play or practise?” to “practise”: this page will then show what’s secure and what isn’t.
web-sheet-known = Secure
web-sheet-practise = Practise
web-sheet-times = known { $right } out of { $asked } times
web-sheet-silent = Nothing asked
web-sheet-who = Who
web-sheet-hint = What counts is knowing it straight away. The sheet disappears when you close the room; print or save it first.
web-sheet-csv-head = Name, fact, known straight away, not known straight away
