// Deals have numbers, and every day has one of its own.
import { go } from '../../../house/route';

/** The deal that everybody gets on a day: the date, read as a number. */
export const dealOf = (day: Date): number => 10_000 * day.getFullYear() + 100 * (day.getMonth() + 1) + day.getDate();

export const playDeal = (deal: number): void => go(`game=patience/${deal}`);

/** The day whose deal this is; null for any other deal. */
export function dayOf(deal: number): Date | null {
  const day = new Date(Math.floor(deal / 10_000), (Math.floor(deal / 100) % 100) - 1, deal % 100);
  return deal >= 20_000_000 && dealOf(day) === deal ? day : null;
}
