web-nn-pa-stopped = { $count } su { $most }: ben fatto!
