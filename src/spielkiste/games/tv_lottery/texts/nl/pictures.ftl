# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-tv-lottery-goal = Het doel
pic-tv-lottery-goal-words = Er worden zes cijfers getrokken. Wie ze het eerst in de goede volgorde in het rekje heeft, wint de ronde.
pic-tv-lottery-holder = Het rekje
pic-tv-lottery-holder-words = Neem om de beurt zes cijfers. Iedereen ziet welke je neemt. Alleen jij ziet waar je ze zet.
pic-tv-lottery-spin = Draaien
pic-tv-lottery-spin-words = Kies een pijl: geel is snel, groen rustig, rood gaat ook achteruit. Bij een ster kies jij het getal.
pic-tv-lottery-digit = Cijfer ruilen
pic-tv-lottery-digit-words = Op een cijfervakje mag je dat cijfer nemen en ruilen tegen een van jouw cijfers.
pic-tv-lottery-fields = De andere vakjes
pic-tv-lottery-fields-words = Geluk: je trekt een gelukskaart. Ruil: je verwisselt twee van je cijfers. Pech: je betaalt 50.000 mark. Koop: voor 50.000 mark haal je een cijfer of verwissel je er twee.
pic-tv-lottery-buy = Van anderen kopen
pic-tv-lottery-buy-words = Ligt er geen meer? Vraag wie het cijfer dubbel heeft, en koop er een voor 50.000 mark.
pic-tv-lottery-end = De prijs
pic-tv-lottery-end-words = Alle zes goed? Dan krijg je 600.000 mark! De anderen tellen van onderaf: elk goed cijfer levert 100.000 op, tot het eerste foute. Na vier rondes wint wie het meeste geld heeft.
