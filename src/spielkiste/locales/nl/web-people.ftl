web-join-animal = Welk dier ben jij?
web-name-yours = Jouw naam
