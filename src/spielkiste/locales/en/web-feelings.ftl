## Faces of one's animal that the others see.

web-feel = Show how you feel
web-feel-key = show how you feel
web-feel-shown = Feelings at the table
web-feel-shown-hint = Off: you see none and show none.
web-feel-laugh = Haha!
web-feel-cheer = Hooray!
web-feel-wow = Oh!
web-feel-hope = Please, please!
web-feel-cry = Sniff!
web-feel-sorry = Sorry!
web-feel-fist = Just you wait!
web-felt = { $name }: { $what }
web-felt-at = { $name } to { $other }: { $what }
web-class-feelings = Children can show each other their feelings
