## Tv-loterij on paper

tl-paper-board = Speelbord
tl-paper-board-hint = Twee bladen: lijm de strook rechts aan het eerste onder het tweede.
tl-paper-start = Start
tl-paper-luck = Geluk
tl-paper-bad-luck = Pech
tl-paper-swap = Ruil
tl-paper-buy = Koop
tl-paper-pile = Gelukskaarten
tl-paper-lots = Lotkaarten
tl-paper-digits = Cijferkaarten
tl-paper-lucks = Gelukskaarten
tl-paper-notes = Bankbiljetten
tl-paper-holders = Rekjes
tl-paper-holders-hint = De zes plekken liggen voor je; vouw het bovenste deel tot een dakje, dan kijkt er niemand in.
tl-paper-wheels = Draaischijven
tl-paper-wheels-hint = Lijm ze op karton. Zo draai je: zet de pijl in het midden vast met een splitpen, of laat een paperclip om een potloodpunt draaien.
tl-paper-needles = Pijlen
tl-paper-pawns = Pionnen
tl-paper-pawns-hint = Vouw langs de stippellijnen en lijm het smalle strookje onder de bodem: dan blijven ze staan.
