web-again-swap = Plätze tauschen
web-again-swap-what = Noch einmal: Alle rücken einen Platz weiter
web-again-swap-asked = { $name } möchte noch einmal spielen, mit getauschten Plätzen.
web-again-yes = Gern!
web-again-no = Nein, danke
web-again-waiting = Wir warten noch auf { $names } …
web-story-swapped = Ein neues Spiel beginnt. Alle sind einen Platz weitergerückt.
error-nobody-to-swap = Hier ist niemand, mit dem du die Plätze tauschen könntest.
