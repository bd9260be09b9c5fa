## Faces of one's animal that the others see.

web-feel = Mostra un’emozione
web-feel-key = mostrare un’emozione
web-feel-shown = Emozioni al tavolo
web-feel-shown-hint = Spento: non ne vedi e non ne mostri.
web-feel-laugh = Ahah!
web-feel-cheer = Evviva!
web-feel-wow = Oh!
web-feel-hope = Ti prego!
web-feel-cry = Sob!
web-feel-sorry = Scusa!
web-feel-fist = Me la paghi!
web-felt = { $name }: { $what }
web-felt-at = { $name } a { $other }: { $what }
web-class-feelings = I bambini possono mostrare le emozioni
