// Results of the deals finished on this device.
import { recall, remember } from '../../../kit/storage';
import { dayOf, dealOf } from './deals';

export interface Played {
  /** The table, so that a game does not count twice after a reload. */
  table: string;
  deal: number;
  score: number;
  best: number;
}

export interface Statistics {
  /** The time of the computation, and the games counted. */
  now: Date;
  played: Played[];
  games: number;
  best: number;
  /** How many cards the last game was short of the record; 0 if it set one. */
  short: number;
  average: number;
  /** The number of consecutive days, up to today or yesterday, on which the daily deal was played. */
  streak: number;
  /** The best score in today's deal, if it was played. */
  today: number | null;
  /** The best score of each daily deal, by its number. */
  days: Map<number, number>;
}

const KEY = 'patience:played';
/** How many games are kept. */
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
  // A streak that includes yesterday still counts today.
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
