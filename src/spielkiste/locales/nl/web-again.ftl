web-again-swap = Van plaats wisselen
web-again-swap-what = Nog een keer: iedereen schuift een plaats op
web-again-swap-asked = { $name } wil nog een keer spelen, met gewisselde plaatsen.
web-again-yes = Leuk!
web-again-no = Nee, bedankt
web-again-waiting = We wachten nog op { $names } …
web-story-swapped = Er begint een nieuw spel. Iedereen is een plaats opgeschoven.
error-nobody-to-swap = Er is hier niemand om mee van plaats te wisselen.
