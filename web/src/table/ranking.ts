// Ranks the players for the podium: winners first regardless of points, the others by points, ties together.
import type { Outcome } from '../protocol';

export interface Rank {
  /** 1, 2, 3 … with a gap after ties, as in sport; partners share a place. None if the game ended without a winner. */
  place: number | null;
  seats: number[];
  score: number;
}

/** Returns all players in seat order, partners together; used if nobody was beaten. */
function reached({ scores }: Outcome, sides: number): Rank[] {
  const seats = scores.map((_, seat) => seat);
  return seats
    .slice(0, sides)
    .map((side) => ({ place: null, seats: seats.filter((seat) => seat % sides === side), score: scores[side] ?? 0 }));
}

/** Returns the ranks. `sides` is the number of sides; seat s belongs to side s modulo this. */
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
  // If nobody won, nobody has place 1.
  return outcome.winners.length ? ranks : ranks.map((rank) => ({ ...rank, place: rank.place + 1 }));
}
