## Wer dran ist, und Spiele über Tage

web-turn-yours = Du bist dran
web-turn-since = { $turn }, seit { $since }
web-turn-theirs = { $count ->
    [one] { $names } ist dran
   *[other] { $names } sind dran
}
web-turn-tell = Sag mir, wenn ich dran bin
web-turn-tell-hint = Dein Gerät zeigt dann eine Nachricht. Deine Karten stehen nie darin.
web-turn-off = Keine Benachrichtigungen mehr
web-turn-denied = Dein Browser erlaubt keine Benachrichtigungen. Du kannst das in seinen Einstellungen ändern.
web-slow = Über mehrere Tage spielen
web-slow-hint = Etwa ein Zug am Tag, ohne Uhr. Der Tisch bleibt lange stehen.
web-slow-relief = Nach einer Woche springt ein Bot ein
web-slow-here = Hier wird über mehrere Tage gespielt: etwa ein Zug am Tag.
