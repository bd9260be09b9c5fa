// A luck card, and what comes of it.
import type { Phrase } from '../../protocol';

export interface Luck {
  card: string;
  /** Who has drawn it. */
  seat: number;
  /** What it has brought them, or below zero cost them, all payers and receivers together. */
  money: number;
  /** Who gave it or got it; nobody: the bank. */
  others: number[];
}

/** Money that goes from one to another because a card says so. */
const PAYMENTS = new Set(['tl-got', 'tl-paid', 'tl-gave']);

/** The luck card that is drawn in these events. */
export function luckIn(events: readonly Phrase[]): Luck | null {
  const at = events.findIndex((event) => event.key === 'tl-luck');
  const drawn = events[at];
  if (!drawn) return null;
  const seat = drawn.args.seat as number;
  const paid = events.slice(at).filter(({ key, args }) => PAYMENTS.has(key) && (args.seat === seat || args.other === seat));
  // The bank gives what is got; whoever else is named first gives.
  const comes = ({ key, args }: Phrase) => key === 'tl-got' || args.other === seat;
  return {
    card: String(drawn.args.luck),
    seat,
    money: paid.reduce((sum, event) => sum + (comes(event) ? 1 : -1) * Number(event.args.money), 0),
    others: paid.flatMap(({ key, args }) => (key === 'tl-gave' ? [Number(args.seat === seat ? args.other : args.seat)] : [])),
  };
}

/** What is still to be told: the card has said who pays, and one of several payers would not be the whole of it. */
export const untold = (events: readonly Phrase[]): Phrase[] =>
  events.some((event) => event.key === 'tl-luck') ? events.filter((event) => !PAYMENTS.has(event.key)) : [...events];
