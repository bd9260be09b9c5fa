# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-number-rally-goal = Het doel
pic-number-rally-goal-words = Iedereen telt samen tot 100. Wie dan de raceauto heeft, wint de rally, en met vier rally’s win je de Grote Prijs.
pic-number-rally-turn = Jouw beurt
pic-number-rally-turn-words = Leg een kaart, tel hem erbij en pak snel een nieuwe: ligt de volgende kaart er al, dan ben je te laat.
pic-number-rally-car = De auto halen
pic-number-rally-car-words = Kom precies op een tiental uit, of leg een kaart met een auto: dan is hij van jou, ook als iemand anders hem net nog had.
pic-number-rally-snap = Grijp!
pic-number-rally-snap-words = Legt iemand een getal dat jij ook hebt? Leg het jouwe er meteen op, ook als het niet jouw beurt is. Jij krijgt de auto.
pic-number-rally-events = Gebeurtenissen
pic-number-rally-events-words = Elke gebeurtenis doet wat eronder staat. Vaak krijg je er ook de auto bij.
pic-number-rally-does-pit-repair = 10 minder
pic-number-rally-does-tyre-change = wordt 50
pic-number-rally-does-stage-win = afronden
pic-number-rally-does-overtake = overslaan
pic-number-rally-does-false-start = omdraaien
pic-number-rally-does-home-straight = wordt 99
pic-number-rally-end = Bij de finish
pic-number-rally-end-words = Kom je precies op 100, dan pak je de auto en win je. Met hetzelfde getal ook, zelfs boven de 100.
pic-number-rally-past = Over de 100
pic-number-rally-past-words = Komt een andere kaart boven de 100, dan wint wie de auto heeft. Dat geldt ook als de pakstapel leeg is.
pic-number-rally-little = De kleine rally
pic-number-rally-little-words = Voor wie tot 20 telt: zonder 7, 8 en 9, en zonder grijpen.
