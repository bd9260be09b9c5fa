web-nn-pa-stopped = You’ve placed { $count } of { $most }!
