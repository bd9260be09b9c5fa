# The rules as pictures: each panel has a title and a few words. What is shown stands in pictures.json.

pic-memo-race-goal = El objetivo
pic-memo-race-goal-words = Ve a la recta de boxes, en el centro, y toma un bidón. Su color es tu meta. Gana quien llegue primero.
pic-memo-race-start = Salida
pic-memo-race-lane = Boxes
pic-memo-race-canister = Bidón
pic-memo-race-finish = Meta
pic-memo-race-drive = Conducir
pic-memo-race-drive-words = Da la vuelta a la ficha siguiente, ponla de modo que la pista siga y avanza hasta ella.
pic-memo-race-cover = ¡Memoriza!
pic-memo-race-cover-words = Detrás de ti la pista se vuelve a tapar. ¡Acuérdate de dónde están las fichas buenas!
pic-memo-race-swap = Cambiar
pic-memo-race-swap-words = En vez de conducir, puedes cambiar dos fichas que estén boca abajo, también para fastidiar a los demás.
pic-memo-race-dead = Callejón sin salida
pic-memo-race-dead-words = Si es un callejón sin salida, también tienes que entrar. Luego, marcha atrás.
pic-memo-race-pit = En boxes
pic-memo-race-pit-words = La primera vez que llegas, das la vuelta al bidón de arriba. Así todos ven adónde vas.
