# Veel spellen: over processen en computers, in bestanden

error-missing-extra = { $package } ontbreekt. Zo installeer je het: { $remedy } (in een clone: { $clone })
error-other-run = Het bestand { $path } hoort bij een andere reeks: { $name } is daar { $theirs }, niet { $ours }. Kies een ander bestand.
error-bad-rows-file = Kies een bestand dat eindigt op .csv of .parquet, niet { $path }.
error-no-cluster = Op { $address } antwoordt geen Ray-cluster. Klopt het adres? Je start er een met: ray start --head
error-portion-lost = De verdelingen { $first } tot en met { $last } lieten hun proces { $tries } keer crashen. Probeer ze met --jobs 1 om te zien waarom.
error-other-rules = Een computer kent { $game } met regelversie { $theirs }, niet { $ours }. Installeer overal dezelfde Spielkiste.
error-ray-not-started = Ray kon op deze computer niet gestart worden: { $why }
