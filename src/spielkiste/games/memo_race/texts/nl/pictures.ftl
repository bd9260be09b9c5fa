# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-memo-race-goal = Het doel
pic-memo-race-goal-words = Rij naar de pitstraat in het midden en haal een jerrycan. De kleur daarvan is jouw finish. Wie daar het eerst is, wint.
pic-memo-race-start = Start
pic-memo-race-lane = Pitstraat
pic-memo-race-canister = Jerrycan
pic-memo-race-finish = Finish
pic-memo-race-drive = Rijden
pic-memo-race-drive-words = Draai het volgende plaatje om, leg het zo dat de weg verdergaat, en rij erop.
pic-memo-race-cover = Goed onthouden!
pic-memo-race-cover-words = Achter je gaat de weg weer dicht. Onthoud waar de goede plaatjes liggen!
pic-memo-race-swap = Wisselen
pic-memo-race-swap-words = In plaats van rijden mag je twee dichte plaatjes verwisselen, ook om de anderen dwars te zitten.
pic-memo-race-dead = Doodlopend
pic-memo-race-dead-words = Ook een doodlopende straat moet je in. Dan ga je daarna maar weer terug.
pic-memo-race-pit = In de pitstraat
pic-memo-race-pit-words = Kom je er voor het eerst, dan draai je de bovenste jerrycan om. Nu ziet iedereen waar je heen moet.
