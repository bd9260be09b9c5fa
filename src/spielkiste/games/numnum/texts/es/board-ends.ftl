web-nn-pa-stopped = ¡{ $count } de { $most } conseguidas!
