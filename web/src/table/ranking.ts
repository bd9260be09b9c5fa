// Who stands where on the podium: the winners first, whatever their points; everybody else by points, and equals together.
import type { Outcome } from '../protocol';

export interface Rank {
  /** 1, 2, 3 … with a gap after equals, as in sport; partners share one. None in a game that was ended before somebody had won. */
  place: number | null;
  seats: number[];
  score: number;
}

/** Nobody was beaten: everybody in the order of the seats, partners together. */
function reached({ scores }: Outcome, sides: number): Rank[] {
  const seats = scores.map((_, seat) => seat);
  return seats
    .slice(0, sides)
    .map((side) => ({ place: null, seats: seats.filter((seat) => seat % sides === side), score: scores[side] ?? 0 }));
}

/** `sides`: how many the seats form; seat s belongs to side s modulo this. */
export function ranking(outcome: Outcome, sides = outcome.scores.length): Rank[] {
  if (outcome.ended) return reached(outcome, sides);
  const ranks: (Rank & { place: number })[] = [];
  const seats = outcome.scores.map((score, seat) => ({ seat, score, won: outcome.winners.includes(seat) }));
  seats.sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score || a.seat - b.seat);
  const before = new Set<number>();
  seats.forEach(({ seat, score, won }) => {
    const last = ranks[ranks.length - 1];
    const together = last && (won ? last.place === 1 : last.score === score && !outcome.winners.includes(last.seats[0] ?? -1));
    if (last && together) last.seats.push(seat);
    else ranks.push({ place: before.size + 1, seats: [seat], score });
    before.add(seat % sides);
  });
  // Where nobody has won, nobody stands at the top.
  return outcome.winners.length ? ranks : ranks.map((rank) => ({ ...rank, place: rank.place + 1 }));
}
