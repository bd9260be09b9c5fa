web-join-animal = Welk dier ben jij?
web-name-yours = Jouw naam
web-wait-rules = Zo gaat het spel
