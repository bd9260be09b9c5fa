// The NumNum deck by name ("12-triangle", "wish", "no-twos"), and the names of the answers; both as in material.py and
// naming.py.
export const SUITS = ['triangle', 'circle', 'square', 'diamond'] as const;
export type Suit = (typeof SUITS)[number];
export const isSuit = (word: string): word is Suit => (SUITS as readonly string[]).includes(word);

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

/** Returns number and suit, or null for the three special cards. */
export function read(card: string): NumberCard | null {
  const [number, suit] = card.split('-');
  return /^\d+$/.test(number ?? '') ? { number: Number(number), suit: suit as Suit } : null;
}

/** The possible answers, in the order of the keys. */
export const ANSWERS = ['2', '3', '4', '5', '6', '7', '8', '9', '11', '13', 'joker', 'colour'] as const;
export type Answer = (typeof ANSWERS)[number];

/** All rows that can be named. */
export const ROWS = ANSWERS.map(Number).filter((row) => row > 0);

/** An answer as the story tells it: the two cards, what was said, and what was right. */
export interface Answered {
  left: string;
  right: string;
  answer: string;
  answers: string[];
}
