web-nn-pa-stopped = { $count } van de { $most } gelukt!
