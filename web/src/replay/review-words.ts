// What a review says, in words. Figures are whole: nobody can estimate them any closer.
import { house, text } from '../house/house.svelte';
import type { Judged, Phrase, Retrospect, TurningPoint } from '../protocol';

export interface Teller {
  review: Retrospect;
  game: string;
  names: string[];
  say: (phrase: Phrase) => string;
}

export const figure = (worth: number): string => String(Math.round(worth));
export function signed(worth: number): string {
  const whole = Math.round(worth);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0';
}

/** A game may count in a unit of its own. */
export function moved({ review, game }: Teller, from: number, to: number): string {
  const own = `review-moved-${game}`;
  const key = house.words?.has(own) ? own : review.points ? 'review-moved-points' : 'review-moved-share';
  return text(key, { from: figure(from), to: figure(to) });
}

/** A decision: what was done, and what would have been better, if anything. */
export function decided(teller: Teller, one: Judged, strong = false): string[] {
  const told = { name: teller.names[one.seat] ?? '', move: teller.say(one.move) };
  if (!one.best)
    return strong ? [text('review-strong', told), moved(teller, one.before, one.after)] : [text('review-fine', told)];
  return [
    text('review-mistake', { ...told, best: teller.say(one.best) }),
    moved(teller, one.best_worth, one.after),
    ...(one.reason ? [text('review-reason', { reason: teller.say(one.reason) })] : []),
  ];
}

export function turned(teller: Teller, turn: TurningPoint): string[] {
  const one = teller.review.decisions.find(({ number }) => number === turn.number);
  if (turn.cause !== 'luck' && one) return decided(teller, one, true);
  const key = turn.after > turn.before ? 'review-lucky' : 'review-unlucky';
  return [text(key, { name: teller.names[turn.seat] ?? '' }), moved(teller, turn.before, turn.after)];
}

/** The move that is meant: one that is about to be made, or the last one that luck was in. */
export const moveOf = (turn: TurningPoint): number => (turn.cause === 'luck' ? Math.max(1, turn.number) : turn.number + 1);
