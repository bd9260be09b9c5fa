// How large the cards of hanging rows can be. With few cards left they grow, up to twice their size, and may hang in two
// lines: a table that empties is not to look deserted.
const RATIO = 0.75;
/** A slip is never lower than its number, and shows at least this share of a card where there is room. */
export const LEAST = 13.5;
const SHARE = 0.26;
export const GAP = 3;
/** Between two lines, and of an empty place: that is only a gap where a row was. */
const BETWEEN = 15;
export const EMPTY = 19;
const GROWN = 2;
/** No card is wider than in a hand on a large screen. */
export const WIDEST = 136;
/** On a wide screen rows lie from left to right until so few cards are left in each that they are larger when they hang. */
export const SHORT = 9;

export interface Hanging {
  card: number;
  /** How many rows hang in the first line. */
  first: number;
}

const widthOf = (rows: readonly number[], card: number) =>
  rows.reduce((sum, height) => sum + (height ? card : Math.min(card, EMPTY)) + GAP, -GAP);
const heightOf = (rows: readonly number[], card: number) => {
  const tallest = Math.max(0, ...rows);
  return tallest ? card / RATIO + (tallest - 1) * Math.max(LEAST, card * SHARE) : 0;
};

/** The rows as they hang, `heights` cards each, in a field of this size. */
export function hanging(heights: readonly number[], width: number, height: number): Hanging {
  const plain = Math.max(20, Math.min(WIDEST, (width - (heights.length - 1) * GAP) / heights.length));
  const filled = heights.filter(Boolean).length;
  // Two lines get as many rows that still hang, or one more above.
  let first = 0;
  for (let hung = 0; first < heights.length && hung < Math.ceil(filled / 2); first++) if (heights[first]) hung++;
  const upper = heights.slice(0, first);
  const lower = heights.slice(first);
  const one = (card: number) => widthOf(heights, card) <= width && heightOf(heights, card) <= height;
  const two = (card: number) =>
    Math.max(widthOf(upper, card), widthOf(lower, card)) <= width &&
    heightOf(upper, card) + BETWEEN + heightOf(lower, card) <= height;
  for (let card = Math.floor(Math.min(WIDEST, plain * GROWN)); card > plain; card--) {
    if (one(card)) return { card, first: heights.length };
    if (filled > 1 && two(card)) return { card, first };
  }
  const strips = Math.max(4, ...heights.map((cards) => cards - 1));
  return { card: Math.max(20, Math.min(plain, (height - strips * LEAST) * RATIO)), first: heights.length };
}

/** How much shows of a covered card: what the height leaves to the tallest row of each line. */
export function stepOf(heights: readonly number[], { card, first }: Hanging, height: number): number {
  const lines = [heights.slice(0, first), heights.slice(first)].filter((line) => line.some(Boolean));
  const strips = lines.reduce((sum, line) => sum + Math.max(0, Math.max(...line) - 1), 0);
  const left = height - (lines.length * card) / RATIO - (lines.length - 1) * BETWEEN;
  return Math.max(LEAST, Math.min(left / Math.max(1, strips), card * 0.42));
}
