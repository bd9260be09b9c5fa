## Üben

syllabus-times = Einmaleins
web-nn-practice = Welche Karte ist { $row } × { $place }?
web-nn-practice-way = Der Weg durch die { $row }er-Reihe: { $steps } …
