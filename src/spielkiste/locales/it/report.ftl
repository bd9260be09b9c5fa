# Rapporti: che cosa dicono di un gioco tante partite

report-title = { $title } in cifre
report-made = { $games } partite tra bot ({ $bot }), di cui { $main } con { $seats } al tavolo. Le altre provano altri numeri di persone e altre opzioni.
report-reading = La linea intorno a un punto è l’intervallo al 95%: circa uno su venti manca il valore vero. I bot non sono persone: prendi questi numeri come un indizio.
report-command = Per riavere le stesse cifre: { $command }
report-players = { $count ->
    [one] { $count } persona
   *[other] { $count } persone
}
report-place = { $place ->
    [1] comincia
   *[other] { $place }º a giocare
}
report-first = Conviene cominciare?
report-even = La linea tratteggiata indica la stessa quota per tutti.
report-first-tables = Quante volte vince chi comincia, a seconda di quante persone giocano
report-first-order = Quante volte vince ogni posto nell’ordine di turno, con { $seats } al tavolo
report-length = Quanto dura una partita?
report-length-plot = Mosse per partita
report-length-words = Metà delle partite richiede da { $low } a { $high } mosse; la media è { $mean }.
report-box-minutes = La scatola dice da { $least } a { $most } minuti.
report-moves = Mosse
report-turns = Cambi di turno
report-decisions = Decisioni
report-minutes = Minuti, a { $seconds } secondi per decisione
report-score = Punteggio
report-best-score = Punteggio migliore
report-mean = media
report-least = minimo
report-low = quarto inferiore
report-middle = valore di mezzo
report-high = quarto superiore
report-most = massimo
report-what = che cosa
report-rule = regola
report-share = quota
report-interval = intervallo al 95%
report-games = partite
report-times = volte
report-ends = Come finisce una partita?
report-ends-plot = Quante volte ogni regola chiude la partita
report-shared = Partite con vittoria condivisa o senza vincitori: { $count }.
report-things = Quali carte e caselle contano?
report-things-words = Di tutte le volte in cui è successo a qualcuno, o qualcuno l’ha fatto: quante volte quella persona ha vinto alla fine. A sinistra della linea tratteggiata succede più spesso a chi perde, a destra a chi vince.
report-things-alone = Di tutte le volte in cui è successo: quante volte il punteggio era migliore che in metà delle partite.
report-things-luck = Quello che ti capita è fortuna. Quello che scegli cambia anche a seconda che tu sia in testa o no: non è detto che sia il motivo per cui vinci.
report-things-plot = Le differenze più chiare
report-things-none = Nessuna differenza chiara in così poche partite.
report-chosen = Scelto: { $what }
report-came = Capitato: { $what }
report-options = Che cosa cambiano le opzioni?
report-options-words = Ogni volta cambia una sola opzione, tutto il resto è come al solito.
report-options-moves = Mosse per partita, a seconda dell’opzione
report-options-first = Quante volte vince chi comincia, a seconda dell’opzione
report-option = opzione
report-usual = come al solito
report-unwon = vittoria condivisa o senza vincitori
report-range = da { $low } a { $high }
report-number = { $number }
report-written = Il rapporto è in { $path }
error-bad-report-file = Scegli un file che finisca in .html o .md, non { $path }.
