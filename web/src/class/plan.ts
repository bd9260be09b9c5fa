// What a class plays, before it is a room: a game with its options, how many share a table, how strong bots are.
import { countsFor, usualOptions, type SeatWish, type Value, type Wish } from '../app/setup';
import type { ClassRoom, GameInfo } from '../protocol';

export interface Plan {
  game: string;
  size: number;
  level: number;
  options: Record<string, Value>;
  /** What somebody has chosen themselves; some other options follow from how many share a table. */
  chosen: string[];
}

const SIZES = [2, 3, 4, 1] as const;
/** How each of them is called, by its number. */
export const SIZE_TEXTS = ['', 'web-class-size-1', 'web-class-size-2', 'web-class-size-3', 'web-class-size-4'] as const;
const USUAL_LEVEL = 2;
/** First against fourth, second against third. */
export const FEWEST_FOR_SEMI_FINALS = 4;

export const firstPlan = (game: GameInfo): Plan =>
  fitted(game, { game: game.slug, size: 2, level: USUAL_LEVEL, options: {}, chosen: [] });

export const planOf = (room: ClassRoom): Plan => ({
  game: room.game,
  size: room.size,
  level: room.level,
  options: room.options,
  chosen: Object.keys(room.options),
});

/** How many can share a table: those for whom the game has seats, or one, against bots. */
export function sizesFor(game: GameInfo, options: Record<string, Value>): number[] {
  const counts = countsFor(game, options);
  return SIZES.filter((size) => size === 1 || counts.includes(size));
}

/** The seats of one table, as the set-up sheet knows them. */
export function wishOf(game: GameInfo, plan: Plan): Wish {
  const counts = countsFor(game, plan.options);
  const count = plan.size > 1 ? plan.size : (counts.find((one) => one > 1) ?? 1);
  const seats = Array.from({ length: count }, (): SeatWish => ({ kind: 'open', name: '', level: plan.level }));
  return { seats, options: plan.options, chosen: plan.chosen };
}

/** The same plan for this game: a size that it has, and every option with a value. */
export function fitted(game: GameInfo, plan: Plan): Plan {
  const defaults = Object.fromEntries(game.options.map((option) => [option.name, option.default]));
  const known = Object.entries(plan.options).filter(([name, value]) =>
    game.options.some((option) => option.name === name && option.values.includes(value)),
  );
  const options = { ...defaults, ...Object.fromEntries(known) };
  const sizes = sizesFor(game, options);
  const sized = { ...plan, game: game.slug, options, size: sizes.includes(plan.size) ? plan.size : (sizes[0] ?? 1) };
  return { ...sized, options: usualOptions(game, wishOf(game, sized)) };
}
