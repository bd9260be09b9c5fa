web-nn-pa-stopped = { $count } sur { $most } : bravo !
