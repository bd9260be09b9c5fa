// Puts a review into words. Numbers are whole, because the estimates are no more precise.
import { house, said, text } from '../house/house.svelte';
import { decisive, lead } from './decisive';
import type { Judged, Phrase, Retrospect, TurningPoint } from '../protocol';

export interface Teller {
  review: Retrospect;
  game: string;
  names: string[];
  say: (phrase: Phrase) => string;
  /** The reader's seat. */
  you: number | null;
  /** Returns what happened with a move, in words. */
  told: (number: number) => string[];
}

export const figure = (worth: number): string => String(Math.round(worth));
export function signed(worth: number): string {
  const whole = Math.round(worth);
  return whole > 0 ? `+${whole}` : whole < 0 ? `−${-whole}` : '0';
}

/** Returns a change in words; a game may have its own unit. */
export function moved({ review, game }: Teller, from: number, to: number): string {
  const own = `review-moved-${game}`;
  const key = house.words?.has(own) ? own : review.points ? 'review-moved-points' : 'review-moved-share';
  return said(key, { from: figure(from), to: figure(to) });
}

/** Returns a decision: what was done, and what would have been better, if anything. */
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
  return [
    text(key, { name: teller.names[turn.seat] ?? '' }),
    ...teller.told(turn.number).slice(-1),
    moved(teller, turn.before, turn.after),
  ];
}

/** Returns the sentence that a player was ahead from these moves on; empty if that is not the case. */
function ledFrom({ review, names, you }: Teller, from: number, to: number): string[] {
  const found = lead(review);
  if (!found || found.number < from || found.number > to) return [];
  const mine = found.seats.length === 1 && found.seats[0] === you;
  const told = { names: house.words?.listed(found.seats.map((seat) => names[seat] ?? '')) ?? '', count: found.seats.length };
  return [text(mine ? 'web-review-led-you' : 'web-review-led', told)];
}

/** Returns what decided the game: which move, what it was, and its consequence. */
export function answer(teller: Teller): string[] {
  const { number, turn } = decisive(teller.review);
  if (!turn) {
    const led = ledFrom(teller, number, number);
    return led.length && number > 0
      ? [`${text('review-move', { at: number })}:`, ...led, text('web-review-no-single')]
      : [text('review-no-turns')];
  }
  const [what = '', ...rest] = turned(teller, turn);
  const led = ledFrom(teller, turn.number, turn.number + 1);
  // If a player was ahead from then on, that is the consequence.
  if (led.length) rest.splice(turn.cause === 'luck' ? -1 : 0, 1, ...led);
  return [`${text('review-move', { at: moveOf(turn) })}: ${what}`, ...rest];
}

/** Returns the number of a turning point's move: the next one, or the last one if luck is the cause. */
export const moveOf = (turn: TurningPoint): number => (turn.cause === 'luck' ? Math.max(1, turn.number) : turn.number + 1);
