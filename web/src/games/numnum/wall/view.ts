// What the board reads from the server's view, and the numbers of the moves (those of wall/moves.py, stacks from 0).
import type { PairView, WallView, WhyView } from '../../../protocol';

const [TAKE, ASIDE, CLAIM, SWAP] = [12, 61, 68, 82];
const STACKS = 7;
const CARDS = 100;

export const takeMove = (one: number, other: number): number => TAKE + STACKS * Math.min(one, other) + Math.max(one, other);
export const asideMove = (stack: number): number => ASIDE + stack;
export const claimMove = (stack: number, side: 'left' | 'right'): number => CLAIM + 2 * stack + (side === 'right' ? 1 : 0);
export const isSwap = (move: number): boolean => move >= SWAP;
export const swapStack = (move: number): number => Math.floor((move - SWAP) / CARDS);
/** Some swap of this stack: enough to be told why there is none. */
export const anySwap = (stack: number): number => SWAP + CARDS * stack;

export const PARTIES = 2;
export const isBar = (card: string | undefined): boolean => card === 'no-twos' || card === 'no-fives';
export const isWish = (card: string | undefined): boolean => card === 'wish';
export const rowOf = (bar: string): number => (bar === 'no-twos' ? 2 : 5);

export const topOf = (view: WallView, stack: number): string | undefined => view.stacks[stack]?.cards.at(-1);

/** The free pair of these two stacks, if it may be taken. */
export const pairOf = (view: WallView, one: number, other: number): PairView | undefined =>
  view.pairs.find(({ stacks: [a, b] }) => (a === one && b === other) || (a === other && b === one));

/** How a free card stands to the one that was chosen, or to all others while none is. */
export interface Standing {
  /** Something can be done with it now. */
  can: boolean;
  chosen: boolean;
  /** Its match with the chosen card. */
  match: WhyView | undefined;
}

export function standing(view: WallView, chosen: number | null, stack: number, useful: Set<number>): Standing {
  if (chosen === null) return { can: useful.has(stack), chosen: false, match: undefined };
  if (chosen === stack) return { can: true, chosen: true, match: undefined };
  const match = pairOf(view, chosen, stack)?.why;
  return { can: match !== undefined, chosen: false, match };
}
