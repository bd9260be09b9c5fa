"""Each player's chances of winning a rally, for each total and each holder of the car.

This is a small model of the game, solved by value iteration.  In the model, a player draws four new cards for each
turn and plays the best of them, or a random one; other players sometimes snap a number.  The model ignores the real
hands; the bot adds what it sees.
"""

from typing import Final

from spielkiste.games.number_rally.material import (
    AFTER,
    COUNTS,
    GOAL,
    HAND_SIZE,
    HIGHEST_NUMBER,
    KINDS,
    LITTLE_COUNTS,
    LITTLE_GOAL,
    OVERTAKE,
    TAKES_CAR,
    reaches_ten,
)

# People miss some snaps.
_SNAP_ATTENTION: Final = 0.6


class Foresight:
    """A table of chances: `chance(total, car, seat)` is the probability that `seat` wins the rally.

    Seats count clockwise from the player who plays next; if `car` is the number of seats, nobody has the car.
    """

    def __init__(self, seats: int, little: bool, care: int, sweeps: int) -> None:
        """Compute the table.

        `care` is the percentage of turns in which people play their best card instead of a random one; `sweeps` is
        the number of iterations.
        """
        self.seats: Final = seats
        self.little: Final = little
        self.goal: Final = LITTLE_GOAL if little else GOAL
        #: Index: (total * (seats + 1) + car) * seats + seat.
        self.values: Final[list[float]] = []
        counts = LITTLE_COUNTS if little else COUNTS
        cards = sum(counts)
        self._care: Final = care / 100
        self._kinds: Final = [kind for kind in range(KINDS) if counts[kind] > 0]
        self._share: Final = [count / cards for count in counts]
        # The probability that a number just played is snapped: three more copies are among the cards that its player
        # does not have.
        unseen = 1.0 - HAND_SIZE * (seats - 1) / (cards - HAND_SIZE)
        self._snapped: Final = 0.0 if little else _SNAP_ATTENTION * (1.0 - unseen * unseen * unseen)
        self._guess()
        for _ in range(sweeps):
            # Totals mostly rise, so one downward sweep carries the result of an ending through the whole table.  In the
            # lower half the chances are about even, whether or not someone has the car.
            for total in range(self.goal - 1, self.goal // 2 - 1, -1):
                for car in range(seats + 1):
                    self._improve(total, car)

    def chance(self, total: int, car: int, seat: int) -> float:
        return self.values[(total * (self.seats + 1) + car) * self.seats + seat]

    def _guess(self) -> None:
        """Fill in the start values: in the upper half, the car is worth more the closer the total is to the goal."""
        for total in range(self.goal):
            edge = max(0.0, total / self.goal - 0.5)
            for car in range(self.seats + 1):
                for seat in range(self.seats):
                    fair = 1.0 / self.seats
                    if car == self.seats:
                        self.values.append(fair)
                    elif car == seat:
                        self.values.append(fair + (1.0 - fair) * edge)
                    else:
                        self.values.append(fair * (1.0 - edge))

    def _improve(self, total: int, car: int) -> None:
        """Update the chances for seat 0 playing the best of four cards, or a random one."""
        seats = self.seats
        chances: list[list[float]] = []
        ranked: list[tuple[float, int]] = []
        for place, kind in enumerate(self._kinds):
            after = self.after(total, car, kind, self._snapped)
            chances.append(after)
            ranked.append((after[0], place))
        ranked.sort()
        found = [0.0] * seats
        below = 0.0
        tail = 0.0
        for _, place in ranked:
            share = self._share[self._kinds[place]]
            below += share
            upto = below * below * below * below
            weight = self._care * (upto - tail) + (1.0 - self._care) * share
            tail = upto
            after = chances[place]
            for seat in range(seats):
                found[seat] += weight * after[seat]
        first = (total * (seats + 1) + car) * seats
        for seat in range(seats):
            self.values[first + seat] = found[seat]

    def after(self, total: int, car: int, kind: int, snapped: float) -> list[float]:
        """Return the chances of all seats after seat 0 plays this card, which is snapped with probability `snapped`."""
        seats = self.seats
        result = AFTER[kind][total]
        if result == self.goal:
            return self.certain(0)
        if result > self.goal:
            return self.certain(car)
        if TAKES_CAR[kind] or reaches_ten(total, result):
            car = 0
        found = self.seen_from(result, car, 2 % seats if kind == OVERTAKE else 1)
        if kind <= HIGHEST_NUMBER and snapped > 0.0:
            share = snapped / (seats - 1)
            for seat in range(seats):
                found[seat] *= 1.0 - snapped
            for snapper in range(1, seats):
                then = self.after_snap(result, kind, snapper)
                for seat in range(seats):
                    found[seat] += share * then[seat]
        return found

    def after_snap(self, total: int, number: int, snapper: int) -> list[float]:
        """Return the chances of all seats after `snapper` plays the same number on `total`."""
        if total + number >= self.goal:
            return self.certain(snapper)
        return self.seen_from(total + number, snapper, (snapper + 1) % self.seats)

    def seen_from(self, total: int, car: int, turn: int) -> list[float]:
        """Return the chances of all seats when seat `turn` plays next."""
        seats = self.seats
        place = car if car == seats else (car - turn) % seats
        first = (total * (seats + 1) + place) * seats
        return [self.values[first + (seat - turn) % seats] for seat in range(seats)]

    def certain(self, winner: int) -> list[float]:
        """Return the chances of all seats at the end of a rally.

        If nobody has the car, nobody wins; a new rally gives everyone an equal chance.
        """
        if winner == self.seats:
            return [1.0 / self.seats] * self.seats
        found = [0.0] * self.seats
        found[winner] = 1.0
        return found
