## Het lesblad: wat een klas heeft laten zien

web-sheet = Lesblad
web-sheet-tomorrow = Morgen oefenen
web-sheet-tomorrow-hint = Dit ging het vaakst mis: bekijk het samen op het bord en speel hetzelfde spel daarna nog eens met “oefenen”.
web-sheet-all-known = Alles wat gevraagd werd, wist de klas meteen. Morgen mag het moeilijker.
web-sheet-nothing = Er is nog niets gevraagd. Speel bijvoorbeeld { $games } en zet “Spelen of oefenen?” op “oefenen”: dan lees je hier wat erin zit en wat niet.
web-sheet-known = Zit erin
web-sheet-practise = Oefenen
web-sheet-times = { $right } van de { $asked } keer goed
web-sheet-silent = Niets gevraagd
web-sheet-who = Wie
web-sheet-hint = Geteld wordt wie het meteen wist. Het blad verdwijnt met het lokaal; print het eerst of sla het op.
web-sheet-csv-head = Naam, Som, meteen goed, niet meteen goed
