## Het einde van een clubavond

web-club-final = Finale
web-club-semi = Halve finale
web-club-third = Om de derde plaats
web-club-next-final = Finale van de beste { $count }
web-club-next-final-hint = Alle anderen spelen tegen hun buren op de ranglijst, dus niemand hoeft toe te kijken.
web-club-next-winners = Finale van de winnaars
web-club-next-winners-hint = De verliezers van de halve finales spelen om de derde plaats, alle anderen tegen hun buren op de ranglijst.
web-club-next-semi = Halve finales
web-club-next-semi-hint = { $first } speelt tegen { $fourth }, { $second } tegen { $third } en alle anderen tegen hun buren op de ranglijst. Daarna komt de finale van de winnaars.
web-club-you-final = Je speelt in de finale!
web-club-you-semi = Je speelt in de halve finale!
web-club-you-third = Je speelt om de derde plaats!
error-class-no-final = Daarvoor spelen er te weinig kinderen tegen elkaar.
