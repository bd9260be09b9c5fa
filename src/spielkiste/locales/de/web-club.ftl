## Das Ende eines Klubabends

web-club-final = Finale
web-club-semi = Halbfinale
web-club-third = Spiel um Platz 3
web-club-next-final = Finale der besten { $count }
web-club-next-final-hint = Alle anderen spielen gegen ihre Nachbarn in der Tabelle weiter; niemand muss nur zuschauen.
web-club-next-winners = Finale
web-club-next-winners-hint = Wer im Halbfinale verloren hat, spielt um Platz 3, alle anderen gegen ihre Nachbarn in der Tabelle.
web-club-next-semi = Halbfinale
web-club-next-semi-hint = { $first } spielt gegen { $fourth }, { $second } gegen { $third }, alle anderen gegen ihre Nachbarn in der Tabelle. Danach kommt das Finale.
web-club-you-final = Du spielst im Finale!
web-club-you-semi = Du spielst im Halbfinale!
web-club-you-third = Du spielst um Platz 3!
error-class-no-final = Dafür sind hier zu wenige, die gegeneinander spielen.
