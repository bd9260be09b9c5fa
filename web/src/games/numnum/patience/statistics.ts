// How the deals went that were played to their end on this device.
import { recall, remember } from '../../../kit/storage';
import { dayOf, dealOf } from './deals';

export interface Played {
  /** The table, so that a page that is loaded again does not count twice. */
  table: string;
  deal: number;
  score: number;
  best: number;
}

export interface Statistics {
  /** When they were worked out, and from what. */
  now: Date;
  played: Played[];
  games: number;
  best: number;
  /** So many cards more in the last game, and it would have been a record; 0 if it was one. */
  short: number;
  average: number;
  /** How many days in a row, up to today or yesterday, the deal of the day was played. */
  streak: number;
  /** The best score in today's deal, if it was played. */
  today: number | null;
  /** The best score in each deal of the day, by its number. */
  days: Map<number, number>;
}

const KEY = 'patience:played';
/** Older ones are forgotten. */
const MOST = 1000;

export const played = (): Played[] => recall<Played[]>(KEY, []);

export function keep(game: Played): void {
  const before = played();
  if (!before.some((one) => one.table === game.table && one.deal === game.deal)) remember(KEY, [...before, game].slice(-MOST));
}

const before = (day: Date, days: number) => new Date(day.getFullYear(), day.getMonth(), day.getDate() - days);

export function statistics(games: Played[], now: Date): Statistics {
  const days = new Map<number, number>();
  for (const { deal, score } of games) if (dayOf(deal)) days.set(deal, Math.max(score, days.get(deal) ?? 0));
  // Today still counts as open until it is over.
  let at = days.has(dealOf(now)) ? now : before(now, 1);
  let streak = 0;
  while (days.has(dealOf(at))) {
    streak++;
    at = before(at, 1);
  }
  const scores = games.map((game) => game.score);
  const best = Math.max(0, ...scores);
  return {
    now,
    played: games,
    games: games.length,
    best,
    short: best - (scores.at(-1) ?? best),
    average: scores.length ? Math.round(scores.reduce((sum, score) => sum + score, 0) / scores.length) : 0,
    streak,
    today: days.get(dealOf(now)) ?? null,
    days,
  };
}
