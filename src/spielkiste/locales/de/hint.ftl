# Tipps: was jemand täte, der gut spielt; in jedem Spiel gleich.
hint-only = Etwas anderes geht jetzt nicht.
hint-plain = So kommt, wer gut spielt, am weitesten.
error-hint-not-alone = Tipps gibt es nur, wenn außer dir kein Mensch am Tisch sitzt.

play-hint = Wer gut spielt, würde das machen: { $move }. { $reason }
play-hint-chance = { $move } (gewinnt etwa { $percent } von 100 Spielen)
play-hint-none = Gerade gibt es keinen Tipp.

web-hint = Tipp
web-hint-thinking = Ich überlege …
web-hint-none = Gerade gibt es keinen Tipp.
web-hint-do = So machen
web-hint-chances = So viele von 100 Spielen würde man damit etwa gewinnen:
web-hint-key = was jemand machen würde, der gut spielt
