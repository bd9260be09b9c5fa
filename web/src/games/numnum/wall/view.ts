// How the cards at the ends of stacks and rows are read, and the moves as they are written: people count stacks from 1.
import type { Move, PairView, WallView, WhyView } from '../../../protocol';
import { read, type Suit } from '../cards';

export const take = (one: number, other: number): string => `take ${Math.min(one, other) + 1} ${Math.max(one, other) + 1}`;
export const aside = (stack: number): string => `aside ${stack + 1}`;
export const swap = (stack: number, card: string): string => `swap ${stack + 1} ${card}`;

/** The stacks whose free cards a move is about. */
export const stacksOf = ({ kind, args }: Move): number[] =>
  (kind === 'take' ? [args.first, args.second] : [args.stack]).map((stack) => Number(stack) - 1);

export const isNumber = (card: string | undefined): boolean => card !== undefined && read(card) !== null;
export const isWish = (card: string | undefined): boolean => card === 'wish';

export const topOf = (view: WallView, stack: number): string | undefined => view.stacks[stack]?.cards.at(-1);

export const sideOf = (view: WallView, seat: number | null): number =>
  view.sides.findIndex((side) => seat !== null && side.seats.includes(seat));

/** The free pair of these two stacks, if it may be taken. */
export const pairOf = (view: WallView, one: number, other: number): PairView | undefined =>
  view.pairs.find(({ stacks: [a, b] }) => (a === one && b === other) || (a === other && b === one));

/** A sign and a row for an example of what goes together. */
export interface Shares {
  suit: Suit;
  row: number;
}

/** What any two might share. */
const ANY: Shares = { suit: 'triangle', row: 3 };

/**
 * An example that somebody who looks for it finds on the table, with the row that most pairs share. Where the player is to say
 * what fits, it tells nothing about it.
 */
export function sharesOf(view: WallView): Shares {
  if (view.naming_mode !== 'off') return ANY;
  const alike = view.pairs.find(({ why }) => why?.colour)?.cards[0];
  const rows = view.pairs.flatMap(({ why }) => why?.rows ?? []);
  const often = (row: number) => rows.filter((one) => one === row).length;
  const row = rows.reduce((best, one) => (often(one) > often(best) ? one : best), rows[0] ?? ANY.row);
  return { suit: (alike && read(alike)?.suit) || ANY.suit, row };
}

/** How a free card stands to the one that was chosen, or to all others while none is. */
export interface Standing {
  /** Something can be done with it now. */
  can: boolean;
  chosen: boolean;
  /** Its match with the chosen card; null where they fit, and the player is to say why. */
  match: WhyView | null | undefined;
  /** Whoever plays is to find out what fits: the card shows nothing. */
  plain?: boolean;
}

/** Whoever practises finds out what fits; the table does not say it first. */
export const finds = (view: WallView): boolean => view.naming_mode === 'practice';

export function standing(view: WallView, chosen: number | null, stack: number, useful: Set<number>): Standing {
  if (finds(view)) return { can: false, chosen: chosen === stack, match: undefined, plain: true };
  if (chosen === null) return { can: useful.has(stack), chosen: false, match: undefined };
  if (chosen === stack) return { can: true, chosen: true, match: undefined };
  const match = pairOf(view, chosen, stack)?.why;
  return { can: match !== undefined, chosen: false, match };
}
