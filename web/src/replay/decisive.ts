// The one moment to show first when somebody asks what decided a game.
import type { Retrospect, TurningPoint } from '../protocol';
import { worthAt } from './review.svelte';

export interface Lead {
  /** Who was ahead in the end: one, or partners. */
  seats: number[];
  /** From this move on they were, for good. */
  number: number;
}

/** Nobody leads in a game for one, and where everybody shared the end. */
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
  /** The turning point that moved most, if there was any. */
  turn?: TurningPoint;
}

/** Without a turning point it is the move from which the winner was ahead; without that, the beginning. */
export function decisive(review: Retrospect): Decisive {
  const by = (turn: TurningPoint) => Math.abs(turn.after - turn.before);
  const turn = [...review.turns].sort((one, other) => by(other) - by(one))[0];
  return turn ? { number: turn.number, turn } : { number: lead(review)?.number ?? 0 };
}
