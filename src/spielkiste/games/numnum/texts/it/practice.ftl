## L’allenamento

syllabus-times = Tabelline
web-nn-practice = Quale carta è { $row } × { $place }?
web-nn-practice-way = La strada nella tabellina { $row ->
    [8] dell’8
    [11] dell’11
   *[other] del { $row }
}: { $steps }…
