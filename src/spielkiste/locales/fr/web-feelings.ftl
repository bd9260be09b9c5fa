## Faces of one's animal that the others see.

web-feel = Montrer une émotion
web-feel-key = montrer une émotion
web-feel-shown = Émotions à la table
web-feel-shown-hint = Désactivé : tu n’en vois pas et n’en montres pas.
web-feel-laugh = Haha !
web-feel-cheer = Youpi !
web-feel-wow = Oh !
web-feel-hope = S’il te plaît !
web-feel-cry = Snif !
web-feel-sorry = Pardon !
web-feel-fist = Tu vas voir !
web-felt = { $name } : { $what }
web-felt-at = { $name } à { $other } : { $what }
web-class-feelings = Les enfants peuvent se montrer leurs émotions
