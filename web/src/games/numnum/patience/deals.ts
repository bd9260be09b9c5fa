// Deals have numbers; every day has its own deal.
import { go } from '../../../house/route';

/** Returns the deal of a day: the date read as a number. */
export const dealOf = (day: Date): number => 10_000 * day.getFullYear() + 100 * (day.getMonth() + 1) + day.getDate();

export const playDeal = (deal: number): void => go(`game=patience/${deal}`);

/** Returns the day of a daily deal; null for any other deal. */
export function dayOf(deal: number): Date | null {
  const day = new Date(Math.floor(deal / 10_000), (Math.floor(deal / 100) % 100) - 1, deal % 100);
  return deal >= 20_000_000 && dealOf(day) === deal ? day : null;
}
