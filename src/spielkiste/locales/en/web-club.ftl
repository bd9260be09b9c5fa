## The end of a club evening

web-club-final = Final
web-club-semi = Semi-final
web-club-third = Third-place match
web-club-next-final = Final of the best { $count }
web-club-next-final-hint = Everyone else plays their neighbours in the table, so nobody just watches.
web-club-next-winners = Final of the winners
web-club-next-winners-hint = The losing semi-finalists play for third place, everyone else plays their neighbours in the table.
web-club-next-semi = Semi-finals
web-club-next-semi-hint = First plays fourth, second plays third. After that comes the final of the winners.
web-club-you-final = You’re in the final!
web-club-you-semi = You’re in the semi-final!
web-club-you-third = You’re playing for third place!
error-class-no-final = There are too few here who play each other.
