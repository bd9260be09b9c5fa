## Faces of one's animal that the others see.

web-feel = Een gevoel laten zien
web-feel-key = een gevoel laten zien
web-feel-shown = Gevoelens aan tafel
web-feel-shown-hint = Uit: je ziet er geen en laat er geen zien.
web-feel-laugh = Haha!
web-feel-cheer = Joepie!
web-feel-wow = Wauw!
web-feel-hope = Ah, toe!
web-feel-cry = Snik!
web-feel-sorry = Sorry!
web-feel-fist = Wacht maar!
web-felt = { $name }: { $what }
web-felt-at = { $name } tegen { $other }: { $what }
web-class-feelings = Kinderen mogen elkaar gevoelens laten zien
