# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-thousand-km-goal = Het doel
pic-thousand-km-goal-words = Wie het eerst precies op de finish is, wint. Te ver rijden kan niet. In een lang spel is het 1000 kilometer.
pic-thousand-km-turn = Jouw beurt
pic-thousand-km-turn-words = Pak een kaart, leg een kaart. Eerst heb je groen licht nodig. Dan rijd je: leg kilometers op je weg.
pic-thousand-km-attack = Tegenhouden
pic-thousand-km-attack-words = Leg een aanval bij iemand die rijdt: dan staat die stil. Met een maximumsnelheid gaat het langzaam verder, met alleen 25 en 50.
pic-thousand-km-defend = Weer verder
pic-thousand-km-defend-words = Tegen elke aanval helpt precies één kaart. Leg die op de aanval, en je kunt weer rijden.
pic-thousand-km-safety = Bescherming
pic-thousand-km-safety-words = Van elke is er maar één. Wie hem legt, is de hele race veilig voor die aanval, en mag meteen nog een keer.
pic-thousand-km-master = De meesterzet
pic-thousand-km-master-words = Iemand houdt je tegen, en jij hebt de juiste beschermingskaart? Leg hem meteen: meesterzet! De aanval is weg, en jij bent aan de beurt.
pic-thousand-km-end = Er past niets meer
pic-thousand-km-end-words = Past geen van je kaarten, gooi er dan een weg. Is de stapel leeg, dan wint wie het dichtst bij de finish is.
