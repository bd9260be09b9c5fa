// Who has won, for a sentence at the table.
import type { SeatInfo } from '../kit/seats';
import type { Outcome } from '../protocol';

export interface Winning {
  /** As they stand at their places: "You" for the only one at this device. */
  names: string;
  /** Only you: then nobody wants to read a name. */
  you: boolean;
}

export function winning(outcome: Pick<Outcome, 'winners'> | null, seats: SeatInfo[]): Winning {
  const winners = (outcome?.winners ?? []).flatMap((seat) => seats[seat] ?? []);
  const isYou = (seat: SeatInfo) => seat.called !== undefined && seat.called !== seat.name;
  return {
    names: winners.map((seat) => seat.called ?? seat.name).join(' & '),
    you: winners.length === 1 && winners.every(isYou),
  };
}
