// Finds the moment to show first when a user asks what decided a game.
import type { Retrospect, TurningPoint } from '../protocol';
import { worthAt } from './review.svelte';

export interface Lead {
  /** Who was ahead in the end: one player, or partners. */
  seats: number[];
  /** The move from which they stayed ahead. */
  number: number;
}

/** Returns the final leader. A solo game and a full tie have none. */
export function lead(review: Retrospect): Lead | undefined {
  const all = review.curves.map((_, seat) => seat);
  const end = (seat: number) => review.curves[seat]?.points.at(-1)?.worth ?? 0;
  const best = Math.max(...all.map(end));
  const seats = all.filter((seat) => end(seat) === best);
  const others = all.filter((seat) => !seats.includes(seat));
  if (review.points || !others.length) return undefined;
  const ahead = (at: number) =>
    Math.min(...seats.map((seat) => worthAt(review, seat, at))) > Math.max(...others.map((seat) => worthAt(review, seat, at)));
  const numbers = [...new Set(review.curves.flatMap(({ points }) => points.map(({ number }) => number)))].sort((a, b) => b - a);
  const behind = numbers.findIndex((number) => !ahead(number));
  const number = numbers[behind < 0 ? numbers.length - 1 : behind - 1];
  return number === undefined ? undefined : { seats, number };
}

export interface Decisive {
  number: number;
  /** The biggest turning point, if any. */
  turn?: TurningPoint;
}

/** Returns the biggest turning point; without one, the move from which the winner was ahead, else the start. */
export function decisive(review: Retrospect): Decisive {
  const by = (turn: TurningPoint) => Math.abs(turn.after - turn.before);
  const turn = [...review.turns].sort((one, other) => by(other) - by(one))[0];
  return turn ? { number: turn.number, turn } : { number: lead(review)?.number ?? 0 };
}
