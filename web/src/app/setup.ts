// What a family wishes for, before it is a table. Remembered per game; the first time: you and two bots.
import type { GameInfo, NewTable } from '../protocol';
import { recall, remember } from '../kit/storage';

export interface SeatWish {
  kind: 'here' | 'open' | 'bot';
  name: string;
  level: number;
}
export type Value = boolean | number | string;
export interface Wish {
  seats: SeatWish[];
  options: Record<string, Value>;
  /** What somebody has chosen themselves; some other options follow from who sits where. */
  chosen: string[];
}

const USUAL_SEATS = 3;
const USUAL_LEVEL = 2;
export const bot = (): SeatWish => ({ kind: 'bot', name: '', level: USUAL_LEVEL });

export function countsFor(game: GameInfo, options: Record<string, Value>): number[] {
  const rules = game.seat_overrides.filter((rule) => options[rule.option] === rule.value);
  return rules.reduce(
    (counts, rule) => rule.counts.filter((count) => rules.length === 1 || counts.includes(count)),
    rules[0]?.counts ?? game.seat_counts,
  );
}

const nearest = (counts: number[], wished: number): number =>
  counts.reduce((best, count) => (Math.abs(count - wished) < Math.abs(best - wished) ? count : best), counts[0] ?? wished);

/** The same people, as many seats as the game allows. */
export function seatsFor(game: GameInfo, wish: Wish, count = wish.seats.length): SeatWish[] {
  const fit = nearest(countsFor(game, wish.options), count);
  const seats = wish.seats.slice(0, fit);
  while (seats.length < fit) seats.push(bot());
  return seats;
}

export function firstWish(game: GameInfo): Wish {
  const defaults = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const kept = recall<Wish | null>(`setup:${game.slug}`, null);
  const you: SeatWish = { kind: 'here', name: recall('name', ''), level: USUAL_LEVEL };
  const wish: Wish = kept ?? { seats: [you, ...Array.from({ length: USUAL_SEATS - 1 }, bot)], options: {}, chosen: [] };
  // An option that is gone or has other values since then falls back to its default.
  const options = { ...defaults };
  for (const option of game.options) {
    const value = wish.options[option.name];
    if (value !== undefined && option.values.includes(value)) options[option.name] = value;
  }
  const complete = { ...wish, chosen: wish.chosen ?? [], options };
  return { ...complete, seats: seatsFor(game, complete) };
}

export function tableFor(game: GameInfo, wish: Wish): NewTable {
  remember(`setup:${game.slug}`, wish);
  const [first] = wish.seats;
  if (first?.kind === 'here' && first.name.trim()) remember('name', first.name.trim());
  const options = { ...wish.options };
  // Somebody who is not at the table cannot begin.
  const begins = game.options.find((option) => option.role === 'begins');
  if (begins && Number(options[begins.name]) > wish.seats.length) options[begins.name] = begins.default;
  return {
    game: game.slug,
    options,
    seats: wish.seats.map((seat) => ({
      kind: seat.kind,
      name: seat.kind === 'here' ? seat.name.trim() || null : null,
      bot: seat.kind === 'bot' ? `${game.bots[0] ?? 'random'}@${seat.level}` : null,
    })),
  };
}

/** No hurry where a tablet goes from hand to hand: each option says what suits people who share a device. */
export function usualOptions(game: GameInfo, wish: Wish): Record<string, Value> {
  const shared = wish.seats.filter((seat) => seat.kind === 'here').length > 1;
  const options = { ...wish.options };
  for (const option of game.options)
    if (option.shared !== null && !wish.chosen.includes(option.name))
      options[option.name] = shared ? option.shared : option.default;
  return options;
}

/** In how many sides the seats are divided: two partners share one where teams were chosen. */
export function sidesOf(game: GameInfo, wish: Wish): number {
  const teams = game.options.find((option) => option.role === 'teams');
  return teams && wish.options[teams.name] === true ? wish.seats.length / 2 : wish.seats.length;
}
