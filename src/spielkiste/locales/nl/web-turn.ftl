## Wie aan de beurt is, en spellen over dagen

web-turn-yours = Jij bent aan de beurt
web-turn-since = { $turn }, sinds { $since }
web-turn-theirs = { $count ->
    [one] { $names } is aan de beurt
   *[other] { $names } zijn aan de beurt
}
web-turn-tell = Zeg het als ik aan de beurt ben
web-turn-tell-hint = Je apparaat laat dan een melding zien. Er staat nooit iets over je kaarten in.
web-turn-off = Geen meldingen meer
web-turn-denied = Je browser staat geen meldingen toe. Je kunt dat in de instellingen veranderen.
web-slow = Over meerdere dagen spelen
web-slow-hint = Ongeveer één zet per dag, zonder klok. De tafel blijft lang staan.
web-slow-relief = Na een week valt een bot in
web-slow-here = Hier spelen we over meerdere dagen: ongeveer één zet per dag.
