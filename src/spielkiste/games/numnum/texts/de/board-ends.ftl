web-nn-pa-stopped = { $count } von { $most } geschafft!
