# Berichte: was viele Spiele über ein Spiel sagen

report-title = { $title } in Zahlen
report-made = { $games } Spiele zwischen Bots ({ $bot }), davon { $main } mit { $seats } am Tisch. Die übrigen probieren andere Personenzahlen und andere Optionen aus.
report-reading = Die Linie um einen Punkt ist das 95-%-Intervall: Etwa eines von zwanzig verfehlt den wahren Wert. Bots sind keine Menschen, nimm es also als Hinweis.
report-command = Noch einmal dieselben Zahlen: { $command }
report-players = { $count ->
    [one] { $count } Person
   *[other] { $count } Personen
}
report-place = { $place ->
    [1] fängt an
   *[other] als Nummer { $place } dran
}
report-first = Hilft es, anzufangen?
report-even = Die gestrichelte Linie zeigt, wie es wäre, wenn alle gleich oft gewännen.
report-first-tables = Wie oft gewinnt, wer anfängt, je nach Zahl der Mitspielenden
report-first-order = Wie oft jeder Platz in der Reihenfolge gewinnt, mit { $seats } am Tisch
report-length = Wie lange dauert ein Spiel?
report-length-plot = Züge je Spiel
report-length-words = Die Hälfte der Spiele braucht { $low } bis { $high } Züge, das Mittel ist { $mean }.
report-box-minutes = Auf der Schachtel stehen { $least } bis { $most } Minuten.
report-moves = Züge
report-turns = Zugwechsel
report-decisions = Entscheidungen
report-minutes = Minuten, bei { $seconds } Sekunden je Entscheidung
report-score = Ergebnis
report-best-score = Bestes Ergebnis
report-mean = Mittel
report-least = kleinster Wert
report-low = unteres Viertel
report-middle = Mitte
report-high = oberes Viertel
report-most = größter Wert
report-what = was
report-rule = Regel
report-share = Anteil
report-interval = 95-%-Intervall
report-games = Spiele
report-times = Male
report-ends = Wie endet ein Spiel?
report-ends-plot = Wie oft welche Regel das Spiel beendet
report-shared = Spiele mit geteiltem Sieg oder ohne Sieg: { $count }.
report-things = Welche Karten und Felder zählen?
report-things-words = Wenn das jemandem passierte oder jemand es tat: wie oft diese Person am Ende gewann. Links der gestrichelten Linie folgt darauf öfter eine Niederlage, rechts öfter ein Sieg.
report-things-alone = Wenn das passierte: wie oft das Ergebnis besser war als in der Hälfte der Spiele.
report-things-luck = Was dir zufällt, ist Glück. Was du wählst, hängt auch davon ab, ob du vorn liegst: Es muss nicht der Grund sein, warum du gewinnst.
report-things-plot = Die deutlichsten Unterschiede
report-things-none = Kein deutlicher Unterschied in so wenigen Spielen.
report-chosen = Gewählt: { $what }
report-came = Zugefallen: { $what }
report-options = Was ändern die Optionen?
report-options-words = Jeweils eine Option ist anders, alles andere wie üblich.
report-options-moves = Züge je Spiel, je nach Option
report-options-first = Wie oft gewinnt, wer anfängt, je nach Option
report-option = Option
report-usual = wie üblich
report-unwon = geteilt oder ohne Sieg
report-range = { $low } bis { $high }
report-number = { $number }
report-written = Der Bericht steht in { $path }
error-bad-report-file = Nimm eine Datei, die auf .html oder .md endet, nicht { $path }.
