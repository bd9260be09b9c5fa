## Oefenen

syllabus-times = Tafels
web-nn-practice = Welke kaart is { $row } × { $place }?
web-nn-practice-way = De weg door de tafel van { $row }: { $steps } …
