// A class plan before the room exists: a game with its options, how many share a table, how strong bots are.
import type { TextKey } from '../texts';
import { countsFor, usualOptions, type SeatWish, type Value, type Wish } from '../app/setup';
import type { ClassRoom, GameInfo, LessonSetup } from '../protocol';

export interface Plan {
  game: string;
  size: number;
  level: number;
  options: Record<string, Value>;
  /** Options set by hand; some others depend on the table size. */
  chosen: string[];
}

const SIZES = [2, 3, 4, 1] as const;
/** The message ids of the labels, by table size. */
export const SIZE_TEXTS = ['', 'web-class-size-1', 'web-class-size-2', 'web-class-size-3', 'web-class-size-4'] as const;
const USUAL_LEVEL = 2;
/** In the semi-finals the first plays the fourth, and the second the third. */
export const FEWEST_FOR_SEMI_FINALS = 4;

/** The default for classes: a wrong answer is repeated until it is right. */
const PRACTICE = 'practice';

export const firstPlan = (game: GameInfo): Plan =>
  another(game, { game: game.slug, size: 2, level: USUAL_LEVEL, options: {}, chosen: [] });

/** Returns the plan for another game: the learning option carries over, the other options do not. */
export function another(game: GameInfo, plan: Plan): Plan {
  const learning = game.options.find((option) => option.role === 'learning');
  const wished = [plan.options[learning?.name ?? ''], PRACTICE].find((value) => learning?.values.includes(value as Value));
  const kept = learning && wished !== undefined ? { [learning.name]: wished } : {};
  return fitted(game, { ...plan, game: game.slug, options: kept, chosen: Object.keys(kept) });
}

/** Returns the plan as a lesson plan sets it up. */
export const planFor = (game: GameInfo, setup: LessonSetup): Plan =>
  fitted(game, {
    ...setup,
    options: setup.options as Record<string, Value>,
    level: USUAL_LEVEL,
    chosen: Object.keys(setup.options),
  });

/** How a room begins: each table when it is full, all at once, or with a lesson for each child. */
export type Start = 'now' | 'together' | 'learn';
export const STARTS: Record<Start, TextKey> = {
  now: 'web-start-now',
  together: 'web-start-together',
  learn: 'web-start-learn',
};
/** Returns the ways to begin that this game supports. */
export const startsFor = (game: GameInfo): Start[] => (game.lessons.length ? ['now', 'together', 'learn'] : ['now', 'together']);

export const planOf = (room: ClassRoom): Plan => ({
  game: room.game,
  size: room.size,
  level: room.level,
  options: room.options,
  chosen: Object.keys(room.options),
});

/** Returns how many children can share a table: any number that the game allows, or one against bots. */
export function sizesFor(game: GameInfo, options: Record<string, Value>): number[] {
  const counts = countsFor(game, options);
  return SIZES.filter((size) => size === 1 || counts.includes(size));
}

/** Returns the seats of one table in the form of the set-up page. */
export function wishOf(game: GameInfo, plan: Plan): Wish {
  const counts = countsFor(game, plan.options);
  const count = plan.size > 1 ? plan.size : (counts.find((one) => one > 1) ?? 1);
  const seats = Array.from({ length: count }, (): SeatWish => ({ kind: 'open', name: '', level: plan.level }));
  return { seats, options: plan.options, chosen: plan.chosen };
}

/** Returns the plan adjusted to this game: a possible size, and a value for every option. */
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
