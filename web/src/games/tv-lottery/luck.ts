// A luck card, and what comes of it.
import type { Phrase } from '../../protocol';

export interface Luck {
  card: string;
  /** Who has drawn it. */
  seat: number;
  /** What it has brought them, or below zero cost them, all payers and receivers together. */
  money: number;
}

/** Money that goes from one to another because a card says so. */
const PAYMENTS = new Set(['tl-got', 'tl-paid', 'tl-gave']);

/** The luck card that is drawn in these events. */
export function luckIn(events: readonly Phrase[]): Luck | null {
  const at = events.findIndex((event) => event.key === 'tl-luck');
  const drawn = events[at];
  if (!drawn) return null;
  const seat = drawn.args.seat as number;
  const money = events.slice(at).reduce((sum, { key, args }) => {
    if (!PAYMENTS.has(key)) return sum;
    const comes = key === 'tl-got' ? args.seat === seat : args.other === seat;
    const goes = key !== 'tl-got' && args.seat === seat;
    return sum + (comes ? Number(args.money) : goes ? -Number(args.money) : 0);
  }, 0);
  return { card: String(drawn.args.luck), seat, money };
}

/** What is still to be told: the card has said who pays, and one of several payers would not be the whole of it. */
export const untold = (events: readonly Phrase[]): Phrase[] =>
  events.some((event) => event.key === 'tl-luck') ? events.filter((event) => !PAYMENTS.has(event.key)) : [...events];
