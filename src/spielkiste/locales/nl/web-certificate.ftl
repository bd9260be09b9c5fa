## Oorkondes

web-certificate = Oorkonde
web-certificate-of = Oorkonde voor { $name }
web-certificate-place = { $place }e plaats
web-certificate-there = deed mee!
web-certificate-share = Als plaatje delen
web-certificate-all = Alle { $count } printen
