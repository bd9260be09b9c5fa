# Die Aufgabe des Tages: ihr Blatt und das Ende.
web-day-new = Aufgabe geschafft! Du bekommst einen Sticker.
web-day-not-yet = Noch nicht geschafft. Probier es mit denselben Karten noch einmal!
web-day-cups = Deine Pokale
web-day-cups-hint = Sieben Sticker füllen einen Pokal.
web-day-streak = { $count ->
    [one] 1 Tag dabei
   *[other] { $count } Tage dabei
}
web-day-streak-hint = Ein Tag Pause macht nichts.
