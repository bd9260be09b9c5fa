## Faces of one's animal that the others see.

web-feel = Gefühle zeigen
web-feel-key = ein Gefühl zeigen
web-feel-shown = Gefühle am Tisch
web-feel-shown-hint = Aus: Du siehst keine und zeigst keine.
web-feel-laugh = Haha!
web-feel-cheer = Juhu!
web-feel-wow = Oh!
web-feel-hope = Bitte, bitte!
web-feel-cry = Schnief!
web-feel-sorry = Entschuldige!
web-feel-fist = Na warte!
web-felt = { $name }: { $what }
web-felt-at = { $name } zu { $other }: { $what }
web-class-feelings = Kinder dürfen einander Gefühle zeigen
