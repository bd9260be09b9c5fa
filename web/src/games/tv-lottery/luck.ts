// A luck card and its consequence.
import type { Phrase } from '../../protocol';

export interface Luck {
  card: string;
  /** The seat that drew it. */
  seat: number;
  /** The money it brought in total; negative if it cost money. */
  money: number;
  /** The seats that paid or received it; empty: the bank. */
  others: number[];
}

/** Payments caused by a card. */
const PAYMENTS = new Set(['tl-got', 'tl-paid', 'tl-gave']);

/** Returns the luck card drawn in these events. */
export function luckIn(events: readonly Phrase[]): Luck | null {
  const at = events.findIndex((event) => event.key === 'tl-luck');
  const drawn = events[at];
  if (!drawn) return null;
  const seat = drawn.args.seat as number;
  const paid = events.slice(at).filter(({ key, args }) => PAYMENTS.has(key) && (args.seat === seat || args.other === seat));
  // In "tl-got" the bank pays; in all other payments `seat` pays.
  const comes = ({ key, args }: Phrase) => key === 'tl-got' || args.other === seat;
  return {
    card: String(drawn.args.luck),
    seat,
    money: paid.reduce((sum, event) => sum + (comes(event) ? 1 : -1) * Number(event.args.money), 0),
    others: paid.flatMap(({ key, args }) => (key === 'tl-gave' ? [Number(args.seat === seat ? args.other : args.seat)] : [])),
  };
}

/** Returns the events without the payments of a luck card, which the card itself shows. */
export const untold = (events: readonly Phrase[]): Phrase[] =>
  events.some((event) => event.key === 'tl-luck') ? events.filter((event) => !PAYMENTS.has(event.key)) : [...events];
