// Reads the cards at the ends of stacks and rows, and writes moves, which count stacks from 1.
import type { Move, PairView, WallView, WhyView } from '../../../protocol';
import { read, type Suit } from '../cards';

export const take = (one: number, other: number): string => `take ${Math.min(one, other) + 1} ${Math.max(one, other) + 1}`;
export const aside = (stack: number): string => `aside ${stack + 1}`;
export const swap = (stack: number, card: string): string => `swap ${stack + 1} ${card}`;

/** Returns the stacks that a move is about. */
export const stacksOf = ({ kind, args }: Move): number[] =>
  (kind === 'take' ? [args.first, args.second] : [args.stack]).map((stack) => Number(stack) - 1);

export const isNumber = (card: string | undefined): boolean => card !== undefined && read(card) !== null;
export const isWish = (card: string | undefined): boolean => card === 'wish';

export const topOf = (view: WallView, stack: number): string | undefined => view.stacks[stack]?.cards.at(-1);

export const sideOf = (view: WallView, seat: number | null): number =>
  view.sides.findIndex((side) => seat !== null && side.seats.includes(seat));

/** Returns the pair of these two stacks, if it may be taken. */
export const pairOf = (view: WallView, one: number, other: number): PairView | undefined =>
  view.pairs.find(({ stacks: [a, b] }) => (a === one && b === other) || (a === other && b === one));

/** A suit and a row for an example of a match. */
export interface Shares {
  suit: Suit;
  row: number;
}

/** The default example. */
const ANY: Shares = { suit: 'triangle', row: 3 };

/**
 * Returns an example that exists on the table, with the most common row. If the player has to name the match, it
 * reveals nothing.
 */
export function sharesOf(view: WallView): Shares {
  if (view.naming_mode !== 'off') return ANY;
  const alike = view.pairs.find(({ why }) => why?.colour)?.cards[0];
  const rows = view.pairs.flatMap(({ why }) => why?.rows ?? []);
  const often = (row: number) => rows.filter((one) => one === row).length;
  const row = rows.reduce((best, one) => (often(one) > often(best) ? one : best), rows[0] ?? ANY.row);
  return { suit: (alike && read(alike)?.suit) || ANY.suit, row };
}

/** The state of a free card relative to the chosen one, or to all others if none is chosen. */
export interface Standing {
  /** It can be used now. */
  can: boolean;
  chosen: boolean;
  /** Its match with the chosen card; null if they match and the player has to name why. */
  match: WhyView | null | undefined;
  /** The player has to find out what fits: the card shows nothing. */
  plain?: boolean;
}

/** Returns whether the player has to find out what fits. */
export const finds = (view: WallView): boolean => view.naming_mode === 'practice';

export function standing(view: WallView, chosen: number | null, stack: number, useful: Set<number>): Standing {
  if (finds(view)) return { can: false, chosen: chosen === stack, match: undefined, plain: true };
  if (chosen === null) return { can: useful.has(stack), chosen: false, match: undefined };
  if (chosen === stack) return { can: true, chosen: true, match: undefined };
  const match = pairOf(view, chosen, stack)?.why;
  return { can: match !== undefined, chosen: false, match };
}
