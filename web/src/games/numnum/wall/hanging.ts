// How large the cards of hanging rows can be. All rows hang side by side to the end: where one is gone the others get its
// room and grow, up to twice their size. A table that empties is not to look deserted, and nobody has to look for a row anew.
const RATIO = 0.75;
/** A slip is never lower than its number, and shows this share of a card at least where there is room, and at most. */
export const LEAST = 13.5;
const SHARE = 0.26;
const MOST = 0.55;
export const GAP = 3;
/** An empty place is only a gap where a row was. */
export const EMPTY = 19;
const GROWN = 2;
/** No card is wider than in a hand on a large screen. */
export const WIDEST = 136;

const widthOf = (rows: readonly number[], card: number) =>
  rows.reduce((sum, height) => sum + (height ? card : Math.min(card, EMPTY)) + GAP, -GAP);
const heightOf = (rows: readonly number[], card: number) => {
  const tallest = Math.max(0, ...rows);
  return tallest ? card / RATIO + (tallest - 1) * Math.max(LEAST, card * SHARE) : 0;
};

/** How wide the cards are of rows with so many cards each, in a field of this size. */
export function hanging(heights: readonly number[], width: number, height: number): number {
  const plain = Math.max(20, Math.min(WIDEST, (width - (heights.length - 1) * GAP) / heights.length));
  for (let card = Math.floor(Math.min(WIDEST, plain * GROWN)); card > plain; card--)
    if (widthOf(heights, card) <= width && heightOf(heights, card) <= height) return card;
  const strips = Math.max(4, ...heights.map((cards) => cards - 1));
  return Math.max(20, Math.min(plain, (height - strips * LEAST) * RATIO));
}

/** How much shows of a covered card: what the height leaves to the tallest row. */
export function stepOf(heights: readonly number[], card: number, height: number): number {
  const strips = Math.max(1, ...heights.map((cards) => cards - 1));
  return Math.max(LEAST, Math.min((height - card / RATIO) / strips, card * MOST));
}
