## The end of a club evening

web-club-final = Final
web-club-semi = Semi-final
web-club-third = Third-place match
web-club-next-final = Final for the top { $count }
web-club-next-final-hint = Everyone else plays their neighbours in the rankings, so nobody just watches.
web-club-next-winners = Winners’ final
web-club-next-winners-hint = The losing semi-finalists play for third place; everyone else plays their neighbours in the rankings.
web-club-next-semi = Semi-finals
web-club-next-semi-hint = { $first } plays { $fourth }, { $second } plays { $third }, and everyone else plays their neighbours in the rankings. Then comes the winners’ final.
web-club-you-final = You’re in the final!
web-club-you-semi = You’re in the semi-final!
web-club-you-third = You’re playing for third place!
error-class-no-final = Too few children here are playing each other for that.
