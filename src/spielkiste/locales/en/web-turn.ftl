## Whose turn it is, and games over days

web-turn-yours = Your turn
web-turn-since = { $turn }, since { $since }
web-turn-theirs = { $count ->
    [one] It’s { $names }’s turn
   *[other] It’s { $names }’s turn
}
web-turn-tell = Tell me when it’s my turn
web-turn-tell-hint = Your device will show a notification. It never says anything about your cards.
web-turn-off = Stop notifications
web-turn-denied = Your browser is blocking notifications. You can change that in its settings.
web-slow = Play over several days
web-slow-hint = About one move a day, with no clock. The table is kept for a long time.
web-slow-relief = After a week a bot stands in
web-slow-here = This game takes several days: about one move a day.
