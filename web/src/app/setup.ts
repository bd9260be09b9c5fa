// What a family wishes for, before it is a table. Remembered per game; the first time: you and two bots.
import type { GameInfo, NewTable } from '../protocol';
import { recall, remember } from './memory';

export interface SeatWish {
  kind: 'here' | 'open' | 'bot';
  name: string;
  level: number;
}
export type Value = boolean | number | string;
export interface Wish {
  seats: SeatWish[];
  options: Record<string, Value>;
  /** The tempo follows from who sits where until somebody chooses one. */
  tempoChosen: boolean;
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
  const wish: Wish = kept ?? { seats: [you, ...Array.from({ length: USUAL_SEATS - 1 }, bot)], options: {}, tempoChosen: false };
  // An option that is gone or has other values since then falls back to its default.
  const options = { ...defaults };
  for (const option of game.options) {
    const value = wish.options[option.name];
    if (value !== undefined && option.values.includes(value)) options[option.name] = value;
  }
  const complete = { ...wish, options };
  return { ...complete, seats: seatsFor(game, complete) };
}

export function tableFor(game: GameInfo, wish: Wish): NewTable {
  remember(`setup:${game.slug}`, wish);
  const [first] = wish.seats;
  if (first?.kind === 'here' && first.name.trim()) remember('name', first.name.trim());
  const options = { ...wish.options };
  // Somebody who is not at the table cannot begin.
  if (typeof options.begins === 'number' && options.begins > wish.seats.length) options.begins = 0;
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

/** No hurry where a tablet goes from hand to hand, and no card that would have to be drawn after it has been handed on. */
export function usualTempo(game: GameInfo, wish: Wish): Record<string, Value> {
  const tempo = game.options.find((option) => option.name === 'tempo');
  if (!tempo || wish.tempoChosen) return wish.options;
  const shared = wish.seats.filter((seat) => seat.kind === 'here').length > 1;
  const drawing = game.options.find((option) => option.name === 'drawing');
  const draw: Record<string, Value> = drawing && shared ? { drawing: 'automatic' } : {};
  return { ...wish.options, tempo: shared ? 'calm' : tempo.default, ...draw };
}
