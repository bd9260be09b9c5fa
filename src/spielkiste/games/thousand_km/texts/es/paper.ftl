## 1000 kilómetros en papel

km-paper-cards = Cartas
km-paper-score = Hoja de puntos
km-paper-score-hint = Solo para la puntuación clásica; en una carrera no hace falta.
km-paper-km = Kilómetros
km-paper-safeties = Protecciones, 100 cada una
km-paper-all-four = Las cuatro, 300
km-paper-master-moves = Contragolpes, 300 cada uno
km-paper-arrived = Llegada a la meta, 400
km-paper-delayed = Llegada tardía, 300
km-paper-safe-trip = Sin ningún 200, 300
km-paper-shut-out = Los demás a 0 km, 500
km-paper-overview = Cartas resumen
km-paper-overview-hint = En cada fila: el ataque, lo que lo arregla y lo que protege de él.
