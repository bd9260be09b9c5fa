// What a review says, in words. Figures are whole: nobody can estimate them any closer.
import { house, text } from '../house/house.svelte';
import { decisive, lead } from './decisive';
import type { Judged, Phrase, Retrospect, TurningPoint } from '../protocol';

export interface Teller {
  review: Retrospect;
  game: string;
  names: string[];
  say: (phrase: Phrase) => string;
  /** Through whose eyes it is read. */
  you: number | null;
  /** What happened with a move, in words. */
  told: (number: number) => string[];
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
  return [
    text(key, { name: teller.names[turn.seat] ?? '' }),
    ...teller.told(turn.number).slice(-1),
    moved(teller, turn.before, turn.after),
  ];
}

/** From here on somebody was ahead; empty where that was not so. */
function ledFrom({ review, names, you }: Teller, from: number, to: number): string[] {
  const found = lead(review);
  if (!found || found.number < from || found.number > to) return [];
  const mine = found.seats.length === 1 && found.seats[0] === you;
  const told = { names: house.words?.listed(found.seats.map((seat) => names[seat] ?? '')) ?? '', count: found.seats.length };
  return [text(mine ? 'web-review-led-you' : 'web-review-led', told)];
}

/** The answer to the question what decided the game: which move, what it was, and what came of it. */
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
  // What came of it is told by who was ahead from then on, where somebody was.
  if (led.length) rest.splice(turn.cause === 'luck' ? -1 : 0, 1, ...led);
  return [`${text('review-move', { at: moveOf(turn) })}: ${what}`, ...rest];
}

/** The move that is meant: one that is about to be made, or the last one that luck was in. */
export const moveOf = (turn: TurningPoint): number => (turn.cause === 'luck' ? Math.max(1, turn.number) : turn.number + 1);
