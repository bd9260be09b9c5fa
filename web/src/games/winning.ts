// Who has won, for a sentence on the board.
import type { SeatInfo } from '../kit/seats';
import type { Outcome } from '../protocol';

export interface Winning {
  /** The labels at the seats: "You" for the only player on this device. */
  names: string;
  /** You are the only winner, so no name is needed. */
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
