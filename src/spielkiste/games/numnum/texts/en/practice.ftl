## Practising

syllabus-times = Times tables
web-nn-practice = Which card is { $row } × { $place }?
web-nn-practice-way = Along the { $row } times table: { $steps } …
