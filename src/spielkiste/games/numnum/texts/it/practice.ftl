## L’allenamento

syllabus-times = Tabelline
web-nn-practice = Quale carta è { $row } × { $place }?
web-nn-practice-way = La strada nella tabellina del { $row }: { $steps }…
