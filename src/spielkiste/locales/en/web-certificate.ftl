## Certificates

web-certificate = Certificate
web-certificate-of = Certificate for { $name }
web-certificate-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
    [21] 21st place
    [22] 22nd place
    [23] 23rd place
    [31] 31st place
    [32] 32nd place
    [33] 33rd place
   *[other] { $place }th place
}
web-certificate-there = took part!
web-certificate-share = Share as a picture
web-certificate-all = Print all { $count }
