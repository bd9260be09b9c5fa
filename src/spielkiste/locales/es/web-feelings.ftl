## Faces of one's animal that the others see.

web-feel = Mostrar una emoción
web-feel-key = mostrar una emoción
web-feel-shown = Emociones en la mesa
web-feel-shown-hint = Desactivado: no ves ni muestras ninguna.
web-feel-laugh = ¡Ja, ja!
web-feel-cheer = ¡Yupi!
web-feel-wow = ¡Oh!
web-feel-hope = ¡Porfa, porfa!
web-feel-cry = ¡Snif!
web-feel-sorry = ¡Perdón!
web-feel-fist = ¡Ya verás!
web-felt = { $name }: { $what }
web-felt-at = { $name } a { $other }: { $what }
web-class-feelings = Los niños pueden mostrar emociones
