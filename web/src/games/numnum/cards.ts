// The NumNum deck by name ("12-triangle", "wish", "no-twos"), the numbers of its cards and the answers of the naming:
// those of material.py and naming.py. What matches is said by the rules; `explain` is their definition (NN-1 to NN-4)
// once more, for pictures of it.
import type { WhyView } from '../../protocol';

export const SUITS = ['triangle', 'circle', 'square', 'diamond'] as const;
export type Suit = (typeof SUITS)[number];

export const INK: Record<Suit, string> = {
  triangle: 'var(--nn-t)',
  circle: 'var(--nn-c)',
  square: 'var(--nn-s)',
  diamond: 'var(--nn-d)',
};

export interface NumberCard {
  number: number;
  suit: Suit;
}

/** Number and suit, or null for the three special cards. */
export function read(card: string): NumberCard | null {
  const [number, suit] = card.split('-');
  return /^\d+$/.test(number ?? '') ? { number: Number(number), suit: suit as Suit } : null;
}

const EVERYWHERE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 13];
// prettier-ignore
const PRODUCTS: Record<number, string> = {
  12: 'TD', 14: 'TS', 15: 'TD', 16: 'TD', 18: 'CS', 20: 'CD', 21: 'SD', 24: 'TC', 25: 'CD', 27: 'CS', 28: 'CS', 30: 'TC', 32: 'TS',
  35: 'TS', 36: 'SD', 40: 'CD', 42: 'CS', 45: 'TS', 48: 'TC', 49: 'CS', 54: 'SD', 56: 'CD', 63: 'TC', 64: 'TD', 72: 'SD', 81: 'TD',
};
/** Every kind of card in the order of the rules: a kind is its place here. */
export const NAMES: readonly string[] = [
  ...SUITS.flatMap((suit, i) => {
    const own = Object.keys(PRODUCTS)
      .map(Number)
      .filter((number) => PRODUCTS[number]?.includes('TCSD'.charAt(i)));
    return [...EVERYWHERE, ...own].sort((a, b) => a - b).map((number) => `${number}-${suit}`);
  }),
  'wish',
  'no-twos',
  'no-fives',
];
export const kindOf = (card: string): number => NAMES.indexOf(card);

export const ROWS = [2, 3, 4, 5, 6, 7, 8, 9, 11, 13] as const;
/** The answers of the naming, in the order of the keys. */
export const ANSWERS = ['2', '3', '4', '5', '6', '7', '8', '9', '11', '13', 'joker', 'colour'] as const;
export type Answer = (typeof ANSWERS)[number];
/** What the story tells about an answer: the two cards, what was said, and what would have been right. */
export interface Answered {
  left: string;
  right: string;
  answer: string;
  answers: string[];
}

export function explain(a: string, b: string, bars: readonly number[] = []): WhyView {
  const left = read(a);
  const right = read(b);
  if (!left || !right) return { level: 0, rows: [], barred: [], joker: false, colour: false };
  const joker = left.number === 1 || right.number === 1;
  const common = joker ? [] : ROWS.filter((row) => left.number % row === 0 && right.number % row === 0);
  const rows = common.filter((row) => !bars.includes(row));
  const colour = left.suit === right.suit;
  return {
    level: Number(colour) + Number(joker || rows.length > 0),
    rows,
    barred: common.filter((row) => bars.includes(row)),
    joker,
    colour,
  };
}
